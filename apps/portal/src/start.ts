import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from '@profile-search/api/app'
import { startMailServer, type MailServer } from '@profile-search/api/platform/channels/mail/mail-server'
import { createMailer } from '@profile-search/api/platform/channels/mail/mailer'
import { createPusher, type Vapid } from '@profile-search/api/platform/channels/push/pusher'
import type { RouteContext } from '@profile-search/api/platform/context/context'
import { folderStore } from '@profile-search/api/platform/files/store'
import type { Log } from '@profile-search/api/platform/log/log'
import { createEmbedder } from '@profile-search/api/search/embeddings/embedder'
import { startMatcher } from '@profile-search/api/search/index/matcher/matcher'
import { buildProbes } from '@profile-search/api/site/operations/health/probes'
import type { HealthContext } from '@profile-search/api/site/operations/health/routes'
import { startWorker } from '@profile-search/api/worker'
import { connect } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { startDatabase } from './database/database.ts'
import { holdsDemoLogins, plantDemo } from './demo/demo.ts'
import { mailboxRoutes } from './routes/mailbox.ts'
import { pageRoutes } from './routes/pages/pages.ts'
import { type Settings, WrongSetting } from './settings/settings.ts'
import { vapidOf } from './settings/vapid.ts'

/** The log, and the function that prints a line for the person who started the program. */
type Outlets = { log: Log; tell: (message: string) => void; state: { isStopping: boolean } }

/** Parts are closed in the reverse order of their start. */
type Closing = () => Promise<void>

/**
 * Starts every part of the portal. `ready` resolves to its address and the demo logins; `stop` ends what was started.
 */
export function start(settings: Settings, log: Log, tell: (message: string) => void) {
	const closings: Closing[] = []
	const state = { isStopping: false }
	const stop = async () => {
		state.isStopping = true
		for (const close of closings.splice(0).toReversed())
			await inTime(close, settings.drainSeconds * 1000 + longestCloseMs, log)
	}
	const ready = startParts(settings, { log, tell, state }, closings).catch(async (error: unknown) => {
		await stop()
		throw error
	})
	return { ready, stop }
}

/**
 * Closes a part. If it takes too long it is abandoned, so that the parts after it, such as the database, are still
 * closed.
 */
async function inTime(close: Closing, longestMs: number, log: Log) {
	const late = pause(longestMs, 'late', { ref: false })
	const outcome = await Promise.race([close(), late]).catch((error: unknown) => {
		log.warn({ err: error }, 'A part did not close in order.')
	})
	if (outcome === 'late') log.warn('A part did not close in time; the others are closed without it.')
}

async function startParts(settings: Settings, { log, tell, state }: Outlets, closings: Closing[]) {
	const database = await startDatabase(settings, log.child({ part: 'database' }))
	closings.push(database.release)
	await migrate(database.url, loadReference)

	const onLost = (err: Error) => log.warn({ part: 'database', err }, 'A connection was lost.')
	const connection = connect(database.url, { size: 20, for: 'page', onLost })
	const work = connect(database.url, { size: 10, for: 'work', onLost })
	closings.push(connection.close, work.close)
	if (settings.isForOthers && (await holdsDemoLogins(work))) throw demoRefused(database.isEmbedded)

	const mailbox = settings.smtpUrl || settings.role === 'web' ? undefined : await startMailServer()
	if (mailbox) closings.push(mailbox.close)
	const demo =
		database.isEmbedded && settings.demo ? await plantDemo(work, settings.dataFolder, tell) : undefined

	const files = folderStore(join(settings.dataFolder, 'files'))
	const vapid = await vapidOf(settings, work.db)
	// A worker ranks as well, so each role has its own index.
	const matcher = startMatcher(connection.url, {
		snapshots: join(settings.dataFolder, 'index'),
		isLearning: settings.isLearning,
		log: (message) => log.warn({ part: 'matching' }, message),
	})
	closings.push(matcher.close)
	const { dataFolder } = settings
	const { db } = connection
	const context = { db, connection, matcher, files, dataFolder, isStopping: () => state.isStopping }
	/** Pages and background work are closed in parallel. */
	const first: Closing[] = []
	closings.push(async () => void (await Promise.all(first.map((close) => close()))))
	const web = { ...context, log: log.child({ part: 'web' }) }
	const address =
		settings.role === 'worker'
			? await startProbes(settings, { ...context, log: log.child({ part: 'health' }) }, first)
			: await startWeb(settings, vapid, web, mailbox, first)
	if (settings.role !== 'web') {
		const mailer = createMailer(settings.smtpUrl ?? mailbox?.url ?? '', settings.mailFrom)
		const publicUrl = settings.publicUrl ?? address ?? `http://${settings.host}:${settings.port}`
		const { isLearning, embeddings } = settings
		const embedder = embeddings && createEmbedder(embeddings)
		const pusher = createPusher(vapid)
		const tasks = { db: work.db, mailer, pusher, files, matcher, publicUrl, isLearning, embedder }
		const worker = startWorker(connection, tasks, {
			log: log.child({ part: 'queue' }),
			isAlone: database.isEmbedded,
		})
		first.push(() => worker.stop().finally(mailer.close))
	}
	return {
		address: settings.role === 'worker' ? undefined : address,
		demo,
		hasMailbox: mailbox !== undefined,
	}
}

function demoRefused(isEmbedded: boolean) {
	const [setting, place] = isEmbedded ? ['DATA_DIR', 'folder'] : ['DATABASE_URL', 'database']
	return new WrongSetting(
		`${setting}: this ${place} holds the demo data, whose logins, an administrator's among them, share one password. Start with an empty ${place} in production and where PUBLIC_URL is not this machine.`,
	)
}

/** A process without pages serves its health on a port of its own. */
async function startProbes(settings: Settings, context: HealthContext & { log: Log }, closings: Closing[]) {
	if (settings.healthPort === 0) return undefined
	const app = await buildProbes(context)
	closings.push(() => app.close())
	await app.listen({ host: settings.host, port: settings.healthPort })
	return undefined
}

type WebContext = Omit<RouteContext, 'publicUrl' | 'settings'>

async function startWeb(
	settings: Settings,
	vapid: Vapid,
	context: WebContext,
	mailbox: MailServer | undefined,
	closings: Closing[],
) {
	const publicUrl = settings.publicUrl ?? `http://${settings.host}:${settings.port}`
	const push = { publicKey: vapid.publicKey, hosts: settings.pushHosts }
	if (publicUrl.startsWith('https:') && !settings.trustedProxies)
		context.log.warn(
			'TRUSTED_PROXIES is not set: whatever answers for PUBLIC_URL is not believed, and all visitors count as one network.',
		)
	const app = await buildApp({ ...context, publicUrl, settings: { ...settings, sessionSeconds, push } })
	if (mailbox) mailboxRoutes(app, mailbox)
	const pages = await pageRoutes(app, context.connection.url)
	closings.push(async () => {
		// A load balancer must first notice that it should send nothing here any more.
		await pause(settings.drainSeconds * 1000)
		await pages.end(longestPageMs)
		await app.close()
	})
	const address = await app.listen({ host: settings.host, port: settings.port })
	await context.matcher.whenReady()
	return address
}

const longestPageMs = 8000
/** Only this long could a change go unnoticed if the notification of it were lost on the way. */
const sessionSeconds = 15
/** Longer than the last page, a mail and a snapshot of the index take together. */
const longestCloseMs = 16_000
