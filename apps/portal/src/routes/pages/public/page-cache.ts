import { countRead } from '@profile-search/api/platform/log/metrics'
import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

/** A page in memory, and what is counted each time it is sent. */
type Cached = { page: Page; recount: () => void }

/**
 * A rendering that has begun, or its result. It shows nothing older than its beginning. `rapid`: how many came before it
 * with less than a second in between. `isOfPerson`: nobody sees it once it has changed.
 */
type Rendering = { beganAt: number; rapid: number; isOfPerson: boolean; cached: Promise<Cached> }

/**
 * For how long a page is kept. With the second that the API may remember a count, and the two seconds that a cache between
 * the portal and the browser may keep the page, a visitor sees nothing older than five seconds.
 */
export const longestMs = 2000
/** A page of this age is rendered again while it is still shown, so that nobody waits for the next one. */
const renewalMs = 1500
/** What a change is followed by, such as the lists of the search index, catches up within this time. */
const settlingMs = 1500
/**
 * A page is rendered at once after a change, so that whoever made it sees it. Where changes go on and on, each page is
 * rendered four times a second from the fourth time on. Meanwhile the last one is shown, for a second at most.
 */
const [mostRapid, shortestMs, rapidMs, longestRapidMs] = [3, 250, 1000, 1000]

const megabyte = 1024 * 1024

/**
 * Public pages in memory, by address. Each is rendered once for all who ask for it, kept for two seconds at most,
 * and rendered anew after a change. The pages asked for least recently make room for others.
 */
export function createPageCache({ mostBytes = 32 * megabyte, now = () => performance.now() } = {}) {
	const rendering = new Map<string, Rendering>()
	const finished = new LRUCache<string, Rendering>({ maxSize: mostBytes, maxEntrySize: mostBytes / 16 })
	let changedAt = -Infinity

	const ageOf = ({ beganAt }: Rendering) => now() - beganAt

	/** Whether the rendering began right after a change that has settled since, so that it may show part of what was before. */
	function isUnsettled({ beganAt }: Rendering) {
		return beganAt - changedAt < settlingMs && now() - changedAt >= settlingMs
	}

	/** Whether the rendering may still be shown. */
	function mayBeShown(each: Rendering) {
		if (changedAt > each.beganAt)
			return !each.isOfPerson && each.rapid >= mostRapid && ageOf(each) < longestRapidMs
		return ageOf(each) < longestMs && !(each.isOfPerson && isUnsettled(each))
	}

	/** Whether the page should be rendered again, though this one may be shown meanwhile. */
	function isDue(each: Rendering) {
		const age = ageOf(each)
		if (age >= renewalMs) return true
		return changedAt > each.beganAt ? age >= shortestMs : isUnsettled(each)
	}

	async function keep(address: string, begun: Rendering) {
		try {
			const { page } = await begun.cached
			const isLatest = begun.beganAt >= (finished.peek(address)?.beganAt ?? -Infinity)
			if (page.isSound && isLatest) finished.set(address, begun, { size: sizeOf(address, page) })
		} catch {
			// Whoever waits for the rendering is told.
		} finally {
			if (rendering.get(address) === begun) rendering.delete(address)
		}
	}

	function begin(address: string, render: () => Promise<Cached>, isOfPerson: boolean) {
		const last = rendering.get(address) ?? finished.peek(address)
		const rapid = last && ageOf(last) < rapidMs ? last.rapid + 1 : 0
		const begun = { beganAt: now(), rapid, isOfPerson, cached: render() }
		rendering.set(address, begun)
		void keep(address, begun)
		return begun
	}

	return {
		/**
		 * The page at this address: from memory, or rendered now. `isFirst` for the one whose call renders it, also where an
		 * earlier rendering is shown meanwhile.
		 */
		async get(address: string, render: () => Promise<Cached>, { isOfPerson = false } = {}) {
			const running = rendering.get(address)
			const shown = [finished.get(address), running].find((each) => each && mayBeShown(each))
			countRead('pages', shown !== undefined)
			if (!shown) return { ...(await begin(address, render, isOfPerson).cached), isFirst: true }
			const isFirst = !running && isDue(shown)
			if (isFirst) begin(address, render, isOfPerson)
			return { ...(await shown.cached), isFirst }
		},
		/** Notes that what pages show has changed. */
		invalidate() {
			changedAt = now()
		},
		/** How many pages are in memory. */
		count: () => finished.size,
	}
}

/** The bytes that the page takes: plain, compressed in two ways, and what surrounds them. */
function sizeOf(address: string, { body }: Page) {
	return 2 * (body.length + address.length) + 2048
}
