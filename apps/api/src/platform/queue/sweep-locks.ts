import type { Db } from '@profile-search/db/client'
import { sql, type SQL } from 'drizzle-orm'
import { messageOf } from '../log/error-text.ts'
import { isClaimed } from './claims.ts'
import type { Ledger } from './ledger.ts'

/**
 * A worker counts as dead once its claim has been free for this long: a worker that has just lost its
 * connection gets a new one.
 */
const usualGraceMs = 15_000
/** By then the queue has recorded a failure in the database, or has given up. */
const longestTellingMs = 600_000

/**
 * Returns locked work that nobody is doing to the queue. It is called repeatedly and remembers what it saw.
 */
export function lockSweeper(db: Db, ledger: Ledger, graceMs = usualGraceMs) {
	const suspects = new Map<string, number>()
	return async () => {
		await hurryAfterLoss(db)
		await settleOwn(db, ledger, graceMs)
		const { rows } = await db.execute<{ worker: string }>(sql`
			select distinct locked_by as worker from graphile_worker._private_jobs job
			where locked_by is not null and not ${isClaimed(sql`locked_by`)}`)
		const unclaimed = new Set(
			rows.map(({ worker }) => worker).filter((worker) => !ledger.workers.has(worker)),
		)
		for (const worker of suspects.keys()) if (!unclaimed.has(worker)) suspects.delete(worker)
		const now = performance.now()
		for (const worker of unclaimed) {
			const since = suspects.get(worker)
			if (since === undefined) suspects.set(worker, now)
			else if (now - since >= graceMs) await unlock(db, sql`locked_by = ${worker}`)
		}
	}
}

/**
 * Returns all locked work to the queue: for a process that has the database to itself and has not begun to
 * work.
 */
export async function unlockAll(db: Db) {
	await unlock(db, sql`locked_by is not null`)
}

/**
 * Settles work of this process that the database takes to be still running: its end was not recorded, or the
 * connection that handed it out was lost before it arrived.
 */
async function settleOwn(db: Db, ledger: Ledger, graceMs: number) {
	const began = Date.now()
	const own = [...ledger.workers]
	if (own.length === 0) return
	const isOwn = sql`locked_by in (${sql.join(
		own.map((worker) => sql`${worker}`),
		sql`, `,
	)})`
	const { rows } = await db.execute<{ id: string; is_old: boolean }>(sql`
		select id::text, locked_at < now() - make_interval(secs => ${graceMs / 1000}) as is_old
		from graphile_worker._private_jobs where ${isOwn}`)
	ledger.forgetAllBut(new Set(rows.map(({ id }) => id)), began)
	for (const { id } of rows.filter(({ is_old }) => is_old)) {
		if (ledger.isUnderWay(id)) continue
		const end = ledger.endOf(id)
		const which = sql`id = ${id}::bigint and ${isOwn}`
		if (end?.isDone) await db.execute(sql`delete from graphile_worker._private_jobs where ${which}`)
		else if (!end || end.at < Date.now() - longestTellingMs) await unlock(db, which)
	}
}

const lost = 'The database was lost in the middle'

/** The error recorded for work that failed because the database was lost. */
export function databaseLost(error: unknown) {
	return new Error(`${lost}: ${messageOf(error)}`)
}

/** Retries work that failed because the database was lost, now that it is back. That try is not counted. */
async function hurryAfterLoss(db: Db) {
	await db.execute(sql`
		update graphile_worker._private_jobs set run_at = now(), attempts = greatest(attempts - 1, 0)
		where locked_at is null and run_at > now() and last_error like ${`${lost}%`}`)
}

const cutOff = 'It was cut off each time: the program that did it has died.'

async function unlock(db: Db, which: SQL) {
	// Work with a single try recurs, so the next run does it.
	await db.execute(
		sql`delete from graphile_worker._private_jobs where ${which} and attempts >= max_attempts and max_attempts = 1`,
	)
	await db.execute(sql`
		update graphile_worker._private_jobs set locked_at = null, locked_by = null, updated_at = now(),
			last_error = case when attempts >= max_attempts then ${cutOff} else last_error end
		where ${which}`)
	await db.execute(sql`
		update graphile_worker._private_job_queues locked set locked_at = null, locked_by = null
		where locked_by is not null and not exists
			(select from graphile_worker._private_jobs job where job.locked_by = locked.locked_by)`)
}
