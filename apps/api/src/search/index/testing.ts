import type { DirectoryQuery } from '@profile-search/matching/directory/types'

/** A query that finds everyone. */
export const everyone: DirectoryQuery = {
	text: '',
	chosen: {},
	level: 2,
	hidden: [],
	order: 'relevance',
	offset: 0,
	limit: 50,
	counted: [],
}
