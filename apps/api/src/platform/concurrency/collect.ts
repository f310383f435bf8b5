import type { FastifyInstance } from 'fastify'

/** The most a killed program loses. */
const flushMs = 1000
/** The most keys to keep in memory while the database cannot be written to. */
const mostKept = 20_000

/** What each app writes at once, whatever was collected. */
const flushes = new WeakMap<FastifyInstance, (() => Promise<void>)[]>()

/**
 * Collects by key what nobody waits for, and writes it every second and when the app closes, so that no answer
 * is delayed. What came since the last write is lost when the process is killed.
 */
export function collect<Entry>(
	app: FastifyInstance,
	join: (before: Entry, entry: Entry) => Entry,
	write: (entries: ReadonlyMap<string, Entry>) => Promise<void>,
) {
	let entries = new Map<string, Entry>()
	let writing = Promise.resolve()
	const timer = setInterval(() => void flush(), flushMs).unref()
	app.addHook('onClose', async () => {
		clearInterval(timer)
		await flush()
	})
	flushes.set(app, [...(flushes.get(app) ?? []), flush])

	function add(key: string, entry: Entry) {
		const before = entries.get(key)
		if (before !== undefined) entries.set(key, join(before, entry))
		else if (entries.size < mostKept) entries.set(key, entry)
	}

	async function writeEntries() {
		if (entries.size === 0) return
		const taken = entries
		entries = new Map()
		await write(taken).catch((error: unknown) => {
			app.log.warn(error, 'What was collected is kept for the next time.')
			const since = entries
			entries = taken
			for (const [key, entry] of since) add(key, entry)
		})
	}

	/** Resolves once all that was collected so far is written. */
	function flush() {
		writing = writing.then(writeEntries)
		return writing
	}

	return add
}

/** Counts by id in the same way. */
export function collectCounts(
	app: FastifyInstance,
	write: (counts: ReadonlyMap<string, number>) => Promise<void>,
) {
	const add = collect<number>(app, (before, times) => before + times, write)
	return (id: string, times = 1) => add(id, times)
}

/** Writes all that an app has collected, for a reader who is to see it. */
export async function writeCollected(app: FastifyInstance) {
	await Promise.all((flushes.get(app) ?? []).map((flush) => flush()))
}
