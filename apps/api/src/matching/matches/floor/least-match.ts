import type { Db } from '@profile-search/db/client'
import { remember } from '#platform/concurrency/remember.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'

/** The least total that is called a match, as it was decided at most a second ago. */
export function rememberLeastMatch(db: Db) {
	return remember(1, async () => (await findSiteSettings(db)).leastMatch)
}
