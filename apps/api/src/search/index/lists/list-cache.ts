import type { ListOrder } from '@profile-search/contract/http/lists'
import { LRUCache } from 'lru-cache'
import { shareNext } from '#platform/concurrency/share-next.ts'
import type { ListName, Matcher } from '#platform/context/matcher.ts'
import type { Reader } from './search-list.ts'

/** A page of a list as it is sent, and the ids on it. */
export type CachedPage<Bytes extends Buffer> = { ids: readonly string[]; bytes: Bytes }

/**
 * The version of a list covers its entries and what belongs to them. What else a page shows, such as the name of a town
 * or that the last day of a job has passed, is never older than this.
 */
const oldestMs = 4000
/** For each list: some 1,500 pages. */
const mostBytes = 16 * 1024 * 1024

/**
 * Keeps the pages of a list as they are sent, for each version of the list and each class of readers to whom the same
 * is shown. Pages for a reader from whom somebody hides are never kept. `make` must not use anything of the reader that
 * is not in the class.
 */
export function createListCache<Bytes extends Buffer>(matcher: Matcher, list: ListName) {
	const versionNow = shareNext(() => matcher.version(list))
	const cache = new LRUCache<string, CachedPage<Bytes>, () => Promise<CachedPage<Bytes>>>({
		maxSize: mostBytes,
		sizeCalculation: ({ bytes, ids }, key) => bytes.length + 2 * key.length + 100 * ids.length,
		ttl: oldestMs,
		// Whoever waits for a page gets it, also when it is pushed out meanwhile.
		ignoreFetchAbort: true,
		fetchMethod: (_key, _old, { context: make }) => make(),
	})

	return async (
		filter: { order: ListOrder; place?: number[] },
		reader: Reader,
		make: () => Promise<CachedPage<Bytes>>,
	): Promise<CachedPage<Bytes>> => {
		if (reader.hidden.length > 0) return make()
		const key = JSON.stringify([await versionNow(), reader.level, placeShownTo(reader, filter), filter])
		// The time of another client's question is not taken from this one's: a refusal is not shared.
		let isOwn = false
		const context = () => {
			isOwn = true
			return make()
		}
		try {
			return (await cache.fetch(key, { context })) ?? (await make())
		} catch (error) {
			if (isOwn) throw error
			return make()
		}
	}
}

/** What a page shows of the reader's own place: which one it is, if distances are measured from it, or whether there is one. */
function placeShownTo({ placeId }: Reader, { order, place }: { order: ListOrder; place?: number[] }) {
	if (place?.length) return null
	return order === 'distance' ? placeId : placeId !== null
}
