import type { Log } from '@profile-search/api/platform/log/log'
import { isDatabaseGone } from '@profile-search/api/platform/queue/database-gone'
import { explain } from './explain.ts'

type Portal = { ready: Promise<unknown>; stop: () => Promise<void> }

/**
 * Ctrl-C, SIGTERM and the end of the terminal stop every part in order, also in the middle of the start. So does the
 * death of npm, which would otherwise leave us behind, and so does an error that nobody has caught.
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
	// A terminal that has gone takes no more words, which is no reason to leave the database behind.
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

	async function giveUp() {
		await stop()
		process.exit(1)
	}

	function surviveOrEnd(error: unknown) {
		// Whoever asked the database has been told; the next question finds it again.
		if (isDatabaseGone(error))
			return log.warn({ err: error }, 'The database was lost, and nobody waited for the answer.')
		if (isStopping) return log.warn({ err: error }, 'Something went wrong while the portal stopped.')
		// Whoever waits for the start might wait for ever.
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

/** Longer than any part takes: whoever is in a hurry kills us, and the next start mends what that left. */
const longestStopMs = 60_000
