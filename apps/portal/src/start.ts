import { join } from 'node:path'
import type { Log } from '@profile-search/api/platform/log/log'
import { startMatcher } from '@profile-search/api/search/index/matcher/matcher'
import { connect, type Connection } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { expectWholePortal } from './database/cut-off-restore.ts'
import { startDatabase } from './database/database.ts'
import { closeAll, type Closing } from './parts/closings.ts'
import { startTraces } from './parts/traces/start-traces.ts'
import { startProcesses } from './processes/processes.ts'
import { type Settings, WrongSetting } from './settings/settings.ts'
import { vapidOf } from './settings/vapid.ts'

// Modules that only some starts need are loaded by those: each costs memory in the process that holds the index.

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
	await startTraces(settings, 'main', log, closings)
	await expectWholePortal(settings.dataFolder)
	const database = await startDatabase(settings, log.child({ part: 'database' }))
	closings.push(database.release)
	await migrate(database.url, loadReference)

	const onLost = (err: Error) => log.warn({ part: 'database', err }, 'A connection was lost.')
	const work = connect(database.url, { size: 2, for: 'work', onLost })
	closings.push(work.close)
	if (settings.isForOthers) await refuseDemoLogins(work, database.isEmbedded)

	const mailbox = settings.smtpUrl || settings.role === 'web' ? undefined : await startMailbox()
	if (mailbox) closings.push(mailbox.close)
	const demo = database.isEmbedded && settings.demo ? await addDemo(work, settings, tell) : undefined
	const vapid = await vapidOf(settings, work.db)
	if (settings.role !== 'worker' && settings.publicUrl?.startsWith('https:') && !settings.trustedProxies)
		log.warn(
			'TRUSTED_PROXIES is not set: whatever answers for PUBLIC_URL is not believed, and all visitors count as one network.',
		)
	// A worker ranks as well, so each role has its own index.
	const matcher = startMatcher(database.url, {
		replicaUrl: settings.databaseReadUrl,
		cluster: settings.cluster,
		// What follows changes is a worker's; a node for pages alone has no memory for it.
		writesCluster: settings.role !== 'web',
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
	const { address, readOthers } = isSplit
		? await startSeveralProcesses(settings, parts, closings)
		: await startOneProcess(settings, parts, state, closings)
	if (settings.metricsPort > 0) {
		const { serveMetrics } = await import('./parts/metrics.ts')
		await serveMetrics(
			settings,
			{ connection: work, matcher, readOthers },
			log.child({ part: 'metrics' }),
			closings,
		)
	}
	return { address, demo, hasMailbox: mailbox !== undefined }
}

async function startMailbox() {
	const { startMailServer } = await import('@profile-search/api/platform/channels/mail/mail-server')
	return startMailServer()
}

async function addDemo(connection: Connection, settings: Settings, tell: Outlets['tell']) {
	const { plantDemo } = await import('./demo/demo.ts')
	const { openFiles } = await import('./parts/files/open-files.ts')
	const { dataFolder } = settings
	return plantDemo(connection, { dataFolder, files: await openFiles(settings), log: tell })
}

type Parts = Parameters<typeof startProcesses>[1]

async function startOneProcess(
	settings: Settings,
	parts: Parts,
	state: Outlets['state'],
	closings: Closing[],
) {
	const { startSingleProcess } = await import('./parts/single-process.ts')
	const address = await startSingleProcess(settings, parts, state, closings)
	return { address, readOthers: async () => [] }
}

/** Serves requests and works in the background in processes of their own. */
async function startSeveralProcesses({ webProcesses, role }: Settings, parts: Parts, closings: Closing[]) {
	const web = Array.from({ length: webProcesses }, () => 'web' as const)
	const log = parts.log.child({ part: 'processes' })
	const processes = startProcesses(role === 'all' ? [...web, 'background'] : web, { ...parts, log })
	closings.push(processes.end)
	return { address: await processes.ready, readOthers: processes.readMeasured }
}

/** Refuses to serve others from a database with the demo data. */
async function refuseDemoLogins(connection: Connection, isEmbedded: boolean) {
	const { holdsDemoLogins } = await import('./demo/demo.ts')
	if (!(await holdsDemoLogins(connection))) return
	const [setting, place] = isEmbedded ? ['DATA_DIR', 'folder'] : ['DATABASE_URL', 'database']
	throw new WrongSetting(
		`${setting}: this ${place} holds the demo data, whose logins, an administrator's among them, share one password. Start with an empty ${place} in production and where PUBLIC_URL is not this machine.`,
	)
}
