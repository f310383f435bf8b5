import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'
import {
	groupNames, languages, places, professionRelations, professions, professionSkills, skillRelations, skills,
} from '../schema/search/reference.ts'
import { milestones } from '../schema/platform/site.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { applyDecidedNames, withoutRetired } from './decided-names.ts'
import { keepImportedAliases } from './keep-aliases.ts'
import { findForeignProfessions, mergeProfession, mergeSkill, setForeignSkillsAside } from './merge-foreign.ts'
import { readReference, type Reference } from './read-reference.ts'
import { updateRarity } from './update-rarity.ts'

/**
 * Loads the reference files into the database, unless these very versions are there already. Imports from published
 * taxonomies and decisions of administrators stay unchanged. The first texts of the site are loaded too.
 */
export async function loadReference(db: Db) {
	await loadTexts(db)
	const reference = readReference()
	const name = `reference ${createHash('sha256').update(JSON.stringify(reference)).digest('hex').slice(0, 16)}`
	await db.transaction(async (transaction) => {
		const [reached] = await transaction.insert(milestones).values({ name }).onConflictDoNothing().returning()
		if (!reached) return
		const standing = await withoutRetired(transaction, reference)
		await loadSkills(transaction, standing)
		await loadProfessions(transaction, standing)
		await keepImportedAliases(transaction)
		await applyDecidedNames(transaction)
		await updateRarity(transaction)
		await upsert(transaction, places, reference.places.map(({ key: _key, aliases, ...place }) => ({ ...place, aliases: aliases.map(lower) })))
		await upsert(transaction, languages, reference.languages.map(({ aliases, ...language }) => ({ ...language, aliases: aliases.map(lower) })))
		await upsert(transaction, groupNames, reference.groups)
		await transaction.execute(sql`insert into match_changes (subject, subject_id) values ('knowledge', uuidv7())`)
		await transaction.execute(sql`notify match_changes`)
	})
}

async function loadSkills(db: Db, reference: Reference) {
	const foreign = await setForeignSkillsAside(db, reference)
	await upsert(
		db,
		skills,
		reference.skills.map(({ id, name, nameHi, nameMr, aliases, field }) => {
			return { id, name, nameHi, nameMr, field, aliases: aliases.map(lower), isKnown: true }
		}),
	)
	for (const pair of foreign) await mergeSkill(db, pair)
	await db.delete(skillRelations).where(eq(skillRelations.source, 'portal'))
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
		reference.professions.map(({ key: _key, skills: _skills, related: _related, aliases, ...profession }) => ({
			...profession,
			aliases: aliases.map(lower),
		})),
	)
	for (const pair of await findForeignProfessions(db, reference)) await mergeProfession(db, pair)
	await db.delete(professionSkills).where(eq(professionSkills.source, 'portal'))
	await upsert(
		db,
		professionSkills,
		reference.professions.flatMap(({ id, skills: typical }) => typical.map((skill) => ({ professionId: id, skillId: skill.id, weight: skill.weight }))),
	)
	await db.delete(professionRelations).where(eq(professionRelations.source, 'portal'))
	await upsert(
		db,
		professionRelations,
		reference.professions.flatMap(({ id, related }) => related.map((other) => ({ wantedId: id, hadId: other.id, share: other.share }))),
	)
}

const rowsAtOnce = 500

async function upsert<Table extends PgTable>(db: Db, table: Table, rows: Table['$inferInsert'][]) {
	for (let at = 0; at < rows.length; at += rowsAtOnce) {
		const how = overwriting(table)
		// The query builder cannot type the columns of a table known only at run time.
		await db.insert<PgTable>(table).values(rows.slice(at, at + rowsAtOnce)).onConflictDoUpdate(how)
	}
}

/** On a conflict, overwrites every column with the new value, except those that administrators decided. */
function overwriting(table: PgTable) {
	const { name: tableName, columns, primaryKeys } = getTableConfig(table)
	const target = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
	const isSet = (name: string) => columns.some((column) => column.name === name)
	const set = Object.fromEntries(
		columns
			.filter((column) => !target.includes(column) && !marks.has(column.name))
			.map(({ name }) => [name, isSet('isCurated') && curated.has(name) ? keptIfCurated(tableName, name) : excluded(name)]),
	)
	return { target, set, ...(isSet('source') && { setWhere: sql.raw(`${tableName}.source <> 'administrator'`) }) }
}

/** Columns that no file sets. */
const marks = new Set(['isCurated', 'isIgnored'])
/** Columns that an administrator may set on a skill or profession. */
const curated = new Set(['name', 'nameHi', 'nameMr', 'field'])

function keptIfCurated(table: string, column: string) {
	const name = toSnakeCase(column)
	return sql.raw(`case when ${table}.is_curated then ${table}.${name} else excluded.${name} end`)
}

function excluded(column: string) {
	return sql.raw(`excluded.${toSnakeCase(column)}`)
}

function lower(text: string) {
	return text.toLowerCase()
}
