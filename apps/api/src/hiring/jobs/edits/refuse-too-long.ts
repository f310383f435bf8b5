import { isWithinReach } from '@profile-search/contract/hiring/job-drafts'
import { dayIn } from '@profile-search/contract/platform/site-time'
import type { Db } from '@profile-search/db/client'
import { malformedAt } from '#platform/refusal.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'

/**
 * Refuses a last day that is over, that is further ahead than the site settings allow, or that comes before the day on
 * which the job would open.
 */
export async function refuseTooLong(db: Db, closesOn: string, opensAt: Date | null = null) {
	const { longestOpenDays, timeZone } = await findSiteSettings(db)
	if (!isWithinReach(closesOn, longestOpenDays, dayIn(timeZone)))
		throw malformedAt('closesOn', 'hiringRefusals.dayTooFar', { days: longestOpenDays })
	if (opensAt && dayIn(timeZone, opensAt) > closesOn)
		throw malformedAt('publishAt', 'hiringRefusals.opensTooLate')
}
