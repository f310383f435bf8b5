import { once } from 'node:events'
import { startMailServer } from '@profile-search/api/platform/channels/mail/mail-server'
import { freePort } from '@profile-search/db/embedded/free-port'
import { withReplica } from '@profile-search/db/testing/replica'
import { expect, test } from 'vitest'
import { sendPhoto } from '../demo-person.ts'
import { hasObjectStore, startObjectStore } from '../object-store.ts'
import { isReady, ownPortal, until } from '../own-portal.ts'
import { startBalancer } from './balancer.ts'
import { createCaller, createWalker } from './walk.ts'

const walkers = 2
/** Ways that are walked to their end between two events. */
const between = 6

type Servers = Awaited<ReturnType<typeof withReplica>>

/** Two nodes: one is a single process, the other shares its requests out over two. */
async function startNodes(settings: Record<string, string>) {
	const nodes = [
		await ownPortal({ ...settings, WEB_PROCESSES: '1' }),
		await ownPortal({ ...settings, WEB_PROCESSES: '2' }),
	] as const
	const running = await Promise.all(nodes.map((node) => node.start()))
	return nodes.map((node, at) => {
		let program = running[at]
		return {
			url: node.url,
			/** Ends it by this signal; resolves to its exit code. */
			async end(signal: 'SIGKILL' | 'SIGTERM') {
				program?.kill(signal)
				return program && ((await once(program, 'exit'))[0] as number | null)
			},
			async start() {
				program = await node.start()
			},
			said: () => program?.said.err,
			[Symbol.asyncDispose]: () => node[Symbol.asyncDispose](),
		}
	})
}

async function startWorker(settings: Record<string, string>) {
	const port = await freePort()
	const worker = await ownPortal({ ...settings, ROLE: 'worker', HEALTH_PORT: String(port) })
	let program = worker.launch()
	const isThere = () => isReady(`http://127.0.0.1:${port}`)
	await until(isThere)
	return {
		async replace() {
			program.kill('SIGKILL')
			await once(program, 'exit')
			program = worker.launch()
			await until(isThere)
		},
		[Symbol.asyncDispose]: () => worker[Symbol.asyncDispose](),
	}
}

/** Walks on until it is stopped. */
async function startWalking(servers: Servers, url: string) {
	const caller = createCaller(url)
	const all = await Promise.all(
		Array.from({ length: walkers }, (_, at) => createWalker(servers.db, caller, `Walker${at}`)),
	)
	const over = new AbortController()
	const walking = all.map(async ({ walk }) => {
		while (!over.signal.aborted && caller.failures.length === 0) await walk().catch(() => {})
	})
	const rounds = () => all.reduce((sum, each) => sum + each.rounds(), 0)
	return {
		all,
		caller,
		rounds,
		/** Waits until some more ways have been walked, or one has failed. */
		async more() {
			const goal = rounds() + between
			await until(() => rounds() >= goal || caller.failures.length > 0)
		},
		async [Symbol.asyncDispose]() {
			over.abort()
			await Promise.all(walking)
		},
	}
}

/** How the replica is, as this node says. */
async function replicaOf(url: string) {
	const answer = await fetch(`${url}/api/health`).catch(() => undefined)
	if (!answer?.ok) return undefined
	const { details } = (await answer.json()) as { details: { replica: string } | null }
	return details?.replica
}

/** Listens at a node; resolves once it is told, to the function that waits for a message. */
async function listenAt(url: string, token: string) {
	const answer = await fetch(`${url}/api/events`, {
		headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
	})
	let heard = ''
	const reading = (async () => {
		for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk).toString()
	})()
	reading.catch(() => {})
	await until(() => heard.includes('event: unread'))
	return () => until(() => heard.includes('event: message'))
}

/** The status with which a node shows a photo that another one has taken. */
async function seePhoto(one: string, other: string, token: string) {
	const headers = { authorization: `Bearer ${token}` }
	const answer = await sendPhoto(one, headers)
	const { details } = (await answer.json()) as { details: { address: string } }
	return (await fetch(`${other}${details.address}`, { headers })).status
}

