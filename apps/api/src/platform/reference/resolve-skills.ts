import type { Db } from '@profile-search/db/client'
import { skills } from '@profile-search/db/schema/search/reference'
import { statement } from '@profile-search/db/statement'
import { sql } from 'drizzle-orm'

/**
 * The ids of skills by name or alias, in the order given. An unknown name becomes a new skill, so that two
 * people who type the same word are matched; an administrator merges or confirms it later.
 */
export async function resolveSkills(db: Db, names: string[]): Promise<number[]> {
	const wanted = names.map((name) => name.trim().replaceAll(/\s+/g, ' '))
	const keys = [...new Set(wanted.map((name) => name.toLowerCase()))]
	if (keys.length === 0) return []

	const known = await findSkills(db, keys)
	const fresh = keys.filter((key) => !known.has(key))
	if (fresh.length) {
		const spelling = (key: string) => wanted.find((name) => name.toLowerCase() === key) ?? key
		await db
			.insert(skills)
			.values(fresh.map((key) => ({ name: spelling(key) })))
			.onConflictDoNothing()
		for (const [key, id] of await findSkills(db, fresh)) known.set(key, id)
	}
	return wanted.map((name) => known.get(name.toLowerCase()) ?? 0)
}

/** The skills that these names in lower case lead to. A checked skill beats a typed one, and a name beats an alias. */
export async function findSkills(db: Db, keys: string[]) {
	const list = sql.join(
		keys.map((key) => sql`${key}`),
		sql`, `,
	)
	const found = await db
		.select({ id: skills.id, name: skills.name, aliases: skills.aliases, isKnown: skills.isKnown })
		.from(skills)
		.where(sql`lower(${skills.name}) in (${list}) or ${skills.aliases} && array[${list}]::text[]`)
		.orderBy(skills.id)
	const ids = new Map<string, number>()
	for (const { id, aliases } of found)
		for (const alias of aliases) if (keys.includes(alias) && !ids.has(alias)) ids.set(alias, id)
	for (const { id, name, isKnown } of found) {
		const key = name.toLowerCase()
		if (keys.includes(key) && (isKnown || !ids.has(key))) ids.set(key, id)
	}
	return ids
}

/** The names of skills by id. */
export async function nameSkills(db: Db, ids: number[]) {
	const found = ids.length ? await skillNames(db).execute({ ids }) : []
	return new Map(found.map(({ id, name }) => [id, name]))
}

const skillNames = statement((db) =>
	db
		.select({ id: skills.id, name: skills.name })
		.from(skills)
		.where(sql`${skills.id} = any(${sql.placeholder('ids')}::int[])`)
		.prepare('skill_names'),
)
