import { Button } from '@mantine/core'
import { AdviceArea, listAdvisers } from '@profile-search/contract/profiles/sections'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { AdviserLine } from '#features/profiles/adviser-line.tsx'
import { i18n } from '#text/i18n.ts'
import { ListFilter } from '#ui/form/list-filter.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/list.ts'

export const meta = () => [{ title: `${i18n.t('advisers.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const query = {
		page: search.get('page') ?? 1,
		words: search.get('words')?.slice(0, 120) ?? '',
		area: AdviceArea.safeParse(search.get('area')).data,
	}
	const advisers = await load(args, listAdvisers, { query })
	return { advisers, saved: await savedAmong(args, 'adviser', advisers.items) }
}

export default function AdviserList({ loaderData: { advisers, saved } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const isFiltered = search.has('words') || search.has('area')

	return (
		<Page
			title={t('advisers.title')}
			companion={t('advisers.companion')}
			lead={t('advisers.found', { count: advisers.total })}
			actions={
				<Button component={Link} to="/advisory-edit" variant="default">
					{t('advisers.offer')}
				</Button>
			}
		>
			<ListFilter
				placeholder={t('advisers.wordsPlaceholder')}
				action={t('advisers.show')}
				choice={{
					name: 'area',
					label: t('advisers.choice'),
					any: t('advisers.any'),
					options: AdviceArea.options.map((option) => (
						<option key={option} value={option}>
							{t(`values.adviceArea.${option}`)}
						</option>
					)),
				}}
			/>
			{advisers.items.map((adviser) => (
				<AdviserLine
					key={adviser.id}
					adviser={adviser}
					action={
						saved && <SaveButton kind="adviser" subjectId={adviser.id} name={adviser.name} saved={saved} />
					}
				/>
			))}
			{advisers.items.length === 0 && (
				<Notice title={t(isFiltered ? 'advisers.nothing' : 'advisers.nothingYet')}>
					{t(isFiltered ? 'advisers.nothingText' : 'advisers.nothingYetText')}
				</Notice>
			)}
			<Pager page={advisers.page} pages={advisers.pages} />
		</Page>
	)
}
