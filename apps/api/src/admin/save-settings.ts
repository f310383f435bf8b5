import type { SiteSettingsDraft } from '@profile-search/contract/admin'
import type { Db } from '@profile-search/db/client'
import { siteSettings } from '@profile-search/db/schema/site'
import { sql } from 'drizzle-orm'
import { record } from '../audit/record.ts'
import { enqueue } from '../queue.ts'
import { conflict } from '../refusal.ts'
import { findSiteSettings } from '../site/queries.ts'

/** What the log names as its subject where the whole site is meant. */
export const theSite = '00000000-0000-0000-0000-000000000000'

/** Saves the settings. Of two administrators at once, the second is told; what was and what is stands in the audit log. */
export async function saveSettings(db: Db, actorId: string, { version, ...draft }: SiteSettingsDraft) {
	return db.transaction(async (transaction) => {
		await transaction.insert(siteSettings).values({}).onConflictDoNothing()
		await transaction.select({ id: siteSettings.id }).from(siteSettings).for('update')
		const before = await findSiteSettings(transaction)
		if (before.version !== version)
			throw conflict('Somebody has changed the settings meanwhile. Please look at them and save once more.')

		const [saved] = await transaction
			.update(siteSettings)
			.set({ ...draft, version: sql`${siteSettings.version} + 1` })
			.returning()
		if (!saved) throw new Error('The settings went while they were held.')
		await record(transaction, {
			actorId,
			action: 'settings_changed',
			subjectId: theSite,
			facts: { before: changed(before, saved), after: changed(saved, before) },
		})
		if (saved.spreadStrength !== before.spreadStrength)
			await enqueue(transaction, 'price_jobs', {}, 'price_jobs')
		return { version: saved.version }
	})
}

/** Those of these settings that are others than those. */
function changed(these: Record<string, unknown>, those: Record<string, unknown>) {
	return Object.fromEntries(
		Object.entries(these).filter(([name, value]) => name !== 'version' && value !== those[name]),
	)
}
