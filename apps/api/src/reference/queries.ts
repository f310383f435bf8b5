import type { Db } from '@profile-search/db/client'
import {
	industries,
	languages,
	places,
	professions,
	professionSkills,
	skills,
} from '@profile-search/db/schema/reference'
import { organisations } from '@profile-search/db/schema/organisations'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { containing } from '../lists.ts'

/** Skills by name or alias, nearest first. Words that only one person typed are not offered to others. */
export async function searchSkills(db: Db, words: string) {
	const choice = db.select({ id: skills.id, name: skills.name }).from(skills)
	if (!words)
		return choice.where(eq(skills.isKnown, true)).orderBy(asc(skills.rarity), asc(skills.name)).limit(20)
	return choice
		.where(and(eq(skills.isKnown, true), nameOrAlias(skills.name, skills.aliases, words)))
		.orderBy(...nearness(skills.name, skills.aliases, words), asc(skills.name))
		.limit(20)
}

export async function listAllProfessions(db: Db) {
	return db
		.select({ id: professions.id, name: professions.name, field: professions.field })
		.from(professions)
		.orderBy(asc(professions.field), asc(professions.name))
}

export async function listSkillsOfProfession(db: Db, professionId: number) {
	return db
		.select({ id: skills.id, name: skills.name })
		.from(professionSkills)
		.innerJoin(skills, eq(skills.id, professionSkills.skillId))
		.where(and(eq(professionSkills.professionId, professionId), gt(professionSkills.weight, 0)))
		.orderBy(desc(professionSkills.weight), asc(skills.name))
}

/** Towns by name or alias, nearest and largest first. */
export async function searchPlaces(db: Db, words: string) {
	const choice = db.select({ id: places.id, name: places.name, state: places.state }).from(places)
	if (!words) return choice.orderBy(desc(places.weight)).limit(20)
	return choice
		.where(nameOrAlias(places.name, places.aliases, words))
		.orderBy(...nearness(places.name, places.aliases, words), desc(places.weight))
		.limit(20)
}

/** Fields of work that hold the words, those of most organisations first. */
export async function searchIndustries(db: Db, words: string) {
	const found = await db
		.select({ name: industries.name })
		.from(industries)
		.innerJoin(organisations, sql`lower(${organisations.industry}) = lower(${industries.name})`)
		.where(sql`lower(${industries.name}) like ${containing(words)}`)
		.groupBy(industries.id)
		.orderBy(sql`count(*) desc`, asc(industries.name))
		.limit(20)
	return found.map(({ name }) => name)
}

export async function listAllLanguages(db: Db) {
	return db.select().from(languages).orderBy(asc(languages.name))
}

type NameColumn = typeof skills.name | typeof places.name
type AliasColumn = typeof skills.aliases | typeof places.aliases

function nameOrAlias(name: NameColumn, aliases: AliasColumn, words: string) {
	const pattern = containing(words)
	return sql`(lower(${name}) like ${pattern} or lower(${aliases}::text) like ${pattern} or similarity(lower(${name}), ${words.toLowerCase()}) > 0.35)`
}

/** The word itself, then what begins with it, then what is spelt most like it. */
function nearness(name: NameColumn, aliases: AliasColumn, words: string) {
	const lower = words.toLowerCase()
	return [
		sql`(lower(${name}) = ${lower}) desc`,
		sql`starts_with(lower(${name}), ${lower}) desc`,
		sql`(lower(${aliases}::text)::text[] @> array[${lower}]) desc`,
		sql`similarity(lower(${name}), ${lower}) desc`,
	]
}
