import type { FastifyInstance } from 'fastify'

/** The most a killed program loses. */
const flushMs = 1000
/** The most keys to keep in memory while the database cannot be written to. */
const mostKept = 20_000

/** The functions that write each batch of an app at once. */
const flushes = new WeakMap<FastifyInstance, (() => Promise<void>)[]>()

/**
 * Gathers by key what nobody waits for, and writes it in a batch every second and when the app closes, so that no answer
 * is delayed. What came since the last write is lost when the process is killed.
 */
export function batchWrites<Entry>(
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
			app.log.warn(error, 'A batch could not be written; it is tried again.')
			const since = entries
			entries = taken
			for (const [key, entry] of since) add(key, entry)
		})
	}

	/** Resolves once all that was gathered so far is written. */
	function flush() {
		writing = writing.then(writeEntries)
		return writing
	}

	return add
}

/** Counts by id in the same way. */
export function batchCounts(
	app: FastifyInstance,
	write: (counts: ReadonlyMap<string, number>) => Promise<void>,
) {
	const add = batchWrites<number>(app, (before, times) => before + times, write)
	return (id: string, times = 1) => add(id, times)
}

/** Writes all batches of an app at once, for a reader who is to see what is in them. */
export async function flushWrites(app: FastifyInstance) {
	await Promise.all((flushes.get(app) ?? []).map((flush) => flush()))
}