async function namesIn({ pool }: Servers, query: string) {
	const { rows } = await pool.query<{ name: string }>(query)
	return new Set(rows.map(({ name }) => name))
}

test('two nodes, a worker and a replica are killed and restarted behind a balancer, and nobody loses anything', async () => {
	await using servers = await withReplica()
	const mailServer = await startMailServer(0, 100_000)
	await using store = hasObjectStore ? await startObjectStore('portal') : undefined
	const settings = {
		...store?.env,
		DATABASE_URL: servers.url,
		DATABASE_READ_URL: servers.replicaUrl,
		SMTP_URL: mailServer.url,
		RATE_LIMITS: 'off',
		ROLE: 'web',
		// As in deploy/compose.yaml.
		DRAIN_SECONDS: '6',
	}
	const [one, two] = await startNodes(settings)
	if (!one || !two) throw new Error('There are two nodes.')
	await using _one = one
	await using _two = two
	await using worker = await startWorker(settings)
	await using balancer = await startBalancer([one.url, two.url], servers.folder)
	await until(() => isReady(balancer.url))
	const seenBy = (state: string) => async () =>
		(await Promise.all([one, two].map(({ url }) => replicaOf(url)))).every((each) => each === state)
	await until(seenBy('ready'))
	let walked: Awaited<ReturnType<typeof startWalking>>
	let retriesInOrder: number
	{
		await using walking = await startWalking(servers, balancer.url)
		walked = walking
		await walking.more()

		await one.end('SIGKILL')
		await walking.more()
		await one.start()
		await servers.kill()
		await walking.more()
		await until(seenBy('gone'))
		await servers.restart()
		await until(seenBy('ready'))
		await worker.replace()
		await walking.more()

		retriesInOrder = walking.caller.retries()
		for (const node of [one, two]) {
			expect(await node.end('SIGTERM'), node.said()).toBe(0)
			await node.start()
			await walking.more()
		}
		retriesInOrder = walking.caller.retries() - retriesInOrder
	}
	const [walker] = walked.all
	const heard = await Promise.all([one, two].map(({ url }) => listenAt(url, walker?.ownerToken ?? '')))
	await walker?.walk()
	await Promise.all(heard.map((hear) => hear()))
	const photoAtOther = store && (await seePhoto(one.url, two.url, walker?.personToken ?? ''))
	await until(
		async () =>
			(
				await namesIn(
					servers,
					`select id::text as name from graphile_worker.jobs where run_at < now() and attempts < max_attempts`,
				)
			).size === 0,
	)

	const stored = {
		jobs: await namesIn(servers, 'select id::text as name from jobs'),
		applications: await namesIn(servers, 'select id::text as name from applications'),
		messages: await namesIn(servers, 'select text as name from messages'),
	}
	const failed = await namesIn(
		servers,
		`select task_identifier || ' ' || last_error as name from graphile_worker.jobs where attempts >= max_attempts`,
	)
	await mailServer.close()
	console.log(
		`${walked.rounds()} ways walked, ${walked.caller.retries()} calls tried once more, ${mailServer.received()} mails`,
	)
	expect(walked.caller.failures).toEqual([])
	expect(walked.all.flatMap(({ unseen }) => unseen)).toEqual([])
	for (const kind of ['jobs', 'applications', 'messages'] as const) {
		const acknowledged = walked.all.flatMap((each) => each.acknowledged[kind])
		expect(acknowledged.length).toBeGreaterThan(between)
		expect(
			acknowledged.filter((name) => !stored[kind].has(name)),
			kind,
		).toEqual([])
	}
	expect([...failed]).toEqual([])
	if (store) expect(photoAtOther).toBe(200)
	// A node that is stopped in order finishes what it has begun, so nobody tries anything again.
	expect(retriesInOrder).toBe(0)
})
