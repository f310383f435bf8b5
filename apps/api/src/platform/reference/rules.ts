import type { Db } from '@profile-search/db/client'
import { languages, places, professions } from '@profile-search/db/schema/search/reference'
import type { TextKey } from '@profile-search/text/translate'
import { inArray } from 'drizzle-orm'
import { malformedAt } from '../refusal.ts'

type Named = Record<string, number | number[]>

/** Refuses ids that name no profession, with an error at their field. */
export async function refuseUnknownProfessions(db: Db, fields: Named) {
	const found = await db
		.select({ id: professions.id })
		.from(professions)
		.where(inArray(professions.id, idsOf(fields)))
	refuseMissing(fields, found, 'refusals.professionFromList')
}

/** Refuses ids that name no place, with an error at their field. */
export async function refuseUnknownPlaces(db: Db, fields: Named) {
	const found = await db
		.select({ id: places.id })
		.from(places)
		.where(inArray(places.id, idsOf(fields)))
	refuseMissing(fields, found, 'refusals.townFromList')
}

export async function refuseUnknownLanguages(db: Db, codes: string[]) {
	if (codes.length === 0) return
	const found = await db
		.select({ code: languages.code })
		.from(languages)
		.where(inArray(languages.code, codes))
	const known = new Set(found.map(({ code }) => code))
	if (codes.some((code) => !known.has(code))) throw malformedAt('languages', 'refusals.languagesFromList')
}

function idsOf(fields: Named) {
	return Object.values(fields).flat()
}

function refuseMissing(fields: Named, found: { id: number }[], key: TextKey) {
	const known = new Set(found.map(({ id }) => id))
	for (const [field, ids] of Object.entries(fields)) {
		if ([ids].flat().some((id) => !known.has(id))) throw malformedAt(field, key)
	}
}
