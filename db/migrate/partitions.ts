import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { isLockTimeout, lockTimeoutMs } from './lock-timeout.ts'
import { firstIdOf, weekOf, weeksAfter } from './weeks.ts'

/**
 * The tables that grow with use and are kept for some weeks: each week is a partition, which is dropped whole. The
 * value is the column that says to which week a row belongs: a day, or an id that begins with the time.
 */
export const partitionedTables = {
	profile_visits: 'day',
	profile_appearances: 'day',
	webhook_deliveries: 'id',
} as const

export type PartitionedTable = keyof typeof partitionedTables

/** How many weeks after this one have their partitions already, should the nightly work not run for a while. */
const weeksAhead = 3

const patience = sql.raw(`set local lock_timeout = ${lockTimeoutMs}`)

/**
 * Makes the partitions of this week and those to come. One that cannot be made, because a transaction holds the table for
 * long, is left for the next time: until then its rows are in the rest.
 */
export async function addPartitions(db: Db, now = new Date()) {
	const first = weekOf(now)
	const weeks = Array.from({ length: 1 + weeksAhead }, (_, count) => weeksAfter(first, count))
	for (const table of Object.keys(partitionedTables) as PartitionedTable[]) {
		const present = await listWeeks(db, table)
		for (const week of weeks) if (!present.includes(week)) await unlessHeld(addPartition(db, table, week))
	}
}

/** Drops the partitions whose last day is before this one. One that is held by others is left for the next time. */
export async function dropPartitions(db: Db, table: PartitionedTable, firstKeptDay: string) {
	for (const week of await listWeeks(db, table))
		if (weeksAfter(week, 1) <= firstKeptDay)
			await unlessHeld(
				db.transaction(async (transaction) => {
					await transaction.execute(patience)
					await transaction.execute(sql`drop table ${partitionOf(table, week)}`)
				}),
			)
}

/** The partition for rows of weeks without one: what was restored, or came before its time. */
export function restOf(table: PartitionedTable) {
	return sql`partitions.${sql.identifier(`${table}_rest`)}`
}

/** The Mondays of the weeks that have a partition, the oldest first. */
export async function listWeeks(db: Db, table: PartitionedTable) {
	const { rows } = await db.execute<{ week: string }>(sql`
		select to_char(to_date(right(relname, 8), 'YYYYMMDD'), 'YYYY-MM-DD') as week
		from pg_inherits join pg_class on pg_class.oid = inhrelid
		where inhparent = ${`public.${table}`}::regclass and relname ~ '_[0-9]{8}$' order by 1`)
	return rows.map(({ week }) => week)
}

/** Makes a partition, and moves the rows of its week from the rest to it. */
async function addPartition(db: Db, table: PartitionedTable, week: string) {
	const parent = sql.identifier(table)
	const key = sql.identifier(partitionedTables[table])
	const [from, to] = [week, weeksAfter(week, 1)].map((day) => boundOf(table, day))
	const isOfWeek = sql`${key} >= ${from} and ${key} < ${to}`
	await db.transaction(async (transaction) => {
		await transaction.execute(patience)
		// Otherwise a row could still come to the rest that belongs to the new partition.
		await transaction.execute(sql`lock table ${restOf(table)} in access exclusive mode`)
		await transaction.execute(
			sql`create temporary table early on commit drop as select * from ${restOf(table)} where ${isOfWeek}`,
		)
		await transaction.execute(sql`delete from ${restOf(table)} where ${isOfWeek}`)
		await transaction.execute(
			sql`create table ${partitionOf(table, week)} partition of ${parent} for values from (${from}) to (${to})`,
		)
		await transaction.execute(sql`insert into ${parent} select * from early`)
	})
}

/** A bound written into the statement, since a statement that defines takes no parameters. */
function boundOf(table: PartitionedTable, day: string): SQL {
	return partitionedTables[table] === 'id' ? sql.raw(`'${firstIdOf(day)}'`) : sql.raw(`'${day}'`)
}

function partitionOf(table: PartitionedTable, week: string) {
	return sql`partitions.${sql.identifier(`${table}_${week.replaceAll('-', '')}`)}`
}

async function unlessHeld(change: Promise<void>) {
	try {
		await change
	} catch (error) {
		if (!isLockTimeout(error)) throw error
	}
}
