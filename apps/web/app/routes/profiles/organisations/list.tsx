import { ListOrder } from '@profile-search/contract/http/lists'
import { OrganisationFacet, listOrganisations } from '@profile-search/contract/profiles/organisations'
import { useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { SaveSearch } from '#features/matching/saved/save-search.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { useSavedSearches } from '#features/matching/saved/saved-searches.ts'
import { OrganisationLine } from '#features/profiles/organisation-line.tsx'
import { kmIn } from '#features/search/facets/address.ts'
import { Relax } from '#features/search/facets/relax.tsx'
import { SearchList } from '#features/search/facets/search-list.tsx'
import { RecentViews } from '#features/search/recent/recent-views.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/list.ts'

export const meta = () => [
	{ title: `${i18n.t('organisations.title')} · ${i18n.t('site.name')}` },
	{ name: 'description', content: i18n.t('site.tagline') },
]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const chosen = Object.fromEntries(
		OrganisationFacet.options.map((facet) => [facet, search.getAll(facet).join(',')]),
	)
	const query = {
		...chosen,
		page: pageIn(search),
		query: search.get('query')?.slice(0, 120) ?? '',
		order: ListOrder.safeParse(search.get('order')).data,
		km: kmIn(search),
	}
	const organisations = await load(args, listOrganisations, { query })
	return { organisations, saved: await savedAmong(args, 'organisation', organisations.items) }
}

export default function EmployerList({ loaderData: { organisations, saved } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const isFiltered = search.size > 0
	const facets = organisations.facets.flatMap(({ name, choices }) => {
		const known = OrganisationFacet.safeParse(name).data
		return known ? [{ name: known, choices }] : []
	})

	return (
		<Page
			isDense
			isLeadShort
			title={t('organisations.title')}
			companion={t('organisations.companion')}
			isLeadCount
			lead={t('organisations.found', { count: organisations.total })}
		>
			<SearchList
				facets={facets}
				findSaved={useSavedSearches('organisations')}
				isRounded={organisations.isRounded}
				hasDistance={organisations.hasDistance}
				total={organisations.total}
				placeholder={t('organisations.queryPlaceholder')}
				action={t('organisations.show')}
			>
				{organisations.items.length > 0 && <SaveSearch list="organisations" facets={facets} />}
				{organisations.items.map((organisation) => (
					<OrganisationLine
						key={organisation.id}
						organisation={organisation}
						action={
							saved && (
								<SaveButton
									kind="organisation"
									subjectId={organisation.id}
									name={organisation.name}
									saved={saved}
								/>
							)
						}
					/>
				))}
				{organisations.items.length === 0 && (
					<>
						<Notice title={t(isFiltered ? 'organisations.nothing' : 'organisations.nothingYet')}>
							<Relax relax={organisations.relax} />
							{isFiltered && t('organisations.nothingText')}
						</Notice>
						{isFiltered && <SaveSearch list="organisations" facets={facets} />}
					</>
				)}
				<Pager page={organisations.page} pages={organisations.pages} />
				<RecentViews kind="organisation" />
			</SearchList>
		</Page>
	)
}
