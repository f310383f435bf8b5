import type { JobFacet } from '@profile-search/contract/hiring/jobs'
import type { ListOrder } from '@profile-search/contract/http/lists'
import type { Db } from '@profile-search/db/client'
import type { Matcher } from '#platform/context/matcher.ts'
import { jobFacets } from '#search/index/facets/jobs.ts'
import { searchList, type ListFilter, type Reader } from '#search/index/lists/search-list.ts'
import { listOpenJobCards } from './queries.ts'

/** The filter with the order that suits it, where none is asked for. */
export function withOrder<Filter extends { query: string; order?: ListOrder | undefined }>(filter: Filter) {
	const order: ListOrder = filter.order ?? (filter.query ? 'relevance' : 'newest')
	return { ...filter, order }
}

/** Open jobs, as searched and filtered; the database checks again that each is open. */
export function listJobs(db: Db, matcher: Matcher, filter: ListFilter<JobFacet>, reader: Reader) {
	return searchList(db, matcher, 'jobs', jobFacets, filter, reader, (ids) => listOpenJobCards(db, ids))
}
