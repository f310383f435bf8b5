import { LRUCache } from 'lru-cache'
import { listen } from '#platform/channels/listen.ts'
import { countRead } from '#platform/log/metrics.ts'

const mostKept = 10_000

/** A session as it was found: the account, and how long the session lasts if nobody uses it. */
type Found = { id: string; restMs: number }

/**
 * Keeps the sessions of callers in memory for some seconds, so that most requests need no statement to know
 * their caller. Triggers of the database name the accounts whose sessions change, and every process forgets
 * them at once. While these notifications are not heard, nothing is kept.
 */
export function createSessionCache<Session extends Found>(url: string, seconds: number) {
	const mostMs = seconds * 1000
	const hashesOf = new Map<string, Set<string>>()
	const kept = new LRUCache<string, Session>({
		max: mostKept,
		ttl: mostMs,
		dispose({ id }, hash) {
			const hashes = hashesOf.get(id)
			hashes?.delete(hash)
			if (hashes?.size === 0) hashesOf.delete(id)
		},
	})
	/** The accounts that have changed during each read that goes on; undefined once all may have. */
	const reads = new Set<{ changed: Set<string>; isVoid: boolean }>()
	const listener = listen(url, {
		name: 'profile-search sessions',
		channels: { session_changes: forget },
		gap: forgetAll,
	})

	function forget(accountId: string) {
		for (const read of reads) read.changed.add(accountId)
		for (const hash of hashesOf.get(accountId) ?? []) kept.delete(hash)
	}

	function forgetAll() {
		for (const read of reads) read.isVoid = true
		kept.clear()
	}

	function keep(hash: string, session: Session) {
		kept.set(hash, Object.freeze(session), { ttl: Math.max(1, Math.min(mostMs, session.restMs)) })
		hashesOf.set(session.id, (hashesOf.get(session.id) ?? new Set()).add(hash))
	}

	return {
		/** The session of this hash: the kept one, or what `read` finds. */
		async find(hash: string, read: () => Promise<Session | undefined>) {
			if (seconds === 0) return read()
			const known = listener.isListening() ? kept.get(hash) : undefined
			countRead('sessions', known !== undefined)
			if (known) return known
			if (!listener.isListening()) {
				void listener.whenListening()
				return read()
			}
			const reading = { changed: new Set<string>(), isVoid: false }
			reads.add(reading)
			try {
				const found = await read()
				if (found && !reading.isVoid && !reading.changed.has(found.id)) keep(hash, found)
				return found
			} finally {
				reads.delete(reading)
			}
		},
		/** Forgets everything: what this process has changed is seen by its next request, before it is notified. */
		forgetAll,
		close: listener.close,
	}
}

export type SessionCache<Session extends Found> = ReturnType<typeof createSessionCache<Session>>
