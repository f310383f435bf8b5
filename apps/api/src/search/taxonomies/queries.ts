import type { Db } from '@profile-search/db/client'
import { firstForeignId, professions, skills } from '@profile-search/db/schema/search/reference'
import { taxonomySources } from '@profile-search/db/schema/search/taxonomies'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Source } from './taxonomy.ts'

/** The table an import fills; it also decides the column of `taxonomy_sources` that refers to its rows. */
export type Subject = 'skills' | 'professions'

const keys = { skills: sql`skill_id`, professions: sql`profession_id` }
const tables = { skills: sql`skills`, professions: sql`professions` }

/** Until the transaction ends, nobody else can add a skill or profession; reading stays possible. */
export async function lockTaxonomy(db: Db) {
	await db.execute(sql`lock table skills, professions in share row exclusive mode`)
}

export async function listSkills(db: Db) {
	return db
		.select({ id: skills.id, name: skills.name, aliases: skills.aliases, isCurated: skills.isCurated })
		.from(skills)
		.orderBy(asc(skills.id))
}

export async function listProfessions(db: Db) {
	return db
		.select({
			id: professions.id,
			name: professions.name,
			aliases: professions.aliases,
			isco: professions.isco,
			field: professions.field,
			isCurated: professions.isCurated,
		})
		.from(professions)
		.orderBy(asc(professions.id))
}

/** The rows that earlier imports of this taxonomy assigned to its codes. */
export async function listSources(db: Db, source: Source) {
	return db.select().from(taxonomySources).where(eq(taxonomySources.source, source))
}

/** The first id that no skill has yet. */
export async function findNextSkillId(db: Db) {
	const { rows } = await db.execute<{ next: number }>(
		sql`select nextval(pg_get_serial_sequence('skills', 'id'))::int as next`,
	)
	return rows[0]?.next ?? firstForeignId
}

type NewSkill = { id: number; name: string }
type NewProfession = NewSkill & { field: string; isco: string | null }

export async function insertSkills(db: Db, rows: NewSkill[]) {
	await inPortions(rows, (json) =>
		db.execute(sql`insert into skills (id, name, is_known)
			select id, name, true from jsonb_to_recordset(${json}::jsonb) as added(id int, name text)`),
	)
	const last = rows.at(-1)
	if (last) await db.execute(sql`select setval(pg_get_serial_sequence('skills', 'id'), ${last.id})`)
}

export async function insertProfessions(db: Db, rows: NewProfession[]) {
	await inPortions(rows, (json) =>
		db.execute(sql`insert into professions (id, name, field, isco)
			select id, name, field, isco
			from jsonb_to_recordset(${json}::jsonb) as added(id int, name text, field text, isco text)`),
	)
}

type Entry = { code: string; id: number; isAdded: boolean; aliases: string[]; titles: string[] }

/** Records the row of each code, and adds the new aliases to the rows. */
export async function upsertSources(db: Db, source: Source, subject: Subject, entries: Entry[]) {
	const table = tables[subject]
	await inPortions(entries, (json) =>
		db.execute(sql`
			insert into taxonomy_sources (source, code, ${keys[subject]}, is_added, aliases, titles)
			select ${source}::taxonomy, code, id, "isAdded", aliases, titles
			from jsonb_to_recordset(${json}::jsonb)
				as entry(code text, id int, "isAdded" boolean, aliases text[], titles text[])
			on conflict (source, code) do update
				set aliases = taxonomy_sources.aliases || excluded.aliases, titles = excluded.titles`),
	)
	const named = entries.filter(({ aliases }) => aliases.length > 0)
	await inPortions(named, (json) =>
		db.execute(sql`
			update ${table} set aliases = ${table}.aliases || added.aliases
			from (
				select id, array_agg(alias order by alias) as aliases
				from jsonb_to_recordset(${json}::jsonb) as entry(id int, aliases text[]) cross join unnest(aliases) alias
				group by id
			) added
			where ${table}.id = added.id`),
	)
}

