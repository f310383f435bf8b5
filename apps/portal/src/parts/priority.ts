import { setPriority } from 'node:os'
import type { Pool } from 'pg'

/** The nice value of work that nobody waits for. */
const nice = 10

/** Leaves the processor to whoever serves requests, by the nice value of this process. */
export function yieldProcessor() {
	setPriority(nice)
}

/**
 * Lets the server processes behind the connections of this pool, and no others, leave the processor to whoever serves
 * requests. Only for a server that belongs to the portal, on this machine.
 */
export function yieldBackends(pool: Pool) {
	pool.on('connect', (client) => {
		if (!('processID' in client) || typeof client.processID !== 'number') return
		try {
			setPriority(client.processID, nice)
		} catch {
			// The connection works all the same, at the usual priority.
		}
	})
}
