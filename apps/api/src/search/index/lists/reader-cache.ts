import type { Db } from '@profile-search/db/client'
import { LRUCache } from 'lru-cache'
import { watchChanges } from '../changes/watch-changes.ts'

const mostKept = 10_000
/** As long as sessions are kept; changes empty it sooner. */
const oldestMs = 15_000

/**
 * Keeps who hides from a reader, where the reader is, and whose contact details they have, until a change of these is
 * noticed. It may be asked only after the changes were caught up with, so that what it holds is as new as that.
 */
export function createReaderCache<Reader extends object>(db: Db) {
	const cache = new LRUCache<string, { viewer: string; reader: Reader }>({ max: mostKept, ttl: oldestMs })
	/** Rises with every change; what was read meanwhile is not kept. */
	let changes = 0
	watchChanges(db).onChange((changed) => {
		changes += 1
		if (changed === 'anything') return cache.clear()
		for (const { subject, ids } of changed) {
			if (subject === 'job' || subject === 'knowledge' || subject === 'learning') continue
			if ((subject === 'person' || subject === 'detail') && ids) for (const id of ids) cache.delete(id)
			else cache.clear()
		}
	})

	/** The reader with this account, as this viewer: the kept one, or what `read` finds. Nothing is kept of visitors. */
	return async (accountId: string | null, viewer: object, read: () => Promise<Reader>): Promise<Reader> => {
		if (accountId === null) return read()
		const key = JSON.stringify(viewer)
		const kept = cache.get(accountId)
		if (kept?.viewer === key) return kept.reader
		const before = changes
		const reader = await read()
		if (changes === before) cache.set(accountId, { viewer: key, reader })
		return reader
	}
}
