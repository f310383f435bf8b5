import { PassThrough } from 'node:stream'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { sessions } from '@profile-search/db/schema/accounts/sessions'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tell } from '#accounts/notifications/tell.ts'
import { createApplied, open, write } from '#messaging/messages/testing.ts'
import { eventually, testApp } from '#test/portal.ts'
import { createStreams } from './streams.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Follows the events of an account on a node, over a real connection, as a browser does. */
async function follow(node: TestApp, headers: Record<string, string>) {
	const address = node.app.server.listening
		? `http://127.0.0.1:${portOf(node)}`
		: await node.app.listen({ port: 0, host: '127.0.0.1' })
	const stop = new AbortController()
	const response = await fetch(`${address}/api/events`, {
		headers: { ...headers, accept: 'text/event-stream' },
		signal: stop.signal,
	})
	const heard: { name: string; data: Record<string, unknown> }[] = []
	const done = read(response, heard)
	return { response, heard, done, stop: () => stop.abort() }
}

async function read(response: Response, heard: { name: string; data: Record<string, unknown> }[]) {
	let text = ''
	try {
		for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
			text += part
			const blocks = text.split('\n\n')
			text = blocks.pop() ?? ''
			for (const block of blocks) {
				const [, name = '', data = '{}'] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
				if (name) heard.push({ name, data: JSON.parse(data) })
			}
		}
		return 'ended'
	} catch {
		return 'broken off'
	}
}

function portOf({ app }: TestApp) {
	const address = app.server.address()
	return typeof address === 'object' && address ? address.port : 0
}

