import { join } from 'node:path'
import { buildApp } from '@profile-search/api/app'
import { folderStore, type FileStore } from '@profile-search/api/files/store'
import type { Log } from '@profile-search/api/log'
import { startMatcher, type Matcher } from '@profile-search/api/match-index/matcher'
import { startMailServer, type MailServer } from '@profile-search/api/mail/mail-server'
import { createMailer } from '@profile-search/api/mail/mailer'
import { createEmbedder } from '@profile-search/api/meanings/embedder'
import { createPusher, type Vapid } from '@profile-search/api/push/pusher'
import { startWorker } from '@profile-search/api/worker'
import { connect, type Connection } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { startDatabase } from './database.ts'
import { plantDemo } from './demo.ts'
import { mailboxRoutes } from './mailbox.ts'
import { pageRoutes } from './pages.ts'
import type { Settings } from './settings.ts'
import { vapidOf } from './vapid.ts'

/** The log, and where a line for whoever started the program goes. */
type Outlets = { log: Log; tell: (words: string) => void }

/** Parts are closed in the reverse order of their start. */
type Closing = () => Promise<void>

/** Starts every part of the portal and answers its address, the demo logins and the function that stops it. */
export async function start(settings: Settings, log: Log, tell: (words: string) => void) {
	const closings: Closing[] = []
	const stop = async () => {
		for (const close of closings.splice(0).toReversed()) await close()
	}
	try {
		return { ...(await startParts(settings, { log, tell }, closings)), stop }
	} catch (error) {
		await stop()
		throw error
	}
}

async function startParts(settings: Settings, { log, tell }: Outlets, closings: Closing[]) {
	const database = await startDatabase(settings, log.child({ part: 'database' }))
	closings.push(database.release)
	await migrate(database.url, loadReference)

	const onLost = (err: Error) => log.warn({ part: 'database', err }, 'A connection was lost.')
	const connection = connect(database.url, { size: 20, onLost })
	closings.push(connection.close)

	const mailbox = settings.smtpUrl || settings.role === 'web' ? undefined : await startMailServer()
	if (mailbox) closings.push(mailbox.close)
	const demo =
		database.isEmbedded && settings.demo ? await plantDemo(connection, settings.dataFolder, tell) : undefined

	const files = folderStore(join(settings.dataFolder, 'files'))
	const vapid = await vapidOf(settings, connection.db)
	// A worker ranks too, so each role has an index of its own.
	const matcher = startMatcher(connection.url, {
		snapshots: join(settings.dataFolder, 'index'),
		isLearning: settings.isLearning,
		log: (message) => log.warn({ part: 'matching' }, message),
	})
	closings.push(matcher.close)
	const parts = { connection, matcher, files, log: log.child({ part: 'web' }) }
	const address =
		settings.role === 'worker' ? undefined : await startWeb(settings, vapid, parts, mailbox, closings)
	if (settings.role !== 'web') {
		const mailer = createMailer(settings.smtpUrl ?? mailbox?.url ?? '', settings.mailFrom)
		const publicUrl = settings.publicUrl ?? address ?? `http://${settings.host}:${settings.port}`
		const { isLearning, embeddings } = settings
		const embedder = embeddings && createEmbedder(embeddings)
		const pusher = createPusher(vapid)
		const tools = { db: connection.db, mailer, pusher, files, matcher, publicUrl, isLearning, embedder }
		const worker = startWorker(connection, tools, {
			log: log.child({ part: 'queue' }),
			isAlone: database.isEmbedded,
		})
		closings.push(async () => mailer.close(), worker.stop)
	}
	return { address, demo, hasMailbox: mailbox !== undefined }
}

async function startWeb(
	settings: Settings,
	vapid: Vapid,
	parts: { connection: Connection; matcher: Matcher; files: FileStore; log: Log },
	mailbox: MailServer | undefined,
	closings: Closing[],
) {
	const publicUrl = settings.publicUrl ?? `http://${settings.host}:${settings.port}`
	const push = { publicKey: vapid.publicKey, hosts: settings.pushHosts }
	const app = await buildApp({ ...parts, settings: { ...settings, publicUrl, push } })
	if (mailbox) mailboxRoutes(app, mailbox)
	await pageRoutes(app)
	const address = await app.listen({ host: settings.host, port: settings.port })
	closings.push(() => app.close())
	await parts.matcher.whenReady()
	return address
}
