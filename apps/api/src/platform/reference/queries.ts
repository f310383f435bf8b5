import type { Db } from '@profile-search/db/client'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import {
	firstForeignId,
	industries,
	languages,
	places,
	professions,
	professionSkills,
	skills,
} from '@profile-search/db/schema/search/reference'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { containing } from '../lists.ts'

/** The skills that most people have, for an empty form field. */
export async function listCommonSkills(db: Db) {
	return db
		.select({ id: skills.id, name: skills.name })
		.from(skills)
		.where(eq(skills.isKnown, true))
		.orderBy(asc(skills.rarity), asc(skills.name))
		.limit(20)
}

/** By field, those of the reference files before those of imported taxonomies. */
export async function listAllProfessions(db: Db) {
	return db
		.select({ id: professions.id, name: professions.name, field: professions.field })
		.from(professions)
		.orderBy(asc(professions.field), sql`${professions.id} >= ${firstForeignId}`, asc(professions.name))
}

export async function listSkillsOfProfession(db: Db, professionId: number) {
	return db
		.select({ id: skills.id, name: skills.name })
		.from(professionSkills)
		.innerJoin(skills, eq(skills.id, professionSkills.skillId))
		.where(and(eq(professionSkills.professionId, professionId), gt(professionSkills.weight, 0)))
		.orderBy(desc(professionSkills.weight), asc(skills.name))
}

/** The largest towns, for an empty form field. */
export async function listLargestPlaces(db: Db) {
	return db
		.select({ id: places.id, name: places.name, state: places.state })
		.from(places)
		.orderBy(desc(places.weight))
		.limit(20)
}

/** Industries whose names contain the words, those with the most organisations first. */
export async function searchIndustries(db: Db, query: string) {
	const found = await db
		.select({ name: industries.name })
		.from(industries)
		.innerJoin(organisations, sql`lower(${organisations.industry}) = lower(${industries.name})`)
		.where(sql`lower(${industries.name}) like ${containing(query)}`)
		.groupBy(industries.id)
		.orderBy(sql`count(*) desc`, asc(industries.name))
		.limit(20)
	return found.map(({ name }) => name)
}

export async function listAllLanguages(db: Db) {
	return db.select().from(languages).orderBy(asc(languages.name))
}
