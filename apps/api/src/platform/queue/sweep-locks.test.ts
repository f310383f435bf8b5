import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Db } from '@profile-search/db/client'
import { createAccount } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sql } from 'drizzle-orm'
import type { Runner } from 'graphile-worker'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'
import { createClaims } from './claims.ts'
import { openLedger } from './ledger.ts'
import { enqueue } from './queue.ts'
import { databaseLost, lockSweeper, unlockAll } from './sweep-locks.ts'

/** Queues a piece of work that a worker took some time ago, and returns its id. */
async function takenWork(db: Db, worker: string, { mostAttempts = 15, attempts = 1 } = {}) {
	await enqueue(db, 'mail_welcome', { accountId: randomUUID() })
	const { rows } = await db.execute<{ id: string }>(sql`
		update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - interval '1 minute',
			attempts = ${attempts}, max_attempts = ${mostAttempts}
		where id = (select max(id) from graphile_worker._private_jobs) returning id::text`)
	return rows[0]!.id
}

async function lockedIds(db: Db) {
	const { rows } = await db.execute<{ id: string }>(
		sql`select id::text from graphile_worker._private_jobs where locked_by is not null order by id`,
	)
	return rows.map(({ id }) => id)
}

test('the work of a dead worker is released by the second sweep, that of a living one is not', async () => {
	await using database = await freshDb()
	const { db, url } = database
	const claims = createClaims(url)
	claims.hold('pool-living')
	const living = await takenWork(db, 'pool-living')
	const dead = await takenWork(db, 'pool-dead')
	const sweep = lockSweeper(db, openLedger(), 0)
	await eventually(
		() => db.execute(sql`select from pg_locks where locktype = 'advisory'`),
		({ rowCount }) => rowCount === 1,
	)

	await sweep()
	const afterOne = await lockedIds(db)
	await sweep()
	const afterTwo = await lockedIds(db)
	await claims.close()

	expect(afterOne).toEqual([living, dead])
	expect(afterTwo).toEqual([living])
})

test('a claim is taken again after its connection was cut', async () => {
	await using database = await freshDb()
	const { db, url } = database
	const claims = createClaims(url)
	claims.hold('pool-living')
	const backends = async () => {
		const { rows } = await db.execute<{ pid: number }>(
			sql`select pid from pg_locks where locktype = 'advisory' and granted`,
		)
		return rows.map(({ pid }) => pid)
	}
	const [first] = await eventually(backends, (pids) => pids.length === 1)

	await db.execute(sql`select pg_terminate_backend(${first!})`)
	const again = await eventually(backends, (pids) => pids.length === 1 && pids[0] !== first)
	await claims.close()

	expect(again).toHaveLength(1)
})

test('a process releases its own tasks that never arrived and removes those that are done', async () => {
	await using database = await freshDb()
	const { db } = database
	const ledger = openLedger()
	const events: Runner['events'] = new EventEmitter()
	ledger.follow(events, () => {})
	const emit = (name: string, facts: object) => events.emit(name as never, facts as never)
	emit('pool:create', { workerPool: { id: 'pool-own' } })
	const [underWay, done, failed, lost] = [
		await takenWork(db, 'pool-own'),
		await takenWork(db, 'pool-own'),
		await takenWork(db, 'pool-own'),
		await takenWork(db, 'pool-own'),
	]
	for (const id of [underWay, done, failed]) emit('job:start', { job: { id } })
	for (const [id, end] of [
		[done, 'job:success'],
		[failed, 'job:error'],
	] as const) {
		emit(end, { job: { id } })
		emit('job:complete', { job: { id } })
	}

	await lockSweeper(db, ledger, 0)()
	const { rows } = await db.execute<{ id: string; is_free: boolean }>(
		sql`select id::text, locked_by is null as is_free from graphile_worker._private_jobs order by id`,
	)

	expect(rows).toEqual([
		{ id: underWay, is_free: false },
		{ id: failed, is_free: false },
		{ id: lost, is_free: true },
	])
})

test('work that failed because the database was lost is retried at once, other failed work at its time', async () => {
	await using database = await freshDb()
	const { db } = database
	const fails = async (error: string) => {
		await db.execute(sql`select graphile_worker.add_job('mail_welcome', run_at => now() + interval '1 hour')`)
		await db.execute(
			sql`update graphile_worker._private_jobs set attempts = 4, last_error = ${error} where attempts = 0`,
		)
	}
	await fails(databaseLost(new Error('read ECONNRESET')).message)
	await fails('The mail could not be read.')

	await lockSweeper(db, openLedger())()
	const { rows } = await db.execute(
		sql`select attempts, run_at <= now() as is_due from graphile_worker._private_jobs order by id`,
	)

	expect(rows).toEqual([
		{ attempts: 3, is_due: true },
		{ attempts: 4, is_due: false },
	])
})

test('a process alone on the database releases all work, except tasks cut off too often and recurring ones', async () => {
	await using database = await freshDb()
	const { db } = database
	const again = await takenWork(db, 'pool-a')
	const tooOften = await takenWork(db, 'pool-b', { attempts: 15 })
	await takenWork(db, 'pool-b', { mostAttempts: 1 })

	await unlockAll(db)
	const { rows } = await db.execute(
		sql`select id::text, locked_by, last_error from graphile_worker._private_jobs order by id`,
	)

	expect(rows).toEqual([
		{ id: again, locked_by: null, last_error: null },
		{ id: tooOften, locked_by: null, last_error: expect.stringContaining('cut off') },
	])
})

test('the queue tells running work from abandoned work', async () => {
	await using api = await testApp()
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const claims = createClaims(api.connection.url)
	claims.hold('pool-living')
	await takenWork(api.db, 'pool-living')
	await takenWork(api.db, 'pool-dead')

	const { body } = await eventually(
		() => admin.get('admin/queue'),
		(answer) => answer.body.details.tasks[0].running === 1,
	)
	await claims.close()

	expect(body.details.tasks).toMatchObject([{ task: 'mail_welcome', running: 1, abandoned: 1 }])
})
