import type { FastifyInstance } from 'fastify'

const flushMs = 3000
/** The most ids to keep in memory while the database cannot be written to. */
const mostKept = 20_000

/**
 * Counts by id in memory, and writes the counts every few seconds and when the app closes, so that no answer
 * waits for it. Counts since the last write are lost when the process is killed.
 */
export function collectCounts(
	app: FastifyInstance,
	write: (counts: ReadonlyMap<string, number>) => Promise<void>,
) {
	let counts = new Map<string, number>()
	const timer = setInterval(() => void flush(), flushMs).unref()
	app.addHook('onClose', async () => {
		clearInterval(timer)
		await flush()
	})

	function add(id: string, times = 1) {
		if (counts.size < mostKept || counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + times)
	}

	async function flush() {
		if (counts.size === 0) return
		const taken = counts
		counts = new Map()
		await write(taken).catch((error: unknown) => {
			app.log.warn(error, 'Counts are kept for the next time.')
			for (const [id, times] of taken) add(id, times)
		})
	}

	return add
}
