import { isWithinReach } from '@profile-search/contract/hiring/job-drafts'
import { dayIn } from '@profile-search/contract/platform/site-time'
import type { Db } from '@profile-search/db/client'
import { malformed } from '#platform/refusal.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'

/**
 * Refuses a last day that is over, that is further ahead than the site settings allow, or that comes before the day on
 * which the job would open.
 */
export async function refuseTooLong(db: Db, closesOn: string, opensAt: Date | null = null) {
	const { longestOpenDays, timeZone } = await findSiteSettings(db)
	if (!isWithinReach(closesOn, longestOpenDays, dayIn(timeZone))) {
		const message = `Please choose a day from today to ${longestOpenDays} days ahead.`
		throw malformed(message, { closesOn: message })
	}
	if (opensAt && dayIn(timeZone, opensAt) > closesOn) {
		const message = 'It would open after its last day.'
		throw malformed(message, { publishAt: message })
	}
}
