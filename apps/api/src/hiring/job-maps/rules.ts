import { kmOfDegree } from '@profile-search/contract/search/distances'
import { kmBetween, radians, type Spot } from '#platform/reference/km-between.ts'

export type Frame = { south: number; west: number; north: number; east: number }

/** A map is so much wider than high. */
const widthToHeight = 1.6
/** What the towns of a job leave free at each edge, as part of the map. */
const margin = 0.18
/** A map that is less than so many km high shows too little to orient by. */
const leastKmHigh = 170
/** A town that is farther away is told in words: a map of both would show neither. */
const farthestKm = 2500

/** The spot that is nearest to another one, with the whole kilometres between them. */
export function nearestTo<S extends Spot>(
	reader: Spot,
	spots: readonly [S, ...S[]],
): { spot: S; km: number } {
	const [first, ...others] = spots.map((spot) => ({ spot, km: Math.round(kmBetween(reader, spot)) }))
	return others.reduce((best, each) => (each.km < best.km ? each : best), first as { spot: S; km: number })
}

/** Those that a map of the first one can hold. */
export function within<S extends Spot>(first: Spot, spots: readonly S[]): S[] {
	return spots.filter((spot) => kmBetween(first, spot) <= farthestKm)
}

/**
 * The degrees of a map of these spots, with `times` the least height in km. A degree of longitude is shorter by the
 * cosine of the latitude, for which that of the middle stands (equirectangular projection).
 */
export function frameOf(spots: readonly Spot[], times = 1): Frame {
	const latitudes = spots.map(({ latitude }) => latitude)
	const longitudes = spots.map(({ longitude }) => longitude)
	const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) }
	const shrunk = Math.cos(radians(middle.latitude))
	const free = 1 - 2 * margin
	const degreesHigh = Math.max(
		spanOf(latitudes) / free,
		(spanOf(longitudes) * shrunk) / free / widthToHeight,
		(leastKmHigh * times) / kmOfDegree,
	)
	const degreesWide = (degreesHigh * widthToHeight) / shrunk
	return {
		south: middle.latitude - degreesHigh / 2,
		north: middle.latitude + degreesHigh / 2,
		west: middle.longitude - degreesWide / 2,
		east: middle.longitude + degreesWide / 2,
	}
}

function middleOf(values: readonly number[]) {
	return (Math.min(...values) + Math.max(...values)) / 2
}

function spanOf(values: readonly number[]) {
	return Math.max(...values) - Math.min(...values)
}
