import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { refusedAddresses } from '@profile-search/db/schema/accounts/refused-addresses'
import { createAccount } from '@profile-search/db/testing/factories'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { eventually, testApp, vapid } from '#test/portal.ts'
import { startWorker } from '../../../worker.ts'
import { enqueue } from '../../queue/queue.ts'
import { createPusher } from '../push/pusher.ts'
import { startMailServer } from './mail-server.ts'
import { createMailer } from './mailer.ts'

type Api = Awaited<ReturnType<typeof testApp>>

function work(api: Api, smtpUrl: string) {
	const mailer = createMailer(smtpUrl, 'Profile Search <portal@example.com>')
	const worker = startWorker(api.connection, {
		db: api.db,
		mailer,
		pusher: createPusher(vapid),
		files: api.files,
		matcher: api.matcher,
		publicUrl: 'http://portal.test',
		isLearning: true,
	})
	return {
		mailer,
		async [Symbol.asyncDispose]() {
			await worker.stop()
			mailer.close()
		},
	}
}

/** Accepts connections and says nothing, like a mail server on a machine that is too busy. */
async function hangingServer() {
	const sockets = new Set<Socket>()
	const server = createServer((socket) => {
		sockets.add(socket)
		socket.on('error', () => {})
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	return {
		port: typeof address === 'object' && address ? address.port : 0,
		connections: () => sockets.size,
		async close() {
			for (const socket of sockets) socket.destroy()
			server.close()
			await once(server, 'close')
		},
	}
}

/** A mail server that answers each recipient with this code, or takes the mail where there is none. */
async function answeringServer(answer: { code: number | undefined }) {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		onRcptTo({ address }, _session, done) {
			if (!answer.code) return done()
			done(Object.assign(new Error(`<${address}>: refused`), { responseCode: answer.code }))
		},
	})
	const listener = server.listen(0, '127.0.0.1')
	await once(listener, 'listening')
	const address = listener.address()
	return {
		url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
		close: () => new Promise<void>((done) => server.close(() => done())),
	}
}

async function jobs(api: Api) {
	const { rows } = await api.connection.pool.query<{
		task: string
		attempts: number
		max_attempts: number
		last_error: string | null
	}>(`select task_identifier as task, attempts, max_attempts, last_error from graphile_worker.jobs
		where task_identifier in ('mail_verification_code', 'sweep_limits') order by id`)
	return rows
}

test('a mail server that hangs holds up only mails, and they go out as soon as it answers', async () => {
	await using api = await testApp({ matching: true })
	const hanging = await hangingServer()
	const addresses = Array.from({ length: 6 }, (_, at) => `person${at}@example.com`)
	for (const email of addresses) await api.post('auth/otp-send-with-email', { email })
	await using working = work(api, `smtp://127.0.0.1:${hanging.port}`)
	await eventually(
		async () => hanging.connections(),
		(amount) => amount >= 4,
	)

	await enqueue(api.db, 'sweep_limits', {})
	const meanwhile = await eventually(
		() => jobs(api),
		(rows) => rows.every(({ task }) => task !== 'sweep_limits'),
	)
	await eventually(async () => working.mailer.line?.isDown(), Boolean)
	const late = await eventually(
		() => api.get('health'),
		({ body }) => body.details.mail === 'late',
	)
	await hanging.close()
	const back = await startMailServer(hanging.port)
	const mails = await eventually(
		async () => back.mails,
		({ length }) => length === addresses.length,
	)
	const ready = await eventually(
		() => api.get('health'),
		({ body }) => body.details.mail === 'ready',
	)
	await back.close()

	expect(meanwhile).toHaveLength(addresses.length)
	expect(late.body.details.mail).toBe('late')
	expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(addresses)
	expect(ready.body.details.mail).toBe('ready')
})

test('a permanent refusal is not retried, and marks the address until a mail arrives', async () => {
	await using api = await testApp()
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const answer: { code: number | undefined } = { code: 550 }
	const server = await answeringServer(answer)
	await api.post('auth/otp-send-with-email', { email: 'asha@example.com' })
	await using _working = work(api, server.url)

	const failed = await eventually(
		() => admin.get('admin/queue/failed'),
		({ body }) => body.details.total === 1,
	)
	const marked = await api.db.select().from(refusedAddresses)
	answer.code = undefined
	await admin.post('admin/queue/moves', { act: 'retry', task: 'mail_verification_code' })
	await eventually(
		() => jobs(api),
		({ length }) => length === 0,
	)
	const after = await api.db.select().from(refusedAddresses)
	await server.close()

	expect(failed.body.details.items).toMatchObject([{ attempts: 1, maxAttempts: 1, nextAt: null }])
	expect(marked).toMatchObject([{ email: 'asha@example.com', reason: '550 <…>: refused' }])
	expect(after).toEqual([])
})

test('a temporary refusal is retried', async () => {
	await using api = await testApp()
	const server = await answeringServer({ code: 450 })
	await api.post('auth/otp-send-with-email', { email: 'asha@example.com' })
	await using working = work(api, server.url)

	const [job] = await eventually(
		() => jobs(api),
		([first]) => (first?.attempts ?? 0) >= 2,
	)
	await server.close()

	expect(job).toMatchObject({ max_attempts: 15, last_error: expect.stringContaining('450') })
	expect(working.mailer.line?.isDown()).toBe(false)
	expect(await api.db.$count(refusedAddresses)).toBe(0)
})
