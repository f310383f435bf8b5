import type { ListOrder } from '@profile-search/contract/http/lists'
import type { Db } from '@profile-search/db/client'
import { language } from '@profile-search/text/language'
import { LRUCache } from 'lru-cache'
import type { ListName } from '#platform/context/matcher.ts'
import { watchChanges } from '../changes/watch-changes.ts'
import { createReaderCache } from './reader-cache.ts'
import type { Reader } from './search-list.ts'

/** A page of a list as it is sent, the ids on it, and whether it has all that was saved before it was asked for. */
export type CachedPage<Bytes extends Buffer> = { ids: readonly string[]; bytes: Bytes; isCurrent: boolean }

/** Who asks for a page of a list, as their account and as what decides what they are shown. */
type Asker = { accountId: string | null; viewer: object; findReader: () => Promise<Reader> }

/**
 * The version of a list covers its entries and what belongs to them. What else a page shows, such as the name of a town
 * or that the last day of a job has passed, is never older than this.
 */
const oldestMs = 4000
/** A page of this age is made again while it is still shown, so that nobody waits for the next one. */
const renewalMs = 2000
/** For each list: some 1,500 pages. */
const mostBytes = 16 * 1024 * 1024

/** The subjects whose changes show in a list. The number of open jobs is on the card of an organisation. */
const shownIn = {
	people: ['person', 'knowledge'],
	jobs: ['job', 'organisation', 'knowledge'],
	organisations: ['organisation', 'job', 'knowledge'],
} as const satisfies Record<ListName, unknown>

/**
 * Keeps the pages of a list as they are sent, for each version of the list, each language and each class of readers to
 * whom the same is shown. Pages for a reader from whom somebody hides are never kept. `make` must not use anything of the reader that
 * is not in the class.
 */
export function createListCache<Bytes extends Buffer>(db: Db, list: ListName, now = () => performance.now()) {
	const changes = watchChanges(db)
	const readerOf = createReaderCache<Reader>(db)
	const cache = new LRUCache<string, CachedPage<Bytes>, () => Promise<CachedPage<Bytes>>>({
		maxSize: mostBytes,
		sizeCalculation: ({ bytes, ids }, key) => bytes.length + 2 * key.length + 100 * ids.length,
		ttl: renewalMs,
		perf: { now },
		// Whoever waits for a page gets it, also when it is pushed out meanwhile.
		ignoreFetchAbort: true,
		fetchMethod: (_key, _old, { context: make }) => make(),
	})

	return async (
		filter: { order: ListOrder; place?: number[] },
		{ accountId, viewer, findReader }: Asker,
		make: (reader: Reader) => Promise<CachedPage<Bytes>>,
	): Promise<CachedPage<Bytes>> => {
		const version = await changes.versionOf(shownIn[list])
		const reader = await readerOf(accountId, viewer, findReader)
		if (reader.hidden.length > 0) return make(reader)
		const key = JSON.stringify([version, language(), reader.level, placeShownTo(reader, filter), filter])
		// The time of another client's question is not taken from this one's: a refusal is not shared.
		let isOwn = false
		const context = () => {
			isOwn = true
			return make(reader)
		}
		try {
			const allowStale = cache.getRemainingTTL(key) > renewalMs - oldestMs
			const page = (await cache.fetch(key, { context, allowStale })) ?? (await make(reader))
			if (!page.isCurrent) cache.delete(key)
			return page
		} catch (error) {
			if (isOwn) throw error
			return make(reader)
		}
	}
}

/** What a page shows of the reader's own place: which one it is, if distances are measured from it, or whether there is one. */
function placeShownTo({ placeId }: Reader, { order, place }: { order: ListOrder; place?: number[] }) {
	if (place?.length) return null
	return order === 'distance' ? placeId : placeId !== null
}
