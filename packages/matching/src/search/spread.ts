import type { Ranked } from '../types.ts'

/** The jobs that fit a person best, best first; more than are shown, so that others can move up. */
export type TopList = { id: string; jobs: readonly Ranked[] }

/** By job, in points above 0; a job that is not named costs nothing. */
export type Prices = ReadonlyMap<string, number>

/** `strength` 0 (nothing changes) to 1; `shown`: so many of each list are seen; `openings`: of a job, 1 where nothing is known. */
export type Spreading = { strength: number; shown: number; openings?: ReadonlyMap<string, number> }

/** The most points a job loses by being crowded, at full strength: about what a language is worth, and no must-have. */
const highestPrice = 8

/** After so many rounds prices hardly move any more. */
const rounds = 60

/**
 * What being shown costs, in points, by job: so much is taken off its total before lists are ordered, so that not everybody is
 * sent to the same jobs. A price rises while a job is shown more often than its part of all openings gives it room for,
 * and falls while it is shown less (Walras's tâtonnement; that recommending jobs well means avoiding congestion is from Bied,
 * Perennes, Naya, Caillou, Crépon, Gaillac and Sebag 2021). None is above `highestPrice` × `strength`.
 */
export function pricesOf(lists: readonly TopList[], { strength, shown, openings }: Spreading): Prices {
	const prices = new Map<string, number>()
	const most = highestPrice * Math.min(1, Math.max(0, strength))
	if (most === 0) return prices

	const rooms = roomsOf(lists, shown, openings)
	for (let round = 0; round < rounds; round++) {
		const seen = exposureOf(spread(lists, prices), shown)
		const step = most / (2 + round)
		for (const [job, room] of rooms) {
			const crowded = Math.log(Math.max(seen.get(job) ?? 0, room / Math.E ** 2) / room)
			prices.set(job, Math.min(most, Math.max(0, (prices.get(job) ?? 0) + step * crowded)))
		}
	}
	for (const [job, price] of prices) if (price === 0) prices.delete(job)
	return prices
}

/** Each list in the order of what is left of the totals. Totals stay what they are. */
export function spread(lists: readonly TopList[], prices: Prices): TopList[] {
	return lists.map(({ id, jobs }) => ({ id, jobs: byPrice(jobs, prices) }))
}

/** Equal ones stay in their order. */
export function byPrice(jobs: readonly Ranked[], prices: Prices): Ranked[] {
	return jobs.toSorted((a, b) => worthOf(b, prices) - worthOf(a, prices))
}

export function worthOf({ id, total }: Ranked, prices: Prices): number {
	return total - (prices.get(id) ?? 0)
}

/** How unequally numbers are spread: 0 all the same, near 1 all with one (Gini 1912). */
export function gini(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b)
	const sum = sorted.reduce((all, value) => all + value, 0)
	const ranked = sorted.reduce((all, value, at) => all + value * (2 * (at + 1) - sorted.length - 1), 0)
	return sum === 0 ? 0 : ranked / (sorted.length * sum)
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
