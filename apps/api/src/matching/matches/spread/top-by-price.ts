import { byPrice, worthOf, type Prices } from '@profile-search/matching/search/spread'
import type { Ranked } from '@profile-search/matching/types'

/**
 * The jobs that fit best when the totals of crowded ones are reduced by their prices. `top` gives the jobs with the
 * highest totals; deeper ones are requested until no job further down can be among the first, so that the result is
 * exact.
 */
export async function topByPrice(
	limit: number,
	top: (depth: number) => Promise<Ranked[]>,
	pricesFor: (ids: string[]) => Promise<Prices>,
): Promise<{ ranked: Ranked[]; prices: Prices }> {
	for (let depth = limit; ; depth *= 2) {
		const found = await top(depth)
		const prices = await pricesFor(found.map(({ id }) => id))
		const ranked = byPrice(found, prices).slice(0, limit)
		const [last, lowest] = [ranked.at(-1), found.at(-1)]
		if (!last || !lowest || found.length < depth || worthOf(last, prices) >= lowest.total)
			return { ranked, prices }
	}
}
