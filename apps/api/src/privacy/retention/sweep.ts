import type { Db } from '@profile-search/db/client'
import { addPartitions, dropPartitions, restOf } from '@profile-search/db/migrate/partitions'
import { sql, type SQL } from 'drizzle-orm'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { rules } from './registry.ts'
import type { Rule } from './rule.ts'

/** The number of rows in one transaction, so that none blocks others for long. */
const atOnce = 2000

/** Deletes what has reached the end of its retention, and makes the partitions of the coming weeks. */
export async function sweepPersonalData(db: Db) {
	await addPartitions(db)
	for (const rule of rules) await endOverdue(db, rule)
}

async function endOverdue(db: Db, { table, overdue, thinned, partitions }: Rule) {
	if (overdue) {
		const place = partitions ? await dropOverdueWeeks(db, partitions) : sql`${table}`
		await inBatches(() => count(db, sql`delete from ${place} where ${some(overdue, place)}`))
	}
	if (thinned)
		await inBatches(() =>
			db.transaction(async (transaction) => {
				let rows = 0
				// Locked, so that all statements act on the same rows; the last one is that of the table itself.
				const { rows: held } = await transaction.execute<{ place: string }>(
					sql`select ctid::text as place from ${table} where ${thinned.where} limit ${atOnce} for update`,
				)
				if (held.length === 0) return 0
				const places = sql`${table}.ctid = any(${sql.param(`{${held.map(({ place }) => `"${place}"`).join(',')}}`)}::tid[])`
				for (const statement of thinned.by(places)) rows = await count(transaction, statement)
				return rows
			}),
		)

	function some(condition: SQL, place: SQL) {
		return sql`${table}.ctid = any(array(select ctid from ${place} where ${condition} limit ${atOnce}))`
	}
}

/** Drops the partitions that are over, and returns the place, under the name of the table, of rows that are in none. */
async function dropOverdueWeeks(db: Db, { of, firstKeptDay }: NonNullable<Rule['partitions']>) {
	const { rows } = await db.execute<{ day: string }>(sql`select (${firstKeptDay})::text as day`)
	if (rows[0]) await dropPartitions(db, of, rows[0].day)
	return sql`${restOf(of)} as ${sql.identifier(of)}`
}

async function inBatches(run: () => Promise<number>) {
	while ((await run()) === atOnce);
}

async function count(db: Db, statement: SQL) {
	const { rowCount } = await db.execute(statement)
	return rowCount ?? 0
}

const sweep: Run<'sweep_personal_data'> = async (_payload, { db }) => sweepPersonalData(db)

export const retentionTasks = [defineTask('sweep_personal_data', sweep, '7 3 * * *')]