test('a message written on one node is announced at once on another, to its two ends and nobody else', async () => {
	await using api = await testApp()
	await using otherNode = await testApp({ connection: api.connection })
	const { organisation, person, applicationId } = await createApplied(api.db)
	const stranger = await createApplied(api.db)
	const [applicant, owner] = [await api.as(person), await api.as(organisation.owner)]
	const threadId = await open(applicant, 'application', applicationId)
	const near = await follow(api, applicant.headers)
	const far = await follow(otherNode, owner.headers)
	const foreign = await follow(otherNode, (await api.as(stranger.person)).headers)
	await eventually(
		async () => far.heard,
		(heard) => heard.length > 0,
	)

	const began = performance.now()
	await write(applicant, threadId, 'Do you hear me?')
	await eventually(
		async () => far.heard,
		(heard) => heard.some(({ name }) => name === 'message'),
	)
	const tookMs = performance.now() - began
	await eventually(
		async () => far.heard,
		(heard) => heard.at(-1)?.data['threads'] === 1,
	)

	expect(far.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
	expect(far.heard[0]).toEqual({
		name: 'unread',
		data: { threads: 0, notifications: 0, waiting: 0, cases: 0 },
	})
	expect(far.heard).toContainEqual({ name: 'message', data: { kind: 'message', threadId } })
	expect(far.heard.at(-1)).toEqual({
		name: 'unread',
		data: { threads: 1, notifications: 0, waiting: 0, cases: 0 },
	})
	expect(near.heard.map(({ name }) => name)).toContain('message')
	expect(foreign.heard.map(({ name }) => name)).not.toContain('message')
	expect(tookMs).toBeLessThan(3000)
})

test('an event that is not committed is not announced', async () => {
	await using api = await testApp()
	const { person } = await createApplied(api.db)
	const mine = await follow(api, (await api.as(person)).headers)
	const news = { kind: 'job', title: 'News', body: '', page: 'jobs', orderId: null } as const

	const failing = api.db.transaction(async (transaction) => {
		await tell(transaction, person.id, news)
		throw new Error('changed our mind')
	})
	await expect(failing).rejects.toThrow('changed our mind')
	await tell(api.db, person.id, news)
	await eventually(
		async () => mine.heard,
		(heard) => heard.at(-1)?.data['notifications'] === 1,
	)

	expect(mine.heard.filter(({ name }) => name === 'notification')).toHaveLength(1)
})

test('a lost connection to the database is reopened, and all clients count again', async () => {
	await using api = await testApp()
	const { person } = await createApplied(api.db)
	const mine = await follow(api, (await api.as(person)).headers)
	await eventually(
		async () => mine.heard,
		(heard) => heard.length > 0,
	)

	await api.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = 'profile-search events' and datname = current_database()`)
	await tell(api.db, person.id, { kind: 'job', title: 'News', body: '', page: 'jobs', orderId: null })
	await eventually(
		async () => mine.heard,
		(heard) => heard.at(-1)?.data['notifications'] === 1,
	)

	expect(mine.heard.at(-1)).toEqual({
		name: 'unread',
		data: { threads: 0, notifications: 1, waiting: 0, cases: 0 },
	})
})

test('the sixth stream of an account is refused, and a released place can be taken', async () => {
	await using api = await testApp()
	const { person } = await createApplied(api.db)
	const { headers } = await api.as(person)
	const streams = []
	for (let n = 0; n < 5; n += 1) streams.push(await follow(api, headers))

	const sixth = await follow(api, headers)
	streams[0]?.stop()
	const after = await eventually(
		() => follow(api, headers),
		({ response }) => response.status === 200,
	)

	expect(sixth.response.status).toBe(429)
	expect(after.response.status).toBe(200)
})

test('a server that shuts down ends its streams, and does not wait for them', async () => {
	await using api = await testApp()
	const mine = await follow(api, (await api.as((await createApplied(api.db)).person)).headers)

	const began = performance.now()
	await api.app.close()

	expect(await mine.done).toBe('ended')
	expect(performance.now() - began).toBeLessThan(3000)
})

test('a stream ends with its session, and with the account', async () => {
	await using api = await testApp()
	const streams = createStreams(api.db, api.connection.url)
	const people = [await createApplied(api.db), await createApplied(api.db), await createApplied(api.db)]
	for (const { person } of people) await api.as(person)
	const [left, suspended, stays] = await Promise.all(
		people.map(async ({ person }) => {
			const [session] = await api.db.select().from(sessions).where(eq(sessions.accountId, person.id))
			const written: string[] = []
			const response = new PassThrough().on('data', (part) => written.push(String(part)))
			streams.open(person.id, session?.id ?? '', response)
			return { id: person.id, response, written }
		}),
	)
	await api.db.delete(sessions).where(eq(sessions.accountId, left?.id ?? ''))
	await api.db
		.update(accounts)
		.set({ status: 'suspended' })
		.where(eq(accounts.id, suspended?.id ?? ''))

	await streams.recheck()
	await eventually(
		async () => left?.written.length,
		(count) => count !== 0,
	)

	expect([left, suspended, stays].map((each) => each?.response.writableEnded)).toEqual([true, true, false])
	expect(left?.written.at(-1)).toContain('event: ended')
	await streams.close()
})

test('a blocked connection gets nothing more, and reloads once it is writable again', async () => {
	await using api = await testApp()
	const streams = createStreams(api.db, api.connection.url)
	const { person } = await createApplied(api.db)
	const { cookie } = await api.as(person)
	expect(cookie).toBeTruthy()
	await streams.whenListening()
	const slow = new PassThrough({ highWaterMark: 20 })
	streams.open(person.id, person.id, slow)
	const quick: string[] = []
	streams.open(
		person.id,
		person.id,
		new PassThrough().on('data', (part) => quick.push(String(part))),
	)

	for (let n = 0; n < 5; n += 1)
		await tell(api.db, person.id, { kind: 'job', title: 'News', body: '', page: 'jobs', orderId: null })
	await eventually(
		async () => quick.join(''),
		(text) => text.includes('"notifications":5'),
	)
	const kept = slow.writableLength + slow.readableLength
	const written: string[] = []
	slow.on('data', (part) => written.push(String(part)))
	await eventually(
		async () => written.join(''),
		(text) => text.includes('"notifications":5'),
	)

	expect(kept).toBeLessThan(200)
	expect(written.join('')).toContain('event: again')
	expect(written.join('')).toContain('"notifications":5')
	await streams.close()
})
