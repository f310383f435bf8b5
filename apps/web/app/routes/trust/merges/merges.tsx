import type { Details } from '@profile-search/contract/http/endpoint'
import { listMerges } from '@profile-search/contract/trust/merges'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { RecordLine } from '#ui/line/record-line.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { date, moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/merges.ts'
import { sendUndo } from './undo-merge.ts'

export const meta = () => [{ title: `${i18n.t('adminMerges.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const list = await load(args, listMerges, { query: { page: pageIn(args.url.searchParams) } })
	// Taken on the server, so that hydration shows the same time.
	return { list, now: Date.now() }
}

type Merge = Details<typeof listMerges>['items'][number]

export default function Merges({ loaderData: { list, now } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('adminMerges.title')}
			companion={t('adminMerges.companion')}
			lead={t('adminMerges.lead')}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			<Notice
				title={list.items.length === 0 ? t('adminMerges.none') : t('adminMerges.start')}
				action={<Link to="/admin/accounts">{t('adminMerges.toAccounts')}</Link>}
			>
				{t('adminMerges.begin')}
			</Notice>
			{list.items.map((merge) => (
				<Line key={merge.id} merge={merge} now={now} />
			))}
			<Pager page={list.page} pages={list.pages} />
		</Page>
	)
}

function Line({ merge, now }: { merge: Merge; now: number }) {
	const { t } = useTranslation()
	const { kind, keptId, keptName, duplicateName, actorName, reason, createdAt, undoneAt, undoUntil } = merge
	const hours = undoUntil ? Math.max(1, Math.floor((Date.parse(undoUntil) - now) / 3_600_000)) : 0
	const name = keptName ?? t('adminMerges.someone')
	return (
		<RecordLine
			title={<Link to={kind === 'person' ? `/admin/accounts/${keptId}` : `/jobs/${keptId}`}>{name}</Link>}
			aside={`${t(`adminMerges.kind.${kind}`)} · ${moment(createdAt)}`}
			foot={
				<>
					<span>{stateOf(undoneAt, hours)}</span>
					{hours > 0 && <UndoButton mergeId={merge.id} name={name} />}
				</>
			}
		>
			<p>
				{t('adminMerges.from', {
					name: duplicateName ?? t('adminMerges.someone'),
					actor: actorName ?? t('adminMerges.someone'),
				})}
			</p>
			<p>{reason}</p>
		</RecordLine>
	)
}

function stateOf(undoneAt: string | null, hours: number) {
	if (undoneAt) return i18n.t('adminMerges.undone', { date: date(undoneAt) })
	return hours > 0 ? i18n.t('adminMerges.hours', { count: hours }) : i18n.t('adminMerges.final')
}

function UndoButton({ mergeId, name }: { mergeId: string; name: string }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const undo = async () => {
		await sendUndo(mergeId)
		setOpen(false)
		await revalidate()
	}
	return (
		<>
			<Button
				variant="default"
				aria-label={`${t('adminMerges.undo')}: ${name}`}
				onClick={() => setOpen(true)}
			>
				{t('adminMerges.undo')}
			</Button>
			<AskSure
				isOpen={isOpen}
				title={`${t('adminMerges.undo')}: ${name}`}
				question={t('adminMerges.undoQuestion')}
				yes={t('adminMerges.undoYes')}
				onYes={undo}
				onClose={() => setOpen(false)}
			/>
		</>
	)
}
