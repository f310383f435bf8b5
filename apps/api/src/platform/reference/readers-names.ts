import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { NameOf, NamedKind } from '@profile-search/contract/platform/names'
import type { Db } from '@profile-search/db/client'
import { language } from '@profile-search/text/language'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { remember } from '../concurrency/remember.ts'
import { namesShownIn } from './show-names.ts'

/** For this long, a changed name may still be shown as it was. */
const secondsKnown = 1

type Local = Record<Exclude<PageLanguage, 'en'>, NameOf>

/**
 * The names of skills, professions, towns, languages, states and fields of work in the language of the reader, by their English ones; null for readers of
 * English, who need none.
 */
export async function readersNames(db: Db): Promise<NameOf | null> {
	const reader = language()
	return reader === 'en' ? null : (await localNamesOf(db))[reader]
}

/** Like `readersNames`, but also for readers of English, for whom each name stays as it is. */
export async function namesForReader(db: Db): Promise<NameOf> {
	return (await readersNames(db)) ?? ((_kind, name) => name)
}

/** A value of this schema with the names that the reader knows. */
export async function withReadersNames<Schema extends z.ZodType>(
	db: Db,
	schema: Schema,
	value: NoInfer<z.output<Schema>>,
): Promise<z.output<Schema>> {
	const nameOf = await readersNames(db)
	const show = nameOf && namesShownIn(schema)
	return show ? show(value, nameOf) : value
}

const known = new WeakMap<Db, () => Promise<Local>>()

/** They are few and change rarely, so they are kept in memory, and the database is asked whether they are the same. */
function localNamesOf(db: Db) {
	const find = known.get(db) ?? keepNames(db)
	known.set(db, find)
	return find()
}

function keepNames(db: Db) {
	let version: string | undefined
	let names: Promise<Local> | undefined
	return remember(secondsKnown, async () => {
		const now = await findVersion(db)
		if (names === undefined || now !== version) names = readLocalNames(db)
		version = now
		return names
	})
}

type Row = { kind: NamedKind; word: string; hi: string | null; mr: string | null }

async function readLocalNames(db: Db): Promise<Local> {
	const { rows } = await db.execute<Row>(sql`
		select kind, lower(name) as word, name_hi as hi, name_mr as mr from (${named}) named`)
	return { hi: finderOf(rows, 'hi'), mr: finderOf(rows, 'mr') }
}

function finderOf(rows: readonly Row[], local: keyof Local): NameOf {
	const names = {
		skill: new Map(),
		profession: new Map(),
		place: new Map(),
		language: new Map(),
		state: new Map(),
		field: new Map(),
	} satisfies Record<NamedKind, Map<string, string>>
	for (const { kind, word, [local]: name } of rows) if (name !== null) names[kind].set(word, name)
	return (kind, name) => names[kind].get(name.toLowerCase()) ?? name
}

/** A value that changes whenever one of these names does. */
async function findVersion(db: Db) {
	const { rows } = await db.execute<{ version: string }>(sql`
		select sum(hashtextextended(concat_ws('|', kind, name, name_hi, name_mr), 0))::text as version from (${named}) named`)
	return rows[0]?.version ?? ''
}

/**
 * What people type is shown under another name only where whoever types that is understood: as long as it is one of the
 * names of the same thing. Languages are chosen from a list; states and fields of work are only read.
 */
const named = sql.join(
	[
		['skill', 'skills'],
		['profession', 'professions'],
		['place', 'places'],
	]
		.map(
			([kind, table]) => sql`select ${sql.raw(`'${kind}'`)} as kind, name,
			${ifAlias('name_hi')} as name_hi, ${ifAlias('name_mr')} as name_mr
			from ${sql.raw(table ?? '')} where num_nonnulls(name_hi, name_mr) > 0`,
		)
		.concat(
			sql`select 'language', name, name_hi, name_mr from languages`,
			sql`select kind::text, name, name_hi, name_mr from group_names`,
		),
	sql` union all `,
)

function ifAlias(column: string) {
	return sql.raw(`case when lower(${column}) = any(aliases) then ${column} end`)
}
