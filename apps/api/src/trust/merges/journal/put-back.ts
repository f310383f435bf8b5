import type { Db } from '@profile-search/db/client'
import { mergeChanges } from '@profile-search/db/schema/trust/merges'
import { desc, eq, sql } from 'drizzle-orm'
import { keyOf, name } from './journal.ts'

type Run = { kind: 'moved' | 'summed' | 'set_aside'; table: string; columns: string[]; ids: number[] }

/**
 * Undoes the changes of a merge, the latest first, and returns the number of rows that are no longer as the merge
 * left them.
 */
export async function putBack(db: Db, mergeId: string) {
	let left = 0
	for (const run of await listRuns(db, mergeId)) {
		const done = await tryRun(db, run)
		if (done !== undefined) {
			left += run.ids.length - done
			continue
		}
		// One of the rows would conflict with an equal row that was added meanwhile: that one stays where it is.
		for (const id of run.ids) left += 1 - ((await tryRun(db, { ...run, ids: [id] })) ?? 0)
	}
	await db.delete(mergeChanges).where(eq(mergeChanges.mergeId, mergeId))
	return left
}

/** Consecutive changes of the same columns are undone by one statement. */
async function listRuns(db: Db, mergeId: string) {
	const changes = await db
		.select({
			id: mergeChanges.id,
			kind: mergeChanges.kind,
			table: mergeChanges.tableName,
			columns: sql<string[]>`array(select jsonb_object_keys(${mergeChanges.before}))`,
		})
		.from(mergeChanges)
		.where(eq(mergeChanges.mergeId, mergeId))
		.orderBy(desc(mergeChanges.id))
	const runs: Run[] = []
	for (const { id, ...change } of changes) {
		const last = runs.at(-1)
		const isMore =
			last?.kind === change.kind &&
			last.table === change.table &&
			last.columns.join() === change.columns.join() &&
			// The steps of a swap are consecutive, and are undone one by one.
			change.table !== 'applications'
		if (isMore) last.ids.push(id)
		else runs.push({ ...change, ids: [id] })
	}
	return runs
}

/** Undefined when a constraint of the database prevents it. */
async function tryRun(db: Db, run: Run) {
	try {
		return await db.transaction(async (attempt) => (await attempt.execute(statementOf(run))).rowCount ?? 0)
	} catch (error) {
		if (isAgainstConstraint(error)) return undefined
		throw error
	}
}

/** Class 23 of SQLSTATE: an equal row exists, or a referenced row is gone. */
function isAgainstConstraint(error: unknown) {
	const cause = error instanceof Error ? (error.cause ?? error) : error
	return typeof cause === 'object' && cause !== null && 'code' in cause && String(cause.code).startsWith('23')
}

function statementOf({ kind, table, columns, ids }: Run) {
	const record = (column: 'key' | 'before' | 'after') =>
		sql`jsonb_populate_record(null::${name(table)}, change.${name(column)})`
	const chosen = sql`change.id = any(${sql.param(`{${ids.join()}}`)}::bigint[])`
	if (kind === 'set_aside')
		return sql`insert into ${name(table)} select (${record('before')}).* from ${mergeChanges} change where ${chosen}`

	// Only the nullable column of a key is compared in a rule that cannot use an index.
	const found = keyOf(table).map((each) =>
		each === 'job_id' && table === 'alert_hits'
			? sql`row.${name(each)} is not distinct from named.${name(each)}`
			: sql`row.${name(each)} = named.${name(each)}`,
	)
	const set = columns.map((each) =>
		kind === 'moved'
			? sql`${name(each)} = was.${name(each)}`
			: sql`${name(each)} = row.${name(each)} - was.${name(each)}`,
	)
	const isAsLeft = columns.map((each) =>
		kind === 'moved'
			? sql`row.${name(each)} is not distinct from made.${name(each)}`
			: sql`row.${name(each)} >= was.${name(each)}`,
	)
	return sql`update ${name(table)} as row set ${sql.join(set, sql`, `)}
		from ${mergeChanges} change, ${record('key')} named, ${record('before')} was, ${record('after')} made
		where ${chosen} and ${sql.join([...found, ...isAsLeft], sql` and `)}`
}
