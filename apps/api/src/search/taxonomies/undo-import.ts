import type { Db } from '@profile-search/db/client'
import { applyDecidedNames } from '@profile-search/db/reference/decided-names'
import { updateRarity } from '@profile-search/db/reference/update-rarity'
import { sql, type SQL } from 'drizzle-orm'
import { notFound } from '#platform/refusal.ts'
import { noteNewKnowledge } from '../index/knowledge/new-knowledge.ts'
import { deleteLinks, listSources, lockTaxonomy } from './queries.ts'
import type { Source } from './taxonomy.ts'

/** What an undone import has taken with it, and the names of what is in use and therefore kept. */
export type UndoReport = { removed: Kinds<number>; kept: Kinds<string[]> }
type Kinds<Value> = { skills: Value; professions: Value }

/** Takes an import back, in one transaction: its relations, its names, and each row that it added and nobody uses. */
export async function undoImport(db: Db, source: Source): Promise<UndoReport> {
	return db.transaction(async (transaction) => {
		await lockTaxonomy(transaction)
		if ((await listSources(transaction, source)).length === 0)
			throw notFound('searchRefusals.nothingImported', { source })

		for (const table of ['profession_skills', 'skill_relations', 'profession_relations'] as const)
			await deleteLinks(transaction, source, table)
		await unconfirmSkills(transaction, source)
		const skills = await takeBack(transaction, source, ofSkills)
		const professions = await takeBack(transaction, source, ofProfessions)
		await transaction.execute(sql`delete from taxonomy_sources where source = ${source}`)
		await applyDecidedNames(transaction)
		await updateRarity(transaction)
		await noteNewKnowledge(transaction)
		return {
			removed: { skills: skills.removed, professions: professions.removed },
			kept: { skills: skills.kept, professions: professions.kept },
		}
	})
}

/** Skills that people had typed count as unchecked again. */
async function unconfirmSkills(db: Db, source: Source) {
	await db.execute(sql`update skills set is_known = false, rarity = default
		where id in (select skill_id from taxonomy_sources where source = ${source} and is_confirmed)`)
}

type Rows = { table: SQL; key: SQL; subject: string; used: SQL; isNamedByAlert: SQL }

const ofSkills: Rows = {
	table: sql`skills`,
	key: sql`skill_id`,
	subject: 'skills',
	used: sql`exists (select from candidate_skills where skill_id = brought.id)
		or exists (select from job_skills where skill_id = brought.id)
		or exists (select from skill_relations where source = 'administrator' and brought.id in (wanted_id, had_id))`,
	isNamedByAlert: sql`criteria ~ ('(^|&)skill=([0-9]+,)*' || brought.id || '(,|&|$)')`,
}

const ofProfessions: Rows = {
	table: sql`professions`,
	key: sql`profession_id`,
	subject: 'professions',
	used: sql`exists (select from candidates where profession_id = brought.id or preferred_profession_ids @> array[brought.id])
		or exists (select from jobs where profession_id = brought.id)
		or exists (select from job_revisions where draft -> 'professionId' = to_jsonb(brought.id))
		or exists (select from job_templates where draft -> 'professionId' = to_jsonb(brought.id))
		or exists (select from profession_skills where source = 'administrator' and profession_id = brought.id)
		or exists (select from profession_relations where source = 'administrator' and brought.id in (wanted_id, had_id))`,
	isNamedByAlert: sql`criteria ~ ('(^|&)profession=([0-9]+,)*' || brought.id || '(,|&|$)')`,
}

async function takeBack(db: Db, source: Source, { table, key, subject, used, isNamedByAlert }: Rows) {
	const brought = sql`brought.is_curated or ${used}
		or exists (select from alerts where ${isNamedByAlert})
		or exists (select from decided_names where subject = ${subject} and owner_id = brought.id)
		or exists (select from taxonomy_sources other where other.${key} = brought.id and other.source <> ${source})`
	const added = sql`select ${key} from taxonomy_sources where source = ${source} and is_added and ${key} is not null`
	const { rows: kept } = await db.execute<{ id: number; name: string }>(
		sql`select id, name from ${table} brought where id in (${added}) and (${brought}) order by name`,
	)
	const keptIds = sql`select jsonb_array_elements_text(${JSON.stringify(kept.map(({ id }) => id))}::jsonb)::int`
	const { rowCount } = await db.execute(
		sql`delete from ${table} where id in (${added}) and id not in (${keptIds})`,
	)
	await db.execute(sql`
		with names as (
			select ${key} as id, unnest(aliases) as alias from taxonomy_sources
			where source = ${source} and ${key} is not null and not is_added
		)
		update ${table} named set aliases = array(
			select alias from unnest(named.aliases) with ordinality present(alias, position)
			where not exists (select from names where names.id = named.id and names.alias = present.alias)
			order by position)
		where id in (select id from names)`)
	return { removed: rowCount ?? 0, kept: kept.map(({ name }) => name) }
}
