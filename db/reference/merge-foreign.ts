import { gte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { firstForeignId, professions, skills } from '../schema/reference.ts'
import type { Reference } from './read-reference.ts'

type Pair = { from: number; to: number }

/**
 * Skills that people typed, or a taxonomy brought, before our files came to name them: each with the id in the files.
 * Sets their names aside, since a name may be there once.
 */
export async function setForeignSkillsAside(db: Db, reference: Reference) {
	const pairs = pairsOf(await db.select().from(skills).where(gte(skills.id, firstForeignId)), reference.skills)
	for (const { from } of pairs) await db.execute(sql`update skills set name = ${`typed ${from}`} where id = ${from}`)
	return pairs
}

/** Professions that a taxonomy brought before our files came to name them: each with the id in the files. */
export async function findForeignProfessions(db: Db, reference: Reference) {
	const foreign = await db.select().from(professions).where(gte(professions.id, firstForeignId))
	return pairsOf(foreign, reference.professions)
}

/** Gives everything that names the one skill to the other, and takes the first out. */
export async function mergeSkill(db: Db, { from, to }: Pair) {
	await db.execute(sql`insert into candidate_skills (candidate_id, skill_id, level, years, work_entry_id, education_entry_id)
		select candidate_id, ${to}, level, years, work_entry_id, education_entry_id from candidate_skills
		where skill_id = ${from} on conflict do nothing`)
	await db.execute(sql`insert into job_skills (job_id, skill_id, is_must_have)
		select job_id, ${to}, is_must_have from job_skills where skill_id = ${from} on conflict do nothing`)
	await db.execute(sql`delete from candidate_skills where skill_id = ${from}`)
	await db.execute(sql`delete from job_skills where skill_id = ${from}`)
	await db.execute(sql`insert into profession_skills (profession_id, skill_id, weight, source)
		select profession_id, ${to}, weight, source from profession_skills where skill_id = ${from} on conflict do nothing`)
	await moveRelations(db, sql`skill_relations`, { from, to })
	await db.execute(sql`update taxonomy_sources set skill_id = ${to}, is_added = false where skill_id = ${from}`)
	await db.execute(sql`delete from skills where id = ${from}`)
}

/** Gives everything that names the one profession to the other, and takes the first out. */
export async function mergeProfession(db: Db, { from, to }: Pair) {
	await db.execute(sql`update candidates set profession_id = ${to} where profession_id = ${from}`)
	await db.execute(sql`update candidates
		set preferred_profession_ids = array_replace(array_remove(preferred_profession_ids, ${to}), ${from}, ${to})
		where ${from} = any(preferred_profession_ids)`)
	await db.execute(sql`update jobs set profession_id = ${to} where profession_id = ${from}`)
	await db.execute(sql`insert into profession_skills (profession_id, skill_id, weight, source)
		select ${to}, skill_id, weight, source from profession_skills where profession_id = ${from} on conflict do nothing`)
	await moveRelations(db, sql`profession_relations`, { from, to })
	await db.execute(sql`update taxonomy_sources set profession_id = ${to}, is_added = false where profession_id = ${from}`)
	await db.execute(sql`delete from professions where id = ${from}`)
}

function pairsOf(rows: { id: number; name: string }[], named: { id: number; name: string }[]): Pair[] {
	const ids = new Map(named.map(({ id, name }) => [name.toLowerCase(), id]))
	return rows.flatMap(({ id, name }) => {
		const to = ids.get(name.toLowerCase())
		return to === undefined ? [] : [{ from: id, to }]
	})
}

async function moveRelations(db: Db, table: SQL, { from, to }: Pair) {
	await db.execute(sql`insert into ${table} (wanted_id, had_id, share, source)
		select ${to}, had_id, share, source from ${table} where wanted_id = ${from} and had_id <> ${to}
		on conflict do nothing`)
	await db.execute(sql`insert into ${table} (wanted_id, had_id, share, source)
		select wanted_id, ${to}, share, source from ${table} where had_id = ${from} and wanted_id <> ${to}
		on conflict do nothing`)
}
