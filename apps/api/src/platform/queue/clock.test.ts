import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp, vapid } from '#test/portal.ts'
import { startWorker } from '../../worker.ts'
import { createMailer } from '../channels/mail/mailer.ts'
import { createPusher } from '../channels/push/pusher.ts'
import { clockWatch, forgetTheFuture } from './clock.ts'

test('a clock that is set forward or back is noticed, one that only drifts is not', () => {
	const clock = { time: 0, sinceStart: 0 }
	let jumps = 0
	const look = clockWatch(() => (jumps += 1), { now: () => clock.time, steady: () => clock.sinceStart })
	const pass = (seconds: number, set = 0) => {
		clock.time += (seconds + set) * 1000
		clock.sinceStart += seconds * 1000
		look()
		return jumps
	}

	expect([pass(15), pass(15, 30), pass(15, 3600), pass(15), pass(15, -3600), pass(15)]).toEqual([
		0, 0, 1, 1, 2, 2,
	])
})

test('work planned while the clock was ahead counts as planned now', async () => {
	await using database = await freshDb()
	const { db } = database
	await db.execute(sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
		values ('ahead', now() - interval '1 day', now() + interval '1 year'), ('right', now() - interval '1 day', now() - interval '1 hour'),
			('begun ahead', now() + interval '1 year', null)`)

	await forgetTheFuture(db)
	const { rows } = await db.execute(sql`
		select identifier, known_since <= now() as is_known, last_execution > now() - interval '1 minute' as is_now,
			last_execution > now() as is_ahead
		from graphile_worker._private_known_crontabs order by identifier`)

	expect(rows).toEqual([
		{ identifier: 'ahead', is_known: true, is_now: true, is_ahead: false },
		{ identifier: 'begun ahead', is_known: true, is_now: null, is_ahead: null },
		{ identifier: 'right', is_known: true, is_now: false, is_ahead: false },
	])
})

test('a worker that starts after the clock was corrected resumes its schedule', async () => {
	await using api = await testApp()
	const { db } = api
	await db.execute(sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
		values ('open_scheduled_jobs', now(), now() + interval '1 year')`)
	const mailer = createMailer('smtp://127.0.0.1:1', 'Profile Search <portal@example.com>')
	const worker = startWorker(api.connection, {
		db,
		mailer,
		pusher: createPusher(vapid),
		files: api.files,
		matcher: api.matcher,
		publicUrl: 'http://portal.test',
		isLearning: true,
	})

	const isAhead = await eventually(
		async () => {
			const { rows } = await db.execute<{ ahead: boolean }>(sql`select last_execution > now() as ahead
				from graphile_worker._private_known_crontabs where identifier = 'open_scheduled_jobs'`)
			return rows[0]?.ahead
		},
		(ahead) => ahead === false,
	)
	await worker.stop()
	mailer.close()

	expect(isAhead).toBe(false)
})
