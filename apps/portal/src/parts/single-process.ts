import type { Log } from '@profile-search/api/platform/log/log'
import { measurePool } from '@profile-search/api/platform/log/metrics'
import { traceQueries } from '@profile-search/api/platform/log/trace-queries'
import { buildProbes } from '@profile-search/api/site/operations/health/probes'
import type { HealthContext } from '@profile-search/api/site/operations/health/routes'
import { connect } from '@profile-search/db/client'
import type { startProcesses } from '../processes/processes.ts'
import type { Settings } from '../settings/settings.ts'
import { startBackground } from './background.ts'
import { closeAll, type Closing } from './closings.ts'
import { openFiles } from './files/open-files.ts'
import { startReads } from './reads.ts'
import { tracedMatcher } from './traces/traced-matcher.ts'
import { startWeb } from './web.ts'

type Parts = Parameters<typeof startProcesses>[1]

/** Serves requests and works in the background in this process. Resolves to the address; a worker has none. */
export async function startSingleProcess(
	settings: Settings,
	{ matcher: index, mailbox, log, begin }: Parts,
	state: { isStopping: boolean },
	closings: Closing[],
) {
	const { databaseUrl, vapid } = begin
	const matcher = tracedMatcher(index)
	const { role, dataFolder, drainSeconds } = settings
	const onLost = (err: Error) => log.warn({ part: 'database', err }, 'A connection was lost.')
	const size = 20
	const connection = connect(databaseUrl, { size, for: 'page', onLost })
	closings.push(connection.close)
	measurePool('page', connection.pool)
	traceQueries(connection.pool)
	const reads = startReads(settings, connection, { size, log, closings })
	const files = await openFiles(settings)
	const { db } = connection
	const context = { db, connection, reads, matcher, files, dataFolder, isStopping: () => state.isStopping }
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
		startBackground(settings, { ...begin, address, files, matcher, log }, background)
	}
	return address
}

/** A process without pages serves its health on a port of its own. */
async function startProbes(settings: Settings, context: HealthContext & { log: Log }, closings: Closing[]) {
	if (settings.healthPort === 0) return undefined
	const app = await buildProbes(context)
	closings.push(() => app.close())
	await app.listen({ host: settings.host, port: settings.healthPort })
	return undefined
}
