import type { Ranked } from './types.ts'

/** The jobs that fit a person best, best first; more than are shown, so that others can move up. */
export type TopList = { id: string; jobs: readonly Ranked[] }

/** `strength` 0 (nothing changes) to 1; `shown`: so many of each list are seen; `openings`: of a job, 1 where nothing is known. */
export type Spreading = { strength: number; shown: number; openings?: ReadonlyMap<string, number> }

/** The most points a job loses by being crowded, at full strength: about what a language is worth, and no must-have. */
const highestPrice = 8

/** After so many rounds prices hardly move any more. */
const rounds = 60

/**
 * Orders each list anew, so that not everybody is sent to the same jobs. Being shown has a price, in points: it rises
 * while a job is shown more often than its part of all openings gives it room for, and falls while it is shown less
 * (Walras's tâtonnement; that recommending jobs well means avoiding congestion is from Bied, Perennes, Naya, Caillou,
 * Crépon, Gaillac and Sebag 2021). Totals stay what they are; only the order changes, and no fit is passed by one that
 * is more than `highestPrice` × `strength` lower.
 */
export function spread(lists: readonly TopList[], { strength, shown, openings }: Spreading): TopList[] {
	const most = highestPrice * Math.min(1, Math.max(0, strength))
	if (most === 0) return lists.map(({ id, jobs }) => ({ id, jobs }))

	const rooms = roomsOf(lists, shown, openings)
	const prices = new Map<string, number>()
	for (let round = 0; round < rounds; round++) {
		const seen = exposureOf(
			lists.map(({ jobs }) => ({ jobs: byPrice(jobs, prices) })),
			shown,
		)
		const step = most / (2 + round)
		for (const [job, room] of rooms) {
			const crowded = Math.log(Math.max(seen.get(job) ?? 0, room / Math.E ** 2) / room)
			prices.set(job, Math.min(most, Math.max(0, (prices.get(job) ?? 0) + step * crowded)))
		}
	}
	return lists.map(({ id, jobs }) => ({ id, jobs: byPrice(jobs, prices) }))
}

/** How often each job stands among the first ones of a list. */
export function exposureOf(lists: readonly Pick<TopList, 'jobs'>[], shown: number): Map<string, number> {
	const seen = new Map<string, number>()
	for (const { jobs } of lists)
		for (const { id } of jobs.slice(0, shown)) seen.set(id, (seen.get(id) ?? 0) + 1)
	return seen
}

/** How often each job would be shown if attention went by openings. */
function roomsOf(
	lists: readonly TopList[],
	shown: number,
	openings: Spreading['openings'],
): Map<string, number> {
	const jobs = new Set(lists.flatMap((list) => list.jobs.map(({ id }) => id)))
	const openingsOf = (id: string) => Math.max(1, openings?.get(id) ?? 1)
	const all = [...jobs].reduce((sum, id) => sum + openingsOf(id), 0)
	const places = lists.reduce((sum, list) => sum + Math.min(shown, list.jobs.length), 0)
	return new Map([...jobs].map((id) => [id, (places * openingsOf(id)) / all]))
}

/** Equal ones stay in their order. */
function byPrice(jobs: readonly Ranked[], prices: ReadonlyMap<string, number>): Ranked[] {
	const worth = ({ id, total }: Ranked) => total - (prices.get(id) ?? 0)
	return jobs.toSorted((a, b) => worth(b) - worth(a))
}
