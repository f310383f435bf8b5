import type { JobFacet } from '@profile-search/contract/hiring/jobs'
import type { ListOrder } from '@profile-search/contract/http/lists'
import type { RouteContext } from '#platform/context/context.ts'
import { jobFacets } from '#search/index/facets/jobs.ts'
import { searchList, type ListFilter, type Reader } from '#search/index/lists/search-list.ts'
import { listOpenJobCards } from './queries.ts'

/** The filter with the order that suits it, where none is asked for. */
export function withOrder<Filter extends { query: string; order?: ListOrder | undefined }>(filter: Filter) {
	const order: ListOrder = filter.order ?? (filter.query ? 'relevance' : 'newest')
	return { ...filter, order }
}

/** Open jobs, as searched and filtered; the database checks again that each is open. */
export function listJobs(
	{ db, matcher, reads }: Pick<RouteContext, 'db' | 'matcher' | 'reads'>,
	filter: ListFilter<JobFacet>,
	reader: Reader,
) {
	return searchList(db, matcher, 'jobs', jobFacets, filter, reader, (ids) =>
		reads.read((from) => listOpenJobCards(from, ids)),
	)
}
