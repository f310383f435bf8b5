import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'
import {
	languages, places, professionRelations, professions, professionSkills, skillRelations, skills,
} from '../schema/reference.ts'
import { milestones } from '../schema/site.ts'
import { readReference, type Reference } from './read-reference.ts'

/** Brings the reference files into the database, unless these very ones are there already. */
export async function loadReference(db: Db) {
	const reference = readReference()
	const name = `reference ${createHash('sha256').update(JSON.stringify(reference)).digest('hex').slice(0, 16)}`
	await db.transaction(async (transaction) => {
		const [reached] = await transaction.insert(milestones).values({ name }).onConflictDoNothing().returning()
		if (!reached) return
		await loadSkills(transaction, reference)
		await loadProfessions(transaction, reference)
		await upsert(transaction, places, reference.places.map(({ key: _key, aliases, ...place }) => ({ ...place, aliases: aliases.map(lower) })))
		await upsert(transaction, languages, reference.languages)
		await transaction.execute(sql`insert into match_changes (subject, subject_id) values ('knowledge', uuidv7())`)
		await transaction.execute(sql`notify match_changes`)
	})
}

async function loadSkills(db: Db, reference: Reference) {
	const rarity = rarityOf(reference)
	const typed = await setTypedSkillsAside(db, reference)
	await upsert(
		db,
		skills,
		reference.skills.map(({ id, name, aliases, field }) => {
			return { id, name, field, aliases: aliases.map(lower), rarity: rarity(id), isKnown: true }
		}),
	)
	for (const [typedId, id] of typed) await mergeSkill(db, typedId, id)
	await db.delete(skillRelations)
	await upsert(
		db,
		skillRelations,
		reference.skills.flatMap(({ id, related }) => related.map((other) => ({ wantedId: id, hadId: other.id, share: other.share }))),
	)
}

async function loadProfessions(db: Db, reference: Reference) {
	await upsert(
		db,
		professions,
		reference.professions.map(({ id, name, aliases, field, isco }) => ({ id, name, field, isco, aliases: aliases.map(lower) })),
	)
	await db.delete(professionSkills)
	await upsert(
		db,
		professionSkills,
		reference.professions.flatMap(({ id, skills: typical }) => typical.map((skill) => ({ professionId: id, skillId: skill.id, weight: skill.weight }))),
	)
	await db.delete(professionRelations)
	await upsert(
		db,
		professionRelations,
		reference.professions.flatMap(({ id, related }) => related.map((other) => ({ wantedId: id, hadId: other.id, share: other.share }))),
	)
}

/** Skills that people typed before the files named them: their ids, each with the id in the files. Frees their names. */
async function setTypedSkillsAside(db: Db, reference: Reference) {
	const named = new Map(reference.skills.map(({ id, name }) => [lower(name), id]))
	const typed = await db.select().from(skills).where(eq(skills.isKnown, false))
	const pairs = typed.flatMap((skill) => {
		const id = named.get(lower(skill.name))
		return id === undefined || id === skill.id ? [] : [[skill.id, id] as const]
	})
	for (const [typedId] of pairs) await db.update(skills).set({ name: `typed ${typedId}` }).where(eq(skills.id, typedId))
	return pairs
}

/** Gives everything that names the one skill to the other, and takes the first out. */
async function mergeSkill(db: Db, from: number, to: number) {
	await db.execute(sql`insert into candidate_skills (candidate_id, skill_id, level, years)
		select candidate_id, ${to}, level, years from candidate_skills where skill_id = ${from} on conflict do nothing`)
	await db.execute(sql`insert into job_skills (job_id, skill_id, is_must_have)
		select job_id, ${to}, is_must_have from job_skills where skill_id = ${from} on conflict do nothing`)
	await db.execute(sql`delete from candidate_skills where skill_id = ${from}`)
	await db.execute(sql`delete from job_skills where skill_id = ${from}`)
	await db.delete(skills).where(eq(skills.id, from))
}

/**
 * How much a skill tells people apart: the inverse document frequency ln(1 + N/n) of Spärck Jones (1972), taken over
 * the N professions and the n that it is typical of.
 */
function rarityOf({ professions: all }: Reference) {
	const uses = new Map<number, number>()
	for (const { skills: typical } of all) for (const { id } of typical) uses.set(id, (uses.get(id) ?? 0) + 1)
	return (id: number) => Math.log1p(all.length / Math.max(1, uses.get(id) ?? 1))
}

const rowsAtOnce = 500

async function upsert<Table extends PgTable>(db: Db, table: Table, rows: Table['$inferInsert'][]) {
	for (let at = 0; at < rows.length; at += rowsAtOnce) {
		const { target, set } = overwriting(table)
		// The builder cannot type the columns of a table that is not known until now.
		await db.insert<PgTable>(table).values(rows.slice(at, at + rowsAtOnce)).onConflictDoUpdate({ target, set })
	}
}

/** A row whose key is there already takes the new values of every other column. */
function overwriting(table: PgTable) {
	const { columns, primaryKeys } = getTableConfig(table)
	const target = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
	const rest = columns.filter((column) => !target.includes(column))
	const set = Object.fromEntries(rest.map(({ name }) => [name, sql.raw(`excluded.${toSnakeCase(name)}`)]))
	return { target, set }
}

function lower(text: string) {
	return text.toLowerCase()
}
