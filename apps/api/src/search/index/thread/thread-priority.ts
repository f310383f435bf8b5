import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** How far work that nobody waits for stands behind the rest, as a nice value. */
const nice = 10

/**
 * Lets this thread leave the processor to the others, until the returned function is called. Only Linux has a nice value
 * for each thread, and only some users may lower one again: for the others nothing is changed.
 */
export function yieldThread() {
	const id = threadId()
	if (id === undefined) return () => {}
	const usual = getPriority(id)
	if (!mayReturn(id, usual)) return () => {}
	setPriority(id, nice)
	return () => setPriority(id, usual)
}

/** The number by which the system knows this thread; undefined where it has none. */
export function threadId() {
	if (process.platform !== 'linux') return undefined
	try {
		// PROCESS/task/THREAD, of the thread that reads it.
		return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
	} catch {
		return undefined
	}
}

/** Whether this thread may take back a higher nice value, tried with the next one. */
function mayReturn(id: number, usual: number) {
	if (usual >= nice) return false
	try {
		setPriority(id, usual + 1)
		setPriority(id, usual)
		return true
	} catch {
		return false
	}
}
