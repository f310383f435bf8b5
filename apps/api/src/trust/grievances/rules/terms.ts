import type { GrievanceTerms } from '@profile-search/contract/trust/grievances'
import type { Db } from '@profile-search/db/client'
import type { siteSettings } from '@profile-search/db/schema/platform/site'
import { findSiteSettings } from '#platform/settings/queries.ts'

/** The officer and the period of each step, from the site settings. */
export async function findTerms(db: Db): Promise<GrievanceTerms> {
	return termsOf(await findSiteSettings(db))
}

function termsOf(settings: typeof siteSettings.$inferSelect): GrievanceTerms {
	return {
		officer: {
			name: settings.officerName,
			email: settings.officerEmail,
			phone: settings.officerPhone,
			address: settings.officerAddress,
		},
		acknowledgeHours: settings.acknowledgeHours,
		resolveHours: {
			ordinary: settings.ordinaryHours,
			listed: settings.listedHours,
			order: settings.orderHours,
			intimate: settings.intimateHours,
			rights: settings.rightsHours,
		},
		reopenDays: settings.reopenDays,
		appealDays: settings.appealDays,
		appealUrl: settings.appealUrl,
	}
}
