import { ImportedPerson, type NamedPerson } from '@profile-search/contract/profiles/imports/people'
import type { Db } from '@profile-search/db/client'
import { languages, places, professions } from '@profile-search/db/schema/search/reference'
import { inArray } from 'drizzle-orm'

/** Adds the names for the ids in rows of people; what no longer exists is left out. */
export async function namePeople(db: Db, kept: readonly unknown[]): Promise<(NamedPerson | null)[]> {
	const people = kept.map((person) => (person === null ? null : ImportedPerson.parse(person)))
	const professionIds = people.flatMap((person) => person?.professionId ?? [])
	const placeIds = people.flatMap((person) => person?.placeId ?? [])
	const [work, towns, tongues] = await Promise.all([
		professionIds.length
			? db
					.select({ id: professions.id, name: professions.name })
					.from(professions)
					.where(inArray(professions.id, professionIds))
			: [],
		placeIds.length
			? db.select({ id: places.id, name: places.name }).from(places).where(inArray(places.id, placeIds))
			: [],
		db.select({ code: languages.code, name: languages.name }).from(languages),
	])
	const nameOf = new Map(tongues.map(({ code, name }) => [code, name]))
	return people.map((person) => {
		if (!person) return null
		const profession = work.find(({ id }) => id === person.professionId)
		const place = towns.find(({ id }) => id === person.placeId)
		const spoken = person.languages.filter(({ code }) => nameOf.has(code))
		return {
			...person,
			professionId: profession?.id ?? null,
			placeId: place?.id ?? null,
			languages: spoken,
			names: {
				profession: profession?.name ?? null,
				place: place?.name ?? null,
				languages: spoken.map(({ code }) => nameOf.get(code) ?? code),
			},
		}
	})
}
