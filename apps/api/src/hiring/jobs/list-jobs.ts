import type { JobFacet } from '@profile-search/contract/hiring/jobs'
import type { ListOrder } from '@profile-search/contract/http/lists'
import type { Db } from '@profile-search/db/client'
import type { Matcher } from '#platform/context/matcher.ts'
import { jobFacets } from '#search/index/facets/jobs.ts'
import { inOrder, searchList, type ListFilter } from '#search/index/lists/search-list.ts'
import { findOwnPlace } from '#search/index/own-place.ts'
import { listOpenJobCards } from './queries.ts'

/** Open jobs, as searched and filtered; the database checks again that each is open. */
export async function listJobs(
	db: Db,
	matcher: Matcher,
	filter: Omit<ListFilter<JobFacet>, 'order'> & { order?: ListOrder | undefined },
	clientKey: string,
	accountId?: string,
) {
	const order = filter.order ?? (filter.query ? 'relevance' : 'newest')
	const { ids, ...page } = await searchList(
		db,
		matcher,
		'jobs',
		jobFacets,
		{ ...filter, order },
		{
			clientKey,
			level: 0,
			hidden: [],
			placeId: await findOwnPlace(db, accountId),
		},
	)
	return { ...page, items: inOrder(ids, await listOpenJobCards(db, ids)) }
}
