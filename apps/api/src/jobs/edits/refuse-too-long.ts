import { isWithinReach } from '@profile-search/contract/job-drafts'
import type { Db } from '@profile-search/db/client'
import { malformed } from '../../refusal.ts'
import { findSiteSettings } from '../../site/queries.ts'

/** Refuses a last day that is further away than the settings of the site allow. */
export async function refuseTooLong(db: Db, closesOn: string) {
	const { longestOpenDays } = await findSiteSettings(db)
	if (isWithinReach(closesOn, longestOpenDays)) return
	const message = `Please choose a day from today to ${longestOpenDays} days ahead.`
	throw malformed(message, { closesOn: message })
}
