import { JobFacet, listJobs } from '@profile-search/contract/hiring/jobs'
import { ListOrder } from '@profile-search/contract/http/lists'
import { useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { JobLine } from '#features/hiring/jobs/job-line.tsx'
import { jobMark } from '#features/matching/fit/fit-mark.tsx'
import { scoreJobs } from '#features/matching/fit/load-fit.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { SaveSearch } from '#features/matching/saved/save-search.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { useSavedSearches } from '#features/matching/saved/saved-searches.ts'
import { kmIn } from '#features/search/facets/address.ts'
import { Relax } from '#features/search/facets/relax.tsx'
import { SearchList } from '#features/search/facets/search-list.tsx'
import { RecentViews } from '#features/search/recent/recent-views.tsx'
import { feedLinks, sharedMeta } from '#outside/meta.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/list.ts'

export const meta: Route.MetaFunction = ({ matches, location }) => [
	...sharedMeta(matches, { title: i18n.t('jobs.title'), description: i18n.t('site.tagline'), path: '/jobs' }),
	...feedLinks(new URLSearchParams(location.search)),
]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const query = search.get('query')?.slice(0, 120) ?? ''
	const chosen = Object.fromEntries(JobFacet.options.map((facet) => [facet, search.getAll(facet).join(',')]))
	const jobs = await load(args, listJobs, {
		query: {
			...chosen,
			query,
			page: pageIn(search),
			order: ListOrder.safeParse(search.get('order')).data ?? (query ? 'relevance' : 'newest'),
			km: kmIn(search),
		},
	})
	const [saved, scores] = await Promise.all([
		savedAmong(args, 'job', jobs.items),
		scoreJobs(args, jobs.items),
	])
	return { jobs, saved, scores }
}

export default function Jobs({ loaderData: { jobs, saved, scores } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const query = search.get('query') ?? ''
	const isFiltered = search.size > 0
	// The town that was searched for, for the distance on the page of a job.
	const [near, ...more] = search.getAll('place').join(',').split(',')
	const from = near && more.length === 0 ? `from=list&near=${near}` : 'from=list'
	const facets = jobs.facets.flatMap(({ name, choices }) => {
		const known = JobFacet.safeParse(name).data
		return known ? [{ name: known, choices }] : []
	})

	return (
		<Page
			isDense
			isLeadShort
			title={t('jobs.title')}
			companion={t('jobs.companion')}
			isLeadCount
			lead={query ? t('jobs.foundFor', { count: jobs.total, query }) : t('jobs.found', { count: jobs.total })}
		>
			<SearchList
				facets={facets}
				findSaved={useSavedSearches('jobs')}
				isRounded={jobs.isRounded}
				hasDistance={jobs.hasDistance}
				total={jobs.total}
				placeholder={t('jobs.queryPlaceholder')}
				action={t('jobs.show')}
			>
				{jobs.items.length > 0 && <SaveSearch list="jobs" facets={facets} />}
				{jobs.items.map((job) => (
					<JobLine
						key={job.id}
						heading="h2"
						job={job}
						href={`/jobs/${job.id}?${from}`}
						mark={jobMark(scores, job.id, `/jobs/${job.id}?${from}`)}
						action={saved && <SaveButton kind="job" subjectId={job.id} name={job.title} saved={saved} />}
					/>
				))}
				{jobs.items.length === 0 && (
					<>
						<Notice title={t(isFiltered ? 'jobs.nothing' : 'jobs.nothingYet')}>
							<Relax relax={jobs.relax} />
							{t(isFiltered ? 'jobs.nothingText' : 'jobs.nothingYetText')}
						</Notice>
						{isFiltered && <SaveSearch list="jobs" facets={facets} />}
					</>
				)}
				<Pager page={jobs.page} pages={jobs.pages} />
				<RecentViews kind="job" />
			</SearchList>
		</Page>
	)
}
