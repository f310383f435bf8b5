import { defaultTimeZone } from '@profile-search/contract/platform/site-time'
import type { Db } from '@profile-search/db/client'
import { siteSettings } from '@profile-search/db/schema/platform/site'

/** The site settings, in one query; the defaults where nothing was ever set. */
export async function findSiteSettings(db: Db): Promise<typeof siteSettings.$inferSelect> {
	const [settings] = await db.select().from(siteSettings)
	return settings ?? asItComes
}

/** The defaults of the table. */
const asItComes: typeof siteSettings.$inferSelect = {
	id: 1,
	companyName: 'Profile Search',
	companyLogo: '/logo.svg',
	timeZone: defaultTimeZone,
	contactEmail: null,
	contactPhone: null,
	officerName: null,
	officerEmail: null,
	officerPhone: null,
	officerAddress: null,
	appealUrl: 'https://gac.gov.in',
	acknowledgeHours: 24,
	ordinaryHours: 168,
	listedHours: 36,
	orderHours: 3,
	intimateHours: 2,
	reopenDays: 30,
	appealDays: 30,
	applicationsADay: 100,
	firstContactsADay: 20,
	jobInvitationsADay: 20,
	longestOpenDays: 90,
	reviewedJobs: 2,
	freezeAbove: 5,
	spreadStrength: 25,
	leastMatch: 35,
	rightsHours: 720,
	returnDays: 7,
	sealedDays: 365,
	shareDays: 365,
	inactiveYears: 3,
	announcesJobs: false,
	version: 1,
}
