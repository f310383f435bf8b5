import type { SiteSettingsDraft } from '@profile-search/contract/site/admin'
import type { Db } from '@profile-search/db/client'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import { sql } from 'drizzle-orm'
import { record } from '../audit/record.ts'
import { enqueue } from '../queue/queue.ts'
import { conflict, malformedAt } from '../refusal.ts'
import { findSiteSettings } from './queries.ts'

/** The subject that the log names when a line concerns the whole site. */
export const theSite = '00000000-0000-0000-0000-000000000000'

/**
 * Saves the settings. Of two administrators saving at once, the second is told; the old and new values go
 * into the audit log.
 */
export async function saveSettings(db: Db, actorId: string, { version, ...draft }: SiteSettingsDraft) {
	return db.transaction(async (transaction) => {
		await refuseUnknownZone(transaction, draft.timeZone)
		await transaction.insert(siteSettings).values({}).onConflictDoNothing()
		await transaction.select({ id: siteSettings.id }).from(siteSettings).for('update')
		const before = await findSiteSettings(transaction)
		if (before.version !== version) throw conflict('refusals.settingsChanged')

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

/** The database has its own list of time zones, and the days in its statements follow that list. */
async function refuseUnknownZone(db: Db, zone: string) {
	const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${zone}`)
	if (rows.length) return
	throw malformedAt('timeZone', 'refusals.chooseTimeZone')
}

/** The settings in `these` that differ from `those`. */
function changed(these: Record<string, unknown>, those: Record<string, unknown>) {
	return Object.fromEntries(
		Object.entries(these).filter(([name, value]) => name !== 'version' && value !== those[name]),
	)
}
