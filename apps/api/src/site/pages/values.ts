import type { Db } from '@profile-search/db/client'
import { findSiteSettings } from '#platform/settings/queries.ts'
import type { Values } from './present.ts'

/** The current values for the placeholders in texts, from the site settings. */
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
