import { chanceAt, type Curve } from '@profile-search/matching/scoring/calibration'
import { randomNumbers } from '../metrics/random.ts'
import type { JudgedPair, Kind } from './pairs.ts'

/**
 * Pairs with totals from `from` to below `from` + 10: the mean total that is said, and how many of 100 fit, with the limits
 * between which that lies in 95 of 100 resamples.
 */
export type Bin = { from: number; pairs: number; said: number; fit: number; low: number; high: number }

const width = 10
const samples = 1000

/** A pair with the chance, 0 to 1, that it is said to fit. */
export type ToldPair = JudgedPair & { chance: number }

/** How often pairs with about the same total fit. Totals that too few pairs have are left out. */
export function reliabilityOf(
	pairs: readonly JudgedPair[],
	curves: Record<Kind, Curve>,
	fewest?: number,
): Bin[] {
	const told = pairs.map((pair) => ({ ...pair, chance: chanceAt(curves[pair.kind], pair.share) }))
	return binsOf(told, fewest)
}

/** The same for pairs whose chance is known. */
export function binsOf(told: readonly ToldPair[], fewest = 10): Bin[] {
	return Array.from({ length: 100 / width }, (_, at) => at * width).flatMap((from) => {
		const within = told.filter(({ chance }) => Math.min(9, Math.floor(chance * width)) * width === from)
		if (within.length < fewest) return []
		const sum = sumOf(within, ({ weight }) => weight)
		const said = sumOf(within, ({ weight, chance }) => weight * chance) / sum
		return [{ from, pairs: within.length, said: percent(said), ...observed(within) }]
	})
}

/** The difference between what is said and what is, over all pairs (the expected calibration error), in points. */
export function errorOf(bins: readonly Bin[]): number {
	const all = sumOf(bins, ({ pairs }) => pairs)
	return sumOf(bins, ({ pairs, said, fit }) => (pairs / all) * Math.abs(said - fit))
}

/** A table of the bins. */
export function tableOfBins(bins: readonly Bin[]): string {
	const lines = bins.map(({ from, pairs, said, fit, low, high }) => {
		const range = `${from} to ${from + width}`.padEnd(10)
		return `${range} ${String(pairs).padStart(6)} pairs  said ${said.toFixed(0).padStart(3)}  fit ${fit.toFixed(0).padStart(3)} [${low.toFixed(0)}, ${high.toFixed(0)}]`
	})
	return [...lines, `difference ${errorOf(bins).toFixed(1)} points`].join('\n')
}

/** Resamples queries, not pairs, since the pairs of one query are alike. */
function observed(pairs: readonly JudgedPair[]): Pick<Bin, 'fit' | 'low' | 'high'> {
	const byQuery = Map.groupBy(pairs, ({ part, query }) => `${part} ${query}`)
	const queries = [...byQuery.values()].map((own) => ({
		weight: sumOf(own, ({ weight }) => weight),
		fitting: sumOf(own, ({ weight, fits }) => (fits ? weight : 0)),
	}))
	const shareOf = (drawn: typeof queries) =>
		sumOf(drawn, ({ fitting }) => fitting) / sumOf(drawn, ({ weight }) => weight)
	const random = randomNumbers(42)
	const drawn = Array.from({ length: samples }, () =>
		shareOf(queries.map(() => queries[Math.floor(random() * queries.length)] ?? { weight: 0, fitting: 0 })),
	).toSorted((a, b) => a - b)
	return {
		fit: percent(shareOf(queries)),
		low: percent(drawn[Math.floor(samples * 0.025)] ?? 0),
		high: percent(drawn[Math.floor(samples * 0.975)] ?? 0),
	}
}

function percent(share: number): number {
	return Math.round(share * 1000) / 10
}

function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
	return items.reduce((sum, item) => sum + valueOf(item), 0)
}
