import { gte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { firstForeignId, professions, skills } from '../schema/search/reference.ts'
import type { Reference } from './read-reference.ts'

type Pair = { from: number; to: number }

/**
 * Finds skills that people typed, or a taxonomy brought, before our files listed them, each with its id in the files.
 * Renames them out of the way, since names are unique.
 */
export async function setForeignSkillsAside(db: Db, reference: Reference) {
	const pairs = pairsOf(await db.select().from(skills).where(gte(skills.id, firstForeignId)), reference.skills)
	for (const { from } of pairs) await db.execute(sql`update skills set name = ${`typed ${from}`} where id = ${from}`)
	return pairs
}

/** Finds professions that a taxonomy brought before our files listed them, each with its id in the files. */
export async function findForeignProfessions(db: Db, reference: Reference) {
	const foreign = await db.select().from(professions).where(gte(professions.id, firstForeignId))
	return pairsOf(foreign, reference.professions)
}

/** Points every reference to one skill at the other, and deletes the first. */
export async function mergeSkill(db: Db, { from, to }: Pair) {
	// A person with both skills keeps the better of their two claims, and what proves it.
	await db.execute(sql`update candidate_skills kept set
			level = greatest(kept.level, gone.level), years = greatest(kept.years, gone.years),
			work_entry_id = ${keptUnlessNone(sql`work_entry_id`)},
			education_entry_id = ${keptUnlessNone(sql`education_entry_id`)}
		from candidate_skills gone
		where gone.skill_id = ${from} and kept.skill_id = ${to} and kept.candidate_id = gone.candidate_id`)
	await db.execute(sql`update job_skills kept set is_must_have = kept.is_must_have or gone.is_must_have
		from job_skills gone where gone.skill_id = ${from} and kept.skill_id = ${to} and kept.job_id = gone.job_id`)
	for (const [table, owner] of [[sql`candidate_skills`, sql`candidate_id`], [sql`job_skills`, sql`job_id`]] as const) {
		await db.execute(sql`delete from ${table} gone where skill_id = ${from}
			and exists (select from ${table} kept where kept.skill_id = ${to} and kept.${owner} = gone.${owner})`)
		await db.execute(sql`update ${table} set skill_id = ${to} where skill_id = ${from}`)
	}
	await db.execute(sql`insert into profession_skills (profession_id, skill_id, weight, source)
		select profession_id, ${to}, weight, source from profession_skills where skill_id = ${from} on conflict do nothing`)
	await moveRelations(db, sql`skill_relations`, { from, to })
	await moveDecidedNames(db, 'skills', { from, to })
	await db.execute(sql`update taxonomy_sources set skill_id = ${to}, is_added = false where skill_id = ${from}`)
	await db.execute(sql`delete from skills where id = ${from}`)
}

/** A skill is proved by one entry or none. */
function keptUnlessNone(column: SQL) {
	return sql`case when num_nonnulls(kept.work_entry_id, kept.education_entry_id) = 0
		then gone.${column} else kept.${column} end`
}

/** Points every reference to one profession at the other, and deletes the first. */
export async function mergeProfession(db: Db, { from, to }: Pair) {
	await db.execute(sql`update candidates set profession_id = ${to} where profession_id = ${from}`)
	await db.execute(sql`update candidates
		set preferred_profession_ids = array_replace(array_remove(preferred_profession_ids, ${to}), ${from}, ${to})
		where ${from} = any(preferred_profession_ids)`)
	await db.execute(sql`update jobs set profession_id = ${to} where profession_id = ${from}`)
	for (const table of [sql`job_revisions`, sql`job_templates`])
		await db.execute(sql`update ${table} set draft = jsonb_set(draft, '{professionId}', to_jsonb(${to}::int))
			where draft -> 'professionId' = to_jsonb(${from}::int)`)
	await db.execute(sql`insert into profession_skills (profession_id, skill_id, weight, source)
		select ${to}, skill_id, weight, source from profession_skills where profession_id = ${from} on conflict do nothing`)
	await moveRelations(db, sql`profession_relations`, { from, to })
	await moveDecidedNames(db, 'professions', { from, to })
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

async function moveDecidedNames(db: Db, subject: 'skills' | 'professions', { from, to }: Pair) {
	await db.execute(
		sql`update decided_names set owner_id = ${to} where subject = ${subject} and owner_id = ${from}`,
	)
}
