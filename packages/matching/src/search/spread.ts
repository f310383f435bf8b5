import type { Ranked } from '../types.ts'

/** The jobs that fit a person best, best first. There are more than are shown, so that others can move up. */
export type TopList = { id: string; jobs: readonly Ranked[] }

/** By job, its price in points above 0. A job that is not listed costs nothing. */
export type Prices = ReadonlyMap<string, number>

/** `strength` is 0 (nothing changes) to 1, `shown` how many jobs of each list are seen, `openings` 1 for jobs not listed. */
export type Spreading = { strength: number; shown: number; openings?: ReadonlyMap<string, number> }

/** The highest price at full strength: about what a language is worth, and less than a must-have. */
const highestPrice = 8

/** After this many rounds prices hardly move any more. */
const rounds = 60

/**
 * The price of being shown, by job. It is taken off the total before lists are ordered, so that not everybody is sent to the
 * same jobs. The price of a job rises while the job is shown more often than its share of all openings, and falls while it is
 * shown less often (Walras's tâtonnement; Bied, Perennes, Naya, Caillou, Crépon, Gaillac and Sebag 2021 showed that job
 * recommendation has to avoid congestion). No price is above `highestPrice` × `strength`.
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

/** Orders each list by total minus price. The totals themselves do not change. */
export function spread(lists: readonly TopList[], prices: Prices): TopList[] {
	return lists.map(({ id, jobs }) => ({ id, jobs: byPrice(jobs, prices) }))
}

/** Jobs with equal results keep their order. */
export function byPrice(jobs: readonly Ranked[], prices: Prices): Ranked[] {
	return jobs.toSorted((a, b) => worthOf(b, prices) - worthOf(a, prices))
}

export function worthOf({ id, total }: Ranked, prices: Prices): number {
	return total - (prices.get(id) ?? 0)
}

/** How unequal numbers are: 0 if all are the same, near 1 if one has everything (Gini 1912). */
export function gini(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b)
	const sum = sorted.reduce((all, value) => all + value, 0)
	const ranked = sorted.reduce((all, value, at) => all + value * (2 * (at + 1) - sorted.length - 1), 0)
	return sum === 0 ? 0 : ranked / (sorted.length * sum)
}

/** How often each job is among the first `shown` of a list. */
export function exposureOf(lists: readonly Pick<TopList, 'jobs'>[], shown: number): Map<string, number> {
	const seen = new Map<string, number>()
	for (const { jobs } of lists)
		for (const { id } of jobs.slice(0, shown)) seen.set(id, (seen.get(id) ?? 0) + 1)
	return seen
}

/** How often each job would be shown if exposure followed openings. */
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
