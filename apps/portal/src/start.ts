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

	const begin = {
		databaseUrl: database.url,
		isEmbedded: database.isEmbedded,
		vapid,
		mailboxUrl: mailbox?.url,
	}
	if (settings.webProcesses > 1 && settings.role !== 'worker') {
		const web = Array.from({ length: settings.webProcesses }, () => 'web' as const)
		const processes = startProcesses(settings.role === 'all' ? [...web, 'background'] : web, {
			matcher,
			mailbox,
			log: log.child({ part: 'processes' }),
			begin: { ...begin, settings },
		})
		closings.push(processes.end)
		return { address: await processes.ready, demo, hasMailbox: mailbox !== undefined }
	}

	const connection = connect(database.url, { size: 20, for: 'page', onLost })
	closings.push(connection.close)
	const files = folderStore(join(settings.dataFolder, 'files'))
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
			: await startWeb(settings, vapid, web, mailbox && (async () => mailbox.mails), first)
	if (settings.role !== 'web') {
		const background: Closing[] = []
		first.push(() => closeAll(background, settings.drainSeconds, log))
		startBackground(
			settings,
			{ ...begin, isAlone: begin.isEmbedded, address, files, matcher, log },
			background,
		)
	}
	return { address, demo, hasMailbox: mailbox !== undefined }
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
