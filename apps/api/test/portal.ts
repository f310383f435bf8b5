import { mkdtemp, rm } from 'node:fs/promises'
import type { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@profile-search/contract/http/endpoint'
import type { Connection } from '@profile-search/db/client'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import type { RouteOptions } from 'fastify'
import { openSession } from '#http/session.ts'
import { startMailServer } from '#platform/channels/mail/mail-server.ts'
import { createMailer } from '#platform/channels/mail/mailer.ts'
import { createPusher, newVapidKeys } from '#platform/channels/push/pusher.ts'
import type { OpenidSettings } from '#platform/context/context.ts'
import type { Matcher } from '#platform/context/matcher.ts'
import type { Embedder } from '#platform/context/outside.ts'
import type { Network } from '#platform/context/outside.ts'
import { readsAt, type Reads } from '#platform/context/reads.ts'
import { folderStore } from '#platform/files/store.ts'
import { openLog, type Log } from '#platform/log/log.ts'
import { unavailable } from '#platform/refusal.ts'
import { csrfTokenOf } from '#platform/secrets.ts'
import { startMatcher } from '#search/index/matcher/matcher.ts'
import { buildApp } from '../src/app.ts'
import { workOff } from '../src/worker.ts'

/** A call as a test makes it. */
type Call = { method: Endpoint['method']; path: string; body?: object; headers?: Record<string, string> }

type Options = {
	matching?: boolean
	rateLimits?: boolean
	trustedProxies?: string[]
	refusesCommonPasswords?: boolean
	/** Where the log goes that a test reads. */
	log?: Log
	captcha?: { siteKey: string; secret: string }
	/** Providers of OpenID Connect. */
	openid?: OpenidSettings[]
	/** A push service of the test's own: its host, and an agent that trusts its certificate. */
	pushService?: { host: string; agent: Agent }
	/** An embedding service for the worker. */
	embedder?: Embedder
	/** A few hosts in place of the internet. */
	network?: Network
	/** How long sessions are kept in memory. What a test writes into the database is then seen a moment later. */
	sessionSeconds?: number
	/** The database of another app, to which this one is a second node. */
	connection?: Connection
	/** An index of the test's own. */
	matcher?: Matcher
	/** Reads by way of a replica. */
	reads?: Reads
	onRoute?: (route: RouteOptions) => void
}

/** So long that a test on a busy machine reads what it has just written, and is never refused for being slow. */
export const patientLimits = { freshMs: 120_000, quickMs: 120_000, slowMs: 120_000 }

/** The keys that tests send push notifications with. */
export const vapid = { ...newVapidKeys(), subject: 'mailto:portal@example.com' }

/** The whole API on a database of its own: `await using api = await testApp()`. */
export async function testApp(options: Options = {}) {
	const connection = options.connection
		? { ...options.connection, [Symbol.asyncDispose]: async () => {} }
		: await freshDb()
	const matcher = matcherOf(options, connection.url)
	if (options.matching) await matcher.whenReady()
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-files-'))
	const files = folderStore(folder)
	const { db } = connection
	const shared = { db, matcher, files, publicUrl: 'http://portal.test', network: options.network }
	const app = await buildApp(
		{
			...shared,
			connection,
			reads: options.reads ?? readsAt(db),
			log: options.log ?? openLog('error'),
			settings: settingsOf(options),
		},
		options.onRoute,
	)

	async function call({ method, path, body, headers }: Call) {
		const answer = await app.inject({
			method,
			url: `/api/${path}`,
			...(headers && { headers }),
			...(body && { payload: body }),
		})
		return {
			status: answer.statusCode,
			headers: answer.headers,
			cookies: answer.cookies,
			body: String(answer.headers['content-type']).includes('json') ? answer.json() : answer.payload,
		}
	}

	return {
		app,
		db,
		connection,
		matcher,
		/** What is stored, as the worker and the endpoints see it. */
		files,
		filesFolder: folder,
		call,
		/** Calls in the name of an account, as its browser would. */
		async as(account: { id: string }) {
			const token = await openSession(db, account.id, 'cookie', { userAgent: 'test', country: null })
			const headers = { cookie: `session=${token}`, 'x-xsrf-token': csrfTokenOf(token) }
			return {
				cookie: headers.cookie,
				headers,
				get: (path: string) => call({ method: 'GET', path, headers }),
				post: (path: string, body?: object) => call({ method: 'POST', path, headers, ...(body && { body }) }),
				put: (path: string, body?: object) => call({ method: 'PUT', path, headers, ...(body && { body }) }),
				call: (method: Endpoint['method'], path: string, body?: object) =>
					call({ method, path, headers, ...(body && { body }) }),
			}
		},
		post: (path: string, body?: object, headers?: Record<string, string>) =>
			call({ method: 'POST', path, ...(body && { body }), ...(headers && { headers }) }),
		get: (path: string) => call({ method: 'GET', path }),
		/** Works off the queue, with mail going through a real SMTP server, and gives the mails that arrived. */
		async work() {
			const mailServer = await startMailServer()
			const mailer = createMailer(mailServer.url, 'Profile Search <portal@example.com>')
			await workOff(connection, {
				...shared,
				mailer,
				pusher: createPusher(vapid, options.pushService?.agent),
				isLearning: true,
				embedder: options.embedder,
			})
			mailer.close()
			await mailServer.close()
			return mailServer.mails
		},
		async [Symbol.asyncDispose]() {
			await app.close()
			await matcher.close()
			await connection[Symbol.asyncDispose]()
			await rm(folder, { recursive: true })
		},
	}
}

function matcherOf({ matcher, matching }: Options, url: string) {
	if (matcher) return matcher
	return matching ? startMatcher(url, { limits: patientLimits }) : stoppedMatcher
}

function settingsOf({
	rateLimits = false,
	captcha,
	pushService,
	trustedProxies,
	refusesCommonPasswords = false,
	sessionSeconds = 0,
	openid = [],
}: Options) {
	return {
		rateLimits,
		sessionSeconds,
		idleSeconds: 1800,
		trustedProxies: trustedProxies ?? (false as const),
		refusesCommonPasswords,
		captcha,
		openid,
		secret: vapid.privateKey,
		push: { publicKey: vapid.publicKey, hosts: pushService ? [pushService.host] : [] },
	}
}

/** Far longer than anything takes, so that a test on a busy machine waits for its condition and not for time. */
const longestWaitMs = 120_000

/**
 * Asks again until the answer will do: for what happens soon, but not at once. Until then an error, such as that of an
 * answer without details from an index that is busy, is no answer either. Throws when time is up, so that no test waits in
 * vain and passes.
 */
export async function eventually<Answer>(ask: () => Promise<Answer>, willDo: (answer: Answer) => boolean) {
	const end = Date.now() + longestWaitMs
	for (;;) {
		try {
			const answer = await ask()
			if (willDo(answer)) return answer
			if (Date.now() > end) throw new Error(`It did not happen; the last answer: ${JSON.stringify(answer)}`)
		} catch (error) {
			if (Date.now() > end) throw error
		}
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}

const stoppedMatcher: Matcher = {
	status: () => ({ state: 'loading', since: null, lists: 'memory' }),
	isReady: () => false,
	whenReady: async () => {},
	knowledge: notRunning,
	topPeople: notRunning,
	topJobs: notRunning,
	relaxations: notRunning,
	search: notRunning,
	fitting: notRunning,
	close: async () => {},
}

function notRunning(): never {
	throw unavailable('refusals.matchesLoading')
}