/** Gives rows that the taxonomy added their names in the new release; the older name stays as an alias. */
export async function renameRows(
	db: Db,
	source: Source,
	subject: Subject,
	rows: { id: number; code: string; name: string }[],
) {
	const table = tables[subject]
	await inPortions(rows, (json) =>
		db.execute(sql`
			with renamed as (
				select * from jsonb_to_recordset(${json}::jsonb) as renamed(id int, code text, name text)
			),
			kept as (
				update taxonomy_sources set aliases = array_append(taxonomy_sources.aliases, lower(before.name))
				from renamed join ${table} before using (id) where taxonomy_sources.code = renamed.code and taxonomy_sources.source = ${source}
			)
			update ${table} set name = renamed.name,
				aliases = array_append(array_remove(${table}.aliases, lower(renamed.name)), lower(${table}.name))
			from renamed where ${table}.id = renamed.id`),
	)
}

/** Marks skills that a person typed as checked when the taxonomy names them. */
export async function confirmSkills(db: Db, source: Source) {
	await db.execute(sql`
		with confirmed as (
			update taxonomy_sources set is_confirmed = true from skills
			where source = ${source} and skills.id = skill_id and not is_known
			returning skill_id
		)
		update skills set is_known = true from confirmed where id = skill_id`)
}

type Link = { one: number; other: number; share: number }
type LinkTable = 'skill_relations' | 'profession_skills' | 'profession_relations'

const columnsOf: Record<LinkTable, SQL> = {
	skill_relations: sql`(wanted_id, had_id, share, source)`,
	profession_skills: sql`(profession_id, skill_id, weight, source)`,
	profession_relations: sql`(wanted_id, had_id, share, source)`,
}

export async function deleteLinks(db: Db, source: Source, table: LinkTable) {
	await db.execute(sql`delete from ${sql.identifier(table)} where source = ${source}`)
}

/** Inserts links and returns how many were new. What the reference files or another taxonomy say of a pair stands. */
export async function insertLinks(db: Db, source: Source, table: LinkTable, links: Link[]) {
	return inPortions(links, (json) =>
		db.execute(sql`
			insert into ${sql.identifier(table)} ${columnsOf[table]}
			select one, other, share, ${source}::taxonomy
			from jsonb_to_recordset(${json}::jsonb) as link(one int, other int, share real)
			on conflict do nothing`),
	)
}

/**
 * Relates the professions that this taxonomy added to those of their unit group, lower ids first, and so those of the
 * reference files. At most `most` for each, since the matcher walks through all of them for each person. What the
 * reference files say of two of their own professions stands.
 */
export async function relateUnitGroups(db: Db, source: Source, share: number, most: number) {
	const { rowCount } = await db.execute(sql`
		with brought as (
			select distinct professions.id, isco
			from taxonomy_sources join professions on professions.id = profession_id
			where source = ${source} and professions.id >= ${firstForeignId} and isco is not null
		),
		pairs as (
			select brought.id as one, other.id as other
			from brought join professions other using (isco) where other.id <> brought.id
		),
		ranked as (
			select wanted, had, row_number() over (partition by wanted order by had) as rank
			from (select one as wanted, other as had from pairs union select other, one from pairs) both_ways
		)
		insert into profession_relations (wanted_id, had_id, share, source)
		select wanted, had, ${share}::real, ${source}::taxonomy from ranked where rank <= ${most}
		on conflict do nothing`)
	return rowCount ?? 0
}

const rowsAtOnce = 5000

/** Sends rows as JSON in batches, and returns how many were written. */
async function inPortions<Row>(
	rows: Row[],
	write: (json: string) => PromiseLike<{ rowCount: number | null }>,
) {
	let written = 0
	for (let at = 0; at < rows.length; at += rowsAtOnce)
		written += (await write(JSON.stringify(rows.slice(at, at + rowsAtOnce)))).rowCount ?? 0
	return written
}
