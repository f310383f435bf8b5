import type { Db } from '@profile-search/db/client'
import { mergeChanges } from '@profile-search/db/schema/trust/merges'
import { sql, type SQL } from 'drizzle-orm'
import type { Ends, Moves, MergeRules } from './merge-rules.ts'

/** The key columns of tables whose key is not `id` alone. */
const keys: Record<string, string[]> = {
	account_blocks: ['id'],
	alert_hits: ['alert_id', 'subject_id', 'job_id'],
	application_ratings: ['application_id', 'account_id'],
	candidate_languages: ['candidate_id', 'code'],
	candidate_skills: ['candidate_id', 'skill_id'],
	candidates: ['account_id'],
	file_digests: ['account_id', 'digest'],
	job_dismissals: ['candidate_id', 'job_id'],
	likely_duplicates: ['account_id', 'other_id'],
	nominees: ['account_id'],
	page_viewers: ['subject_id', 'viewer'],
	page_views: ['subject_id', 'day'],
	profile_appearances: ['owner_id', 'day'],
	profile_visits: ['id', 'day'],
	saved: ['owner_id', 'kind', 'subject_id'],
	sections: ['account_id', 'kind'],
	shortlist_notes: ['job_id', 'candidate_id'],
	thread_reads: ['thread_id', 'account_id'],
}

export const keyOf = (table: string) => keys[table] ?? ['id']

/**
 * Moves everything that names the duplicate to the kept one, in the order of the declaration. Sums are added only
 * once.
 */
export async function moveAll(
	db: Db,
	mergeId: string,
	rules: MergeRules,
	ends: Ends,
	{ isLate = false } = {},
) {
	for (const [place, rule] of Object.entries(rules)) {
		const [table = '', column = ''] = place.split('.')
		if (rule.kind === 'moves') {
			if (rule.sums && !isLate) await addSums(db, mergeId, { table, column, sums: rule.sums }, rule, ends)
			await moveRows(db, mergeId, { table, column }, rule, ends)
		}
		if (rule.kind === 'set aside') await setAside(db, mergeId, table, sql`row.${name(column)} = ${ends.from}`)
		if (rule.kind === 'forgotten') await forget(db, table, column, ends)
	}
}

/** The rows of a table that are moved, as a condition on `row`. */
export function going(table: string, column: string, { same, but }: Moves, ends: Ends) {
	const isKept = but ? sql`and (${but(ends)}) is not true` : sql``
	const isTaken = same ? sql`and not exists (${equalTo(table, column, same, ends.to)})` : sql``
	return sql`row.${name(column)} = ${ends.from} ${isKept} ${isTaken}`
}

function equalTo(table: string, column: string, same: string[], to: string) {
	const alike = same.map((each) => sql`and other.${name(each)} is not distinct from row.${name(each)}`)
	return sql`select from ${name(table)} other where other.${name(column)} = ${to} ${sql.join(alike, sql` `)}`
}

type Place = { table: string; column: string }

async function moveRows(db: Db, mergeId: string, { table, column }: Place, rule: Moves, ends: Ends) {
	await note(db, mergeId, { kind: 'moved', table, columns: [column] })(
		sql`update ${name(table)} as row set ${name(column)} = ${ends.to} where ${going(table, column, rule, ends)}
			returning to_jsonb(old) as was, to_jsonb(new) as made`,
	)
}

async function addSums(
	db: Db,
	mergeId: string,
	{ table, column, sums }: Place & { sums: string[] },
	{ same, but }: Moves,
	ends: Ends,
) {
	const more = sums.map((each) => sql`${name(each)} = other.${name(each)} + row.${name(each)}`)
	const alike = (same ?? []).map(
		(each) => sql`and other.${name(each)} is not distinct from row.${name(each)}`,
	)
	const isKept = but ? sql`and (${but(ends)}) is not true` : sql``
	await note(db, mergeId, { kind: 'summed', table, columns: sums })(
		sql`update ${name(table)} as other set ${sql.join(more, sql`, `)} from ${name(table)} as row
			where row.${name(column)} = ${ends.from} and other.${name(column)} = ${ends.to} ${sql.join(alike, sql` `)} ${isKept}
			returning to_jsonb(row) as was, to_jsonb(new) as made`,
	)
}

/** Deletes rows, and stores them for an undo. */
export async function setAside(db: Db, mergeId: string, table: string, which: SQL) {
	await db.execute(sql`
		with gone as (delete from ${name(table)} as row where ${which} returning to_jsonb(row) as was)
		insert into ${mergeChanges} (merge_id, kind, table_name, key, before)
		select ${mergeId}::uuid, 'set_aside', ${table}, ${picked('was', keyOf(table))}, was from gone`)
}

async function forget(db: Db, table: string, column: string, { from, to }: Ends) {
	await db.execute(sql`delete from ${name(table)} where ${name(column)} in (${from}, ${to})`)
}

/** Sets columns of one row together: an undo restores all of them, if none was changed meanwhile. */
export async function changeRow(
	db: Db,
	mergeId: string,
	{ table, id }: { table: string; id: string },
	values: Record<string, unknown>,
) {
	const columns = Object.keys(values)
	const [key = 'id'] = keyOf(table)
	const set = columns.map((each) => sql`${name(each)} = new_values.${name(each)}`)
	await note(db, mergeId, { kind: 'moved', table, columns })(
		sql`update ${name(table)} as row set ${sql.join(set, sql`, `)}
			from jsonb_populate_record(null::${name(table)}, ${JSON.stringify(values)}::jsonb) new_values
			where row.${name(key)} = ${id} returning to_jsonb(old) as was, to_jsonb(new) as made`,
	)
}

type Noted = { kind: 'moved' | 'summed'; table: string; columns: string[] }

/** Runs a statement that returns each row as it `was` and as it is `made`, and records the columns. */
function note(db: Db, mergeId: string, { kind, table, columns }: Noted) {
	return (statement: SQL) =>
		db.execute(sql`
			with changed as (${statement})
			insert into ${mergeChanges} (merge_id, kind, table_name, key, before, after)
			select ${mergeId}::uuid, ${kind}, ${table}, ${picked('made', keyOf(table))}, ${picked('was', columns)},
				${picked('made', columns)} from changed`)
}

function picked(row: 'was' | 'made', columns: string[]) {
	const pairs = columns.map((each) => sql`${sql.raw(`'${each}'`)}, ${sql.raw(`${row} -> '${each}'`)}`)
	return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

export function name(identifier: string) {
	return sql.identifier(identifier)
}
