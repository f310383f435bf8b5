import { join } from 'node:path'
import { startMailServer } from '@profile-search/api/platform/channels/mail/mail-server'
import { folderStore } from '@profile-search/api/platform/files/store'
import type { Log } from '@profile-search/api/platform/log/log'
import { startMatcher } from '@profile-search/api/search/index/matcher/matcher'
import { buildProbes } from '@profile-search/api/site/operations/health/probes'
import type { HealthContext } from '@profile-search/api/site/operations/health/routes'
import { connect } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { startDatabase } from './database/database.ts'
import { holdsDemoLogins, plantDemo } from './demo/demo.ts'
import { startBackground } from './parts/background.ts'
import { closeAll, type Closing } from './parts/closings.ts'
import { startWeb } from './parts/web.ts'
import { startProcesses } from './processes/processes.ts'
import { type Settings, WrongSetting } from './settings/settings.ts'
import { vapidOf } from './settings/vapid.ts'

/** The log, and the function that prints a line for the person who started the program. */
type Outlets = { log: Log; tell: (message: string) => void; state: { isStopping: boolean } }

/**
 * Starts every part of the portal. `ready` resolves to its address and the demo logins; `stop` ends what was started.
 */
export function start(settings: Settings, log: Log, tell: (message: string) => void) {
	const closings: Closing[] = []
	const state = { isStopping: false }
	const stop = async () => {
		state.isStopping = true
		await closeAll(closings, settings.drainSeconds, log)
	}
	const ready = startParts(settings, { log, tell, state }, closings).catch(async (error: unknown) => {
		await stop()
		throw error
	})
	return { ready, stop }
}

async function startParts(settings: Settings, { log, tell, state }: Outlets, closings: Closing[]) {
	const database = await startDatabase(settings, log.child({ part: 'database' }))
	closings.push(database.release)
	await migrate(database.url, loadReference)

	const onLost = (err: Error) => log.warn({ part: 'database', err }, 'A connection was lost.')
	const work = connect(database.url, { size: 2, for: 'work', onLost })
	closings.push(work.close)
	if (settings.isForOthers && (await holdsDemoLogins(work))) throw demoRefused(database.isEmbedded)

	const mailbox = settings.smtpUrl || settings.role === 'web' ? undefined : await startMailServer()
	if (mailbox) closings.push(mailbox.close)
	const demo =
		database.isEmbedded && settings.demo ? await plantDemo(work, settings.dataFolder, tell) : undefined
	const vapid = await vapidOf(settings, work.db)
	if (settings.role !== 'worker' && settings.publicUrl?.startsWith('https:') && !settings.trustedProxies)
		log.warn(
			'TRUSTED_PROXIES is not set: whatever answers for PUBLIC_URL is not believed, and all visitors count as one network.',
		)
	// A worker ranks as well, so each role has its own index.
	const matcher = startMatcher(database.url, {
		snapshots: join(settings.dataFolder, 'index'),
		isLearning: settings.isLearning,
		log: (message) => log.warn({ part: 'matching' }, message),
	})
	closings.push(matcher.close)

	const parts = {
		matcher,
		mailbox,
		log,
		begin: {
			settings,
			databaseUrl: database.url,
			isEmbedded: database.isEmbedded,
			vapid,
			mailboxUrl: mailbox?.url,
		},
	}
	const isSplit = settings.webProcesses > 1 && settings.role !== 'worker'
	const address = isSplit
		? await startSplit(settings, parts, closings)
		: await startTogether(settings, parts, state, closings)
	return { address, demo, hasMailbox: mailbox !== undefined }
}

type Parts = Parameters<typeof startProcesses>[1]

/** Serves requests and works in the background in processes of their own. Resolves to the address. */
async function startSplit({ webProcesses, role }: Settings, parts: Parts, closings: Closing[]) {
	const web = Array.from({ length: webProcesses }, () => 'web' as const)
	const log = parts.log.child({ part: 'processes' })
	const processes = startProcesses(role === 'all' ? [...web, 'background'] : web, { ...parts, log })
	closings.push(processes.end)
	return processes.ready
}

/** Serves requests and works in the background in this process. Resolves to the address; a worker has none. */
async function startTogether(
	settings: Settings,
	{ matcher, mailbox, log, begin }: Parts,
	state: Outlets['state'],
	closings: Closing[],
) {
	const { databaseUrl, isEmbedded, vapid } = begin
	const { role, dataFolder, drainSeconds } = settings
	const onLost = (err: Error) => log.warn({ part: 'database', err }, 'A connection was lost.')
	const connection = connect(databaseUrl, { size: 20, for: 'page', onLost })
	closings.push(connection.close)
	const files = folderStore(join(dataFolder, 'files'))
	const { db } = connection
	const context = { db, connection, matcher, files, dataFolder, isStopping: () => state.isStopping }
	/** Pages and background work are closed in parallel. */
	const first: Closing[] = []
	closings.push(async () => void (await Promise.all(first.map((close) => close()))))
	const web = { ...context, log: log.child({ part: 'web' }) }
	const address =
		role === 'worker'
			? await startProbes(settings, { ...context, log: log.child({ part: 'health' }) }, first)
			: await startWeb(settings, vapid, web, mailbox && (async () => mailbox.mails), first)
	if (role !== 'web') {
		const background: Closing[] = []
		first.push(() => closeAll(background, drainSeconds, log))
		startBackground(settings, { ...begin, isAlone: isEmbedded, address, files, matcher, log }, background)
	}
	return address
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
