import type { Db } from '@profile-search/db/client'
import { language } from '@profile-search/text/language'
import { LRUCache } from 'lru-cache'
import { countRead } from '#platform/log/metrics.ts'
import { watchChanges } from './watch-changes.ts'

/** An answer as it is sent, and the ids of what it shows: a change of one of them ends it. */
type Detail = { bytes: Buffer; shows: readonly string[] }

/** What no change is noted of, such as the name of a town, is never older than this. */
const oldestMs = 4000
const mostBytes = 16 * 1024 * 1024

/**
 * Keeps answers about single people and jobs as they are sent, until a change of what they show is noticed. Only what
 * is the same for everyone who asks in the same language by the same key may be kept.
 */
export function createDetailCache<Kept extends Detail>(db: Db) {
	const watch = watchChanges(db)
	const keysOf = new Map<string, Set<string>>()
	const cache = new LRUCache<string, Kept>({
		maxSize: mostBytes,
		sizeCalculation: ({ bytes }) => bytes.length + 500,
		ttl: oldestMs,
		dispose({ shows }, key) {
			for (const id of shows) {
				const keys = keysOf.get(id)
				keys?.delete(key)
				if (keys?.size === 0) keysOf.delete(id)
			}
		},
	})
	/** Rises with every change; what was read meanwhile is not kept. */
	let changes = 0
	watch.onChange((changed) => {
		changes += 1
		if (changed === 'anything') return cache.clear()
		for (const { subject, ids } of changed) {
			if (subject === 'knowledge' || !ids) cache.clear()
			else for (const id of ids) for (const key of keysOf.get(id) ?? []) cache.delete(key)
		}
	})

	function keep(key: string, kept: Kept) {
		cache.set(key, kept)
		for (const id of kept.shows) keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key))
	}

	return {
		/** The kept answer, if nothing that was committed before the call has changed what it shows. */
		async find(name: string) {
			const key = inThisLanguage(name)
			if (cache.has(key)) await watch.catchUp()
			const kept = cache.get(key)
			countRead('details', kept !== undefined)
			return kept
		},
		/** Reads an answer, and keeps it unless it is for this asker alone or something has changed meanwhile. */
		async read<Found extends Kept & { isForAll: boolean }>(
			name: string,
			find: () => Promise<Found | undefined>,
		) {
			const before = changes
			const found = await find()
			if (found?.isForAll && changes === before) keep(inThisLanguage(name), found)
			return found
		},
	}
}

function inThisLanguage(key: string) {
	return `${language()} ${key}`
}
