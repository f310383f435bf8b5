import type { Db } from '@profile-search/db/client'
import { places, professions, skills } from '@profile-search/db/schema/search/reference'
import { createSpellings } from '@profile-search/matching/text/names/spellings'
import { asc, eq } from 'drizzle-orm'

/** Skills, professions and towns that have names in several scripts, and towns that have an old name. */
export async function readSpellings(db: Db) {
	const [towns, work, abilities] = await Promise.all([
		db.select({ name: places.name, aliases: places.aliases }).from(places).orderBy(asc(places.id)),
		db
			.select({ name: professions.name, aliases: professions.aliases })
			.from(professions)
			.orderBy(asc(professions.id)),
		db
			.select({ name: skills.name, aliases: skills.aliases })
			.from(skills)
			.where(eq(skills.isKnown, true))
			.orderBy(asc(skills.id)),
	])
	return createSpellings([
		...towns.map(({ name, aliases }) => ({ names: [name, ...aliases], canBeLatin: true })),
		...[...work, ...abilities].map(({ name, aliases }) => ({ names: [name, ...aliases] })),
	])
}
