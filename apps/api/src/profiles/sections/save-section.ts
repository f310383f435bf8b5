import type { Db } from '@profile-search/db/client'
import type { sections } from '@profile-search/db/schema/profiles/sections'
import { refuseUnknownLanguages, refuseUnknownPlaces } from '#platform/reference/rules.ts'
import { upsertSection } from './queries.ts'

type Values = typeof sections.$inferInsert & { placeId: number }

/** Saves a section. A draft contains every field, so what is saved is complete. */
export async function saveSection(db: Db, values: Values) {
	return db.transaction(async (transaction) => {
		await refuseUnknownPlaces(transaction, { placeId: values.placeId })
		await refuseUnknownLanguages(transaction, values.languages ?? [])
		const saved = await upsertSection(transaction, values)
		if (!saved) throw new Error('The section was not saved.')
		return saved
	})
}
