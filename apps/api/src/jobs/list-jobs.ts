import type { JobFacet } from '@profile-search/contract/jobs'
import type { Db } from '@profile-search/db/client'
import type { Matcher } from '../match-index/matcher.ts'
import { inOrder, searchList, type ListFilter } from '../match-index/search-list.ts'
import { jobFacets } from './facets.ts'
import { listOpenJobCards } from './queries.ts'

/** Open jobs, as searched and narrowed down; the database says once more that each is open. */
export async function listJobs(db: Db, matcher: Matcher, filter: ListFilter<JobFacet>) {
	const { ids, ...page } = await searchList(db, matcher, 'jobs', jobFacets, filter, 0)
	return { ...page, items: inOrder(ids, await listOpenJobCards(db, ids)) }
}
