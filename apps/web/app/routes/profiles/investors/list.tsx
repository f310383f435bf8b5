import { Button } from '@mantine/core'
import { Sector, listInvestors } from '@profile-search/contract/profiles/sections'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { InvestorLine } from '#features/profiles/investor-line.tsx'
import { i18n } from '#text/i18n.ts'
import { ListFilter } from '#ui/form/list-filter.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/list.ts'

export const meta = () => [{ title: `${i18n.t('investors.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const query = {
		page: search.get('page') ?? 1,
		words: search.get('words')?.slice(0, 120) ?? '',
		sector: Sector.safeParse(search.get('sector')).data,
	}
	const investors = await load(args, listInvestors, { query })
	return { investors, saved: await savedAmong(args, 'investor', investors.items) }
}

export default function InvestorList({ loaderData: { investors, saved } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const isFiltered = search.has('words') || search.has('sector')

	return (
		<Page
			title={t('investors.title')}
			companion={t('investors.companion')}
			lead={t('investors.found', { count: investors.total })}
			actions={
				<Button component={Link} to="/investor-edit" variant="default">
					{t('investors.offer')}
				</Button>
			}
		>
			<ListFilter
				placeholder={t('investors.wordsPlaceholder')}
				action={t('investors.show')}
				choice={{
					name: 'sector',
					label: t('investors.choice'),
					any: t('investors.any'),
					options: Sector.options.map((option) => (
						<option key={option} value={option}>
							{t(`values.sector.${option}`)}
						</option>
					)),
				}}
			/>
			{investors.items.map((investor) => (
				<InvestorLine
					key={investor.id}
					investor={investor}
					action={
						saved && <SaveButton kind="investor" subjectId={investor.id} name={investor.name} saved={saved} />
					}
				/>
			))}
			{investors.items.length === 0 && (
				<Notice title={t(isFiltered ? 'investors.nothing' : 'investors.nothingYet')}>
					{t(isFiltered ? 'investors.nothingText' : 'investors.nothingYetText')}
				</Notice>
			)}
			<Pager page={investors.page} pages={investors.pages} />
		</Page>
	)
}
