import { fullName } from '@profile-search/contract/accounts/full-name'
import { ListOrder } from '@profile-search/contract/http/lists'
import { PeopleFacet, listCandidates } from '@profile-search/contract/profiles/candidates'
import { useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { personMark } from '#features/matching/fit/fit-mark.tsx'
import { JobChoice } from '#features/matching/fit/job-choice.tsx'
import { loadChosenJob, scorePeople } from '#features/matching/fit/load-fit.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { SaveSearch } from '#features/matching/saved/save-search.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { useSavedSearches } from '#features/matching/saved/saved-searches.ts'
import { PersonLine } from '#features/profiles/person-line.tsx'
import { kmIn } from '#features/search/facets/address.ts'
import { Relax } from '#features/search/facets/relax.tsx'
import { SearchList } from '#features/search/facets/search-list.tsx'
import { RecentViews } from '#features/search/recent/recent-views.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/list.ts'

export const meta = () => [
	{ title: `${i18n.t('people.title')} · ${i18n.t('site.name')}` },
	{ name: 'description', content: i18n.t('site.tagline') },
]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const chosen = Object.fromEntries(
		PeopleFacet.options.map((facet) => [facet, search.getAll(facet).join(',')]),
	)
	const [people] = await Promise.all([
		load(args, listCandidates, {
			query: {
				...chosen,
				page: pageIn(search),
				query: search.get('query')?.slice(0, 120) ?? '',
				order: ListOrder.safeParse(search.get('order')).data,
				km: kmIn(search),
			},
		}),
		// The scores need it as well, so it is asked for while the list is on its way.
		loadChosenJob(args),
	])
	const [saved, fit] = await Promise.all([
		savedAmong(args, 'person', people.items),
		scorePeople(args, people.items),
	])
	return { people, saved, fit }
}

export default function EmployeeList({ loaderData: { people, saved, fit } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const [search] = useSearchParams()
	const isScored = visitor?.userType === 'employer' && visitor.status === 'approved'
	const scores = isScored && fit?.scores
	const isFiltered = search.size > 0
	const facets = people.facets.flatMap(({ name, choices }) => {
		const known = PeopleFacet.safeParse(name).data
		return known ? [{ name: known, choices }] : []
	})

	return (
		<Page
			isDense
			isLeadShort
			title={t('people.title')}
			companion={t('people.companion')}
			isLeadCount
			lead={`${t('people.found', { count: people.total })}. ${visitor ? '' : t('people.visitor')}`}
		>
			<SearchList
				facets={facets}
				findSaved={useSavedSearches('people')}
				isRounded={people.isRounded}
				hasDistance={people.hasDistance}
				total={people.total}
				placeholder={t('people.queryPlaceholder')}
				action={t('people.show')}
			>
				{people.items.length > 0 && <SaveSearch list="people" facets={facets} />}
				{scores && <JobChoice label={t('matches.scoreFor')} chosen={fit.chosen.id} jobs={fit.jobs} />}
				{people.items.map((person) => (
					<PersonLine
						key={person.id}
						person={person}
						mark={personMark(scores, person.id)}
						action={
							saved && (
								<SaveButton kind="person" subjectId={person.id} name={fullName(person)} saved={saved} />
							)
						}
					/>
				))}
				{people.items.length === 0 && (
					<>
						<Notice title={t(isFiltered ? 'people.nothing' : 'people.nothingYet')}>
							<Relax relax={people.relax} />
							{isFiltered ? t('people.nothingText') : t('people.visitor')}
						</Notice>
						{isFiltered && <SaveSearch list="people" facets={facets} />}
					</>
				)}
				<Pager page={people.page} pages={people.pages} />
				<RecentViews kind="person" />
			</SearchList>
		</Page>
	)
}
