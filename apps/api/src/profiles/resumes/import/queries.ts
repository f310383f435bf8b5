import type { Db } from '@profile-search/db/client'
import {
	candidateLanguages,
	candidates,
	candidateSkills,
} from '@profile-search/db/schema/profiles/candidates'
import { languages, places, skills } from '@profile-search/db/schema/search/reference'
import type { KnownNames } from '@profile-search/resume/resume'
import { desc, eq, sql } from 'drizzle-orm'

/** The towns and languages known to the reader. A name shared by two towns means the larger one. */
export async function listKnownNames(db: Db): Promise<KnownNames> {
	const [towns, tongues] = await Promise.all([
		db.select({ name: places.name, aliases: places.aliases }).from(places).orderBy(desc(places.weight)),
		db.select().from(languages),
	])
	return {
		places: new Map(
			towns
				.toReversed()
				.flatMap(({ name, aliases }) => [...aliases, name].map((one) => [one.toLowerCase(), name])),
		),
		languages: new Map(
			tongues.flatMap(({ code, name, ownName, aliases }) =>
				[name, ownName, ...aliases].map((one) => [one.toLowerCase(), code]),
			),
		),
	}
}

/** The id and name of the largest town with this name. Undefined when there is none. */
export async function findPlaceByName(db: Db, name: string) {
	const [place] = await db
		.select({ id: places.id, name: places.name })
		.from(places)
		.where(sql`lower(${places.name}) = ${name.toLowerCase()}`)
		.orderBy(desc(places.weight))
		.limit(1)
	return place
}

/** The checked skills that the words name, keyed by the word in lower case. A name takes precedence over an alias. */
export async function findKnownSkills(db: Db, words: string[]) {
	const keys = [...new Set(words.map((word) => word.toLowerCase()))]
	if (keys.length === 0) return new Map<string, string>()
	const list = sql.join(
		keys.map((key) => sql`${key}`),
		sql`, `,
	)
	const found = await db
		.select({ name: skills.name, aliases: skills.aliases })
		.from(skills)
		.where(
			sql`${skills.isKnown} and (lower(${skills.name}) in (${list}) or ${skills.aliases} && array[${list}]::text[])`,
		)
		.orderBy(desc(skills.id))
	const byAlias = found.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name] as const))
	const byName = found.map(({ name }) => [name.toLowerCase(), name] as const)
	return new Map([...byAlias, ...byName].filter(([key]) => keys.includes(key)))
}

export async function listLanguageNames(db: Db) {
	const found = await db.select({ code: languages.code, name: languages.name }).from(languages)
	return new Map(found.map(({ code, name }) => [code, name]))
}

export async function findLinks(db: Db, accountId: string) {
	const [found] = await db
		.select({ links: candidates.links })
		.from(candidates)
		.where(eq(candidates.accountId, accountId))
	return found?.links ?? []
}

/** The skills and languages of a person, by name and code. */
export async function listClaims(db: Db, candidateId: string) {
	const named = await db
		.select({ name: skills.name })
		.from(candidateSkills)
		.innerJoin(skills, eq(skills.id, candidateSkills.skillId))
		.where(eq(candidateSkills.candidateId, candidateId))
	const spoken = await db
		.select({ code: candidateLanguages.code })
		.from(candidateLanguages)
		.where(eq(candidateLanguages.candidateId, candidateId))
	return { skills: named, languages: spoken }
}

/** Adds skills. For one already there, only a stated level or years replace the old ones. */
export async function insertSkills(db: Db, rows: (typeof candidateSkills.$inferInsert)[]) {
	if (rows.length === 0) return
	await db
		.insert(candidateSkills)
		.values(rows)
		.onConflictDoUpdate({
			target: [candidateSkills.candidateId, candidateSkills.skillId],
			set: {
				level: sql`coalesce(excluded.level, ${candidateSkills.level})`,
				years: sql`coalesce(excluded.years, ${candidateSkills.years})`,
			},
		})
}

/** Adds languages. For one already there, only a stated level replaces the old one. */
export async function insertLanguages(db: Db, rows: (typeof candidateLanguages.$inferInsert)[]) {
	if (rows.length === 0) return
	await db
		.insert(candidateLanguages)
		.values(rows)
		.onConflictDoUpdate({
			target: [candidateLanguages.candidateId, candidateLanguages.code],
			set: { level: sql`coalesce(excluded.level, ${candidateLanguages.level})` },
		})
}
