import { hearLibraries, openLog, type Log } from '@profile-search/api/platform/log/log'
import { measurePool, measureProcess, readMeasured } from '@profile-search/api/platform/log/metrics'
import { traceQueries } from '@profile-search/api/platform/log/trace-queries'
import { isDatabaseGone } from '@profile-search/api/platform/queue/database-gone'
import { connect } from '@profile-search/db/client'
import { startBackground } from '../parts/background.ts'
import { closeAll, type Closing } from '../parts/closings.ts'
import { openFiles } from '../parts/files/open-files.ts'
import { yieldProcessor } from '../parts/priority.ts'
import { startReads } from '../parts/reads.ts'
import { startTraces } from '../parts/traces/start-traces.ts'
import { startWeb } from '../parts/web.ts'
import type { ReadMails } from '../routes/mailbox.ts'
import { answerCalls, createCaller, sentError, type Channel } from './channel.ts'
import { isBegin, isEnd, type Begin, type Report } from './messages.ts'
import { createRemoteMatcher } from './remote-matcher.ts'

/** The connections that all processes that serve requests may open together. */
const mostConnections = 40

/** Runs this process until the primary asks it to end, or has gone. */
export function runChild() {
	// The primary process decides what a signal to all of them means.
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
	process.once('disconnect', () => process.exit())
	channel.onMessage(async (message) => {
		if (isBegin(message)) await run(message.begin)
	})
}

async function run(begin: Begin['begin']) {
	const { settings } = begin
	const log = openLog(settings.logLevel)
	const closings: Closing[] = []
	const state = { isStopping: false }
	if (settings.metricsPort > 0) measureProcess(begin.kind)
	answerCalls(channel, { readMeasured })
	for (const event of ['uncaughtException', 'unhandledRejection'] as const)
		process.on(event, (error: unknown) => surviveOrEnd(error, log))
	hearLibraries(log)
	channel.onMessage(async (message) => {
		if (!isEnd(message)) return
		state.isStopping = true
		await closeAll(closings, settings.drainSeconds, log)
		process.disconnect()
	})
	try {
		await startTraces(settings, begin.kind, log, closings)
		const address = await start(begin, { log, closings, state })
		channel.send({ ready: { address } } satisfies Report)
	} catch (error) {
		// Once the report is on its way.
		process.send?.({ failed: sentError(error) } satisfies Report, () => process.exit(1))
	}
}

const channel: Channel = {
	send: (message) => void process.send?.(message),
	onMessage: (listener) => void process.on('message', listener),
}

type Outlets = { log: Log; closings: Closing[]; state: { isStopping: boolean } }

/** Starts what this process is for. Resolves to the address where it serves requests. */
async function start(begin: Begin['begin'], { log, closings, state }: Outlets) {
	const { settings } = begin
	const call = createCaller(channel)
	const matcher = createRemoteMatcher(channel, call, begin)
	const { dataFolder } = settings
	const files = await openFiles(settings)
	if (begin.kind === 'background') {
		yieldProcessor()
		startBackground(settings, { ...begin, files, matcher, log }, closings)
		return undefined
	}
	const size = Math.max(3, Math.min(20, Math.floor(mostConnections / settings.webProcesses)))
	const connection = connect(begin.databaseUrl, {
		size,
		for: 'page',
		onLost: (err) => log.warn({ part: 'database', err }, 'A connection was lost.'),
	})
	closings.push(connection.close)
	measurePool('page', connection.pool)
	traceQueries(connection.pool)
	const reads = startReads(settings, connection, { size, log, closings })
	const readMails: ReadMails | undefined =
		begin.mailboxUrl === undefined
			? undefined
			: async () => (await call('readMails')) as Awaited<ReturnType<ReadMails>>
	const context = {
		db: connection.db,
		connection,
		reads,
		matcher,
		files,
		dataFolder,
		isStopping: () => state.isStopping,
		log: log.child({ part: 'web' }),
	}
	return startWeb(settings, begin.vapid, context, readMails, closings)
}

/** The caller of a query got the error already, and the next query reconnects. After anything else, a new process starts. */
function surviveOrEnd(error: unknown, log: Log) {
	if (isDatabaseGone(error))
		return log.warn({ err: error }, 'The database was lost, and nobody waited for the answer.')
	log.fatal({ err: error }, 'Nobody has caught this error: the process ends.')
	process.exit(1)
}
