import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { decidedNames } from '../schema/search/curation.ts'
import type { Reference, Related } from './read-reference.ts'

type Named = { id: number; name: string }

/**
 * The reference files without the skills and professions that an administrator has merged into others. Their names
 * belong to the others now, and so do their relations in the files.
 */
export async function withoutRetired(db: Db, reference: Reference): Promise<Reference> {
	const decided = await db.select().from(decidedNames)
	const retiredAmong = (subject: 'skills' | 'professions', rows: Named[]) => {
		const ofSubject = decided.filter((name) => name.subject === subject)
		const byId = new Map(ofSubject.map(({ formerId, ownerId }) => [formerId, ownerId]))
		const byWord = new Map(ofSubject.map(({ word, ownerId }) => [word, ownerId]))
		return new Map(
			rows.flatMap(({ id, name }) => {
				const owner = byId.get(id) ?? byWord.get(name.toLowerCase()) ?? id
				return owner === id ? [] : [[id, owner] as const]
			}),
		)
	}
	const skills = retiredAmong('skills', reference.skills)
	const professions = retiredAmong('professions', reference.professions)
	if (skills.size + professions.size === 0) return reference

	return {
		...reference,
		skills: reference.skills
			.filter(({ id }) => !skills.has(id))
			.map((skill) => ({ ...skill, related: led(skill.related, skills, skill.id) })),
		professions: reference.professions
			.filter(({ id }) => !professions.has(id))
			.map((profession) => ({
				...profession,
				skills: led(profession.skills, skills),
				related: led(profession.related, professions, profession.id),
			})),
	}
}

/** Replaces each retired id by its successor. Leaves out the row itself and repeated ids. */
function led<Item extends Pick<Related, 'id'>>(items: Item[], retired: ReadonlyMap<number, number>, self?: number) {
	const seen = new Set<number>()
	return items
		.map((item) => ({ ...item, id: retired.get(item.id) ?? item.id }))
		.filter(({ id }) => id !== self && !seen.has(id) && seen.add(id))
}

/**
 * Gives words to the rows that administrators chose, and takes them from all others. A row keeps the word if it is its
 * name.
 */
export async function applyDecidedNames(db: Db) {
	for (const subject of ['skills', 'professions'] as const) {
		const table = sql.identifier(subject)
		await db.execute(sql`
			update ${table} named set aliases = array(
				select name from unnest(named.aliases) with ordinality alias(name, position)
				where not exists (select from decided_names decided where decided.subject = ${subject}
					and decided.word = alias.name and decided.owner_id is distinct from named.id)
				order by position)
			where named.aliases && array(select word from decided_names where subject = ${subject})`)
		await db.execute(sql`
			update ${table} named set aliases = named.aliases || added.words
			from (
				select owner_id as id, array_agg(word order by word) as words
				from decided_names decided join ${table} owner on owner.id = owner_id
				where subject = ${subject} and not owner.aliases @> array[word]
					and not exists (select from ${table} bearer where lower(bearer.name) = word)
				group by owner_id
			) added
			where named.id = added.id`)
	}
}
