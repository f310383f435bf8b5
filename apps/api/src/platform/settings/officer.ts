import type { siteSettings } from '@profile-search/db/schema/platform/site'

/** The contact for personal data, named in every answer about it (DPDP Rules, rule 9). */
export function officerOf({
	officerName,
	officerEmail,
	contactEmail,
	companyName,
}: typeof siteSettings.$inferSelect) {
	return [officerName ?? companyName, officerEmail ?? contactEmail].filter(Boolean).join(', ')
}
