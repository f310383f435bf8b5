import type { Db } from '@profile-search/db/client'
import { findSiteSettings } from '#platform/settings/queries.ts'
import type { Values } from './present.ts'

/** What stands in texts for values of the site settings. */
export async function valuesOf(db: Db): Promise<Values> {
	const settings = await findSiteSettings(db)
	return {
		siteName: settings?.companyName ?? 'Profile Search',
		contactEmail: settings?.contactEmail ?? null,
		contactPhone: settings?.contactPhone ?? null,
		officerName: settings?.officerName ?? settings?.companyName ?? 'Profile Search',
		officerEmail: settings?.officerEmail ?? settings?.contactEmail ?? null,
	}
}
