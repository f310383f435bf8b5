import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startMailServer } from '#platform/channels/mail/mail-server.ts'
import { createMailer } from '#platform/channels/mail/mailer.ts'
import { createPusher } from '#platform/channels/push/pusher.ts'
import { startWorker } from '../src/worker.ts'
import { eventually, testApp, vapid } from './portal.ts'

test('a mail waits while the mail server is gone, and goes out when it is back', async () => {
	await using api = await testApp()
	const gone = await startMailServer()
	await gone.close()
	const { port } = new URL(gone.url)
	const mailer = createMailer(gone.url, 'Profile Search <portal@example.com>')
	const tools = {
		db: api.db,
		mailer,
		pusher: createPusher(vapid),
		files: api.files,
		matcher: api.matcher,
		publicUrl: 'http://portal.test',
		isLearning: true,
	}

	const answer = await api.post('auth/otp-send-with-email', { email: 'asha@example.com' })
	const worker = startWorker(api.connection, tools)
	const attempts = async () => {
		const { rows } = await api.connection.pool.query(
			'select attempts, last_error from graphile_worker._private_jobs',
		)
		return rows[0]
	}
	const waiting = await eventually(attempts, (job) => job?.attempts >= 1 && job.last_error)
	const back = await startMailServer(Number(port))
	await api.connection.pool.query('update graphile_worker._private_jobs set run_at = now()')
	const mails = await eventually(
		async () => back.mails,
		(arrived) => arrived.length > 0,
	)
	await worker.stop()
	mailer.close()
	await back.close()

	expect(answer.body).toMatchObject({ errorCode: 0 })
	expect(waiting.last_error).toMatch(/ECONNREFUSED/)
	expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual(['asha@example.com'])
})

test('a worker that is stopped while it is starting ends', async () => {
	await using api = await testApp()
	const mailer = createMailer('smtp://127.0.0.1:1', 'Profile Search <portal@example.com>')

	const worker = startWorker(api.connection, {
		db: api.db,
		mailer,
		pusher: createPusher(vapid),
		files: api.files,
		matcher: api.matcher,
		publicUrl: 'http://portal.test',
		isLearning: true,
	})

	await expect(worker.stop()).resolves.toBeUndefined()
	mailer.close()
})

test('a worker whose connections are cut again and again while it works does all of it, and goes on', async () => {
	await using api = await testApp()
	const mailServer = await startMailServer()
	const mailer = createMailer(mailServer.url, 'Profile Search <portal@example.com>')
	const worker = startWorker(api.connection, {
		db: api.db,
		mailer,
		pusher: createPusher(vapid),
		files: api.files,
		matcher: api.matcher,
		publicUrl: 'http://portal.test',
		isLearning: true,
	})
	const address = (number: number) => `person${number}@example.com`

	let asked = 0
	for (let cut = 0; cut < 8; cut += 1) {
		for (let times = 0; times < 12; times += 1)
			await api.post('auth/otp-send-with-email', { email: address((asked += 1)) })
		await eventually(
			async () => mailServer.received(),
			(received) => received > asked - 12,
		)
		// The connections that speak for the queue, in the middle of it.
		await api.connection.pool
			.query(`select pg_terminate_backend(pid) from pg_stat_activity
				where datname = current_database() and query like '%graphile_worker%' and pid <> pg_backend_pid()`)
			.catch(() => {})
	}
	const open = await eventually(
		async () => {
			const { rows } = await api.connection.pool.query(
				`select count(*)::int as amount from graphile_worker.jobs where task_identifier like 'mail_%'`,
			)
			return rows[0].amount
		},
		(amount) => amount === 0,
	)
	await worker.stop()
	mailer.close()
	await mailServer.close()

	expect(open).toBe(0)
	expect(new Set(mailServer.mails.map(({ to }) => to?.[0]?.address))).toEqual(
		new Set(Array.from({ length: asked }, (_, at) => address(at + 1))),
	)
})

test('what background work has used can be forgotten when it is done', async () => {
	setFlagsFromString('--expose-gc')
	const collectGarbage: () => void = runInNewContext('gc')
	const forgotten: string[] = []
	const registry = new FinalizationRegistry((what: string) => forgotten.push(what))
	const use = async () => {
		await using api = await testApp()
		await api.work()
		registry.register(api.files, 'files')
	}
	await use()

	await eventually(
		async () => {
			collectGarbage()
			return forgotten.length
		},
		(count) => count > 0,
	)

	expect(forgotten).toEqual(['files'])
})
