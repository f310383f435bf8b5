import type { Log } from '@profile-search/api/platform/log/log'
import { isDatabaseGone } from '@profile-search/api/platform/queue/database-gone'
import { explain } from './explain.ts'

type Portal = { ready: Promise<unknown>; stop: () => Promise<void> }

/**
 * Stops every part in order on Ctrl-C, SIGTERM, the end of the terminal, the death of npm (which would otherwise
 * leave this process behind), or an uncaught error; also while the portal is still starting.
 */
export function endInOrder({ ready, stop }: Portal, log: Log) {
	let isStopping = false
	let isReady = false
	ready.then(
		() => (isReady = true),
		() => {},
	)
	const parent = process.ppid
	const watch = process.env['npm_lifecycle_event']
		? setInterval(() => process.ppid !== parent && end(0), 1000).unref()
		: undefined

	function end(code: number) {
		if (isStopping) return
		isStopping = true
		clearInterval(watch)
		setTimeout(() => process.exit(1), longestStopMs).unref()
		ready.then(stop).then(
			() => process.exit(code),
			(error: unknown) => {
				log.error({ err: error }, 'The portal did not stop in order.')
				process.exit(1)
			},
		)
	}
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
	// Writing to a closed terminal fails; that is no reason to leave the database behind.
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

	async function giveUp() {
		await stop()
		process.exit(1)
	}

	function surviveOrEnd(error: unknown) {
		// The caller of the query got the error already; the next query reconnects.
		if (isDatabaseGone(error))
			return log.warn({ err: error }, 'The database was lost, and nobody waited for the answer.')
		if (isStopping) return log.warn({ err: error }, 'Something went wrong while the portal stopped.')
		// Otherwise the caller might wait for the start forever.
		if (!isReady) {
			console.error(explain(error, process.env))
			return void giveUp()
		}
		log.fatal({ err: error }, 'Nobody has caught this error: the portal ends in order.')
		end(1)
	}
	process.on('uncaughtException', surviveOrEnd)
	process.on('unhandledRejection', surviveOrEnd)
}

/**
 * Longer than any part takes to stop. An impatient operator kills the process, and the next start repairs what that
 * left behind.
 */
const longestStopMs = 60_000
