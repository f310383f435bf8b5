import type { Details } from '@profile-search/contract/http/endpoint'
import { listMergeable, MergeKind, previewMerge } from '@profile-search/contract/trust/merges'
import { data, Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { FilterField, FilterForm } from '#ui/form/filter-form.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ListLine } from '#ui/line/list-line.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/merge.ts'
import { MergeComparison } from './merge-comparison.tsx'
import { MergeForm } from './merge-form.tsx'
import { statusText } from './merge-text.ts'

export const meta = () => [{ title: `${i18n.t('adminMerges.start')} · ${i18n.t('site.name')}` }]

const anId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

export async function loader(args: Route.LoaderArgs) {
	const kind = MergeKind.safeParse(args.params.kind).data
	if (!kind) throw data(i18n.t('adminMerges.cannot'), { status: 404 })
	const { keptId } = args.params
	const said = args.url.searchParams.get('duplicate') ?? ''
	// Accepts a pasted page address too, by the ID in it.
	const duplicateId = said.match(anId)?.at(-1)
	const found = await load(args, listMergeable, { params: { kind, subjectId: keptId } })
	const preview = duplicateId
		? await load(args, previewMerge, { query: { kind, keptId, duplicateId } })
		: null
	return { kind, preview, ...found }
}

type Loaded = Route.ComponentProps['loaderData']

export default function Merge({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { subject, preview } = loaderData
	return (
		<Page
			title={t('adminMerges.mergeTitle', { name: subject.name })}
			lead={t('adminMerges.lead')}
			actions={<Link to="/admin/merges">{t('adminMerges.title')}</Link>}
		>
			{preview ? <Comparison {...loaderData} preview={preview} /> : <Choice {...loaderData} />}
		</Page>
	)
}

function Choice({ kind, items }: Loaded) {
	const { t } = useTranslation()
	return (
		<>
			<Section title={t('adminMerges.likely')}>
				{items.length === 0 && <p>{t('adminMerges.noneLikely')}</p>}
				{items.map((item) => (
					<ListLine
						key={item.id}
						title={item.name}
						heading="h3"
						href={`?duplicate=${item.id}`}
						texts={[item.about]}
						facts={[statusText(kind, item.status), t('adminMerges.since', { date: date(item.createdAt) })]}
					/>
				))}
			</Section>
			<Section title={t('adminMerges.choose')}>
				<FilterForm action={t('adminMerges.show')} names={['duplicate']}>
					<FilterField name="duplicate" label={t('adminMerges.other')} />
				</FilterForm>
			</Section>
		</>
	)
}

function Comparison({ kind, preview }: Loaded & { preview: Details<typeof previewMerge> }) {
	const { t } = useTranslation()
	const { kept, duplicate, problem, moves } = preview
	return (
		<>
			<MergeComparison kind={kind} preview={preview} />
			{problem ? (
				<Notice tone="bad" title={t('adminMerges.cannot')}>
					{problem}
				</Notice>
			) : (
				<>
					<Section title={t('adminMerges.moves')}>
						{moves.length === 0 && <p>{t('adminMerges.noMoves')}</p>}
						{moves.length > 0 && <Moves moves={moves} />}
					</Section>
					<Section title={t('adminMerges.reasonTitle')}>
						<Stack gap={16}>
							<p>{t(kind === 'person' ? 'adminMerges.afterPerson' : 'adminMerges.afterJob')}</p>
							<MergeForm kind={kind} keptId={kept.id} duplicateId={duplicate.id} />
						</Stack>
					</Section>
				</>
			)}
		</>
	)
}

function Moves({ moves }: Pick<Details<typeof previewMerge>, 'moves'>) {
	const { t } = useTranslation()
	return (
		<ul>
			{moves.map(({ share, count, stays }) => (
				<li key={share}>
					{t(`adminMerges.shares.${share}`)}: <strong>{count}</strong>
					{stays > 0 && ` · ${t('adminMerges.stays', { count: stays })}`}
				</li>
			))}
		</ul>
	)
}
