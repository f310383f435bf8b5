import type { Place } from '../../types.ts'
import { unsaid } from '../unsaid.ts'

const earthRadiusKm = 6371.0088 // mean radius, IUGG
const scale = 2 ** 30 // steps of 6 mm, and an Int32 holds them

/** Points on the unit sphere, three whole numbers each. Places that are not on Earth are left out. */
export function spotsOf(places: readonly Place[]): number[] {
	return places.flatMap(({ latitude, longitude }) => {
		const phi = (latitude * Math.PI) / 180
		const lambda = (longitude * Math.PI) / 180
		const spot = [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
		return spot.every(Number.isFinite) ? spot.map((axis) => Math.round(axis * scale)) : []
	})
}

/**
 * Kilometres along the great circle between the two nearest points; `unsaid` if one side has none. The haversine formula
 * from the chord: sin²(angle / 2) is a quarter of the chord squared, which spares trigonometry for each pair.
 */
export function nearestKm(from: readonly number[], to: readonly number[]): number {
	let nearest = Infinity
	for (let i = 0; i < from.length; i += 3) {
		for (let j = 0; j < to.length; j += 3) nearest = Math.min(nearest, squaredChord(from, i, to, j))
	}
	if (nearest === Infinity) return unsaid

	return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(nearest) / scale / 2))
}

function squaredChord(from: readonly number[], i: number, to: readonly number[], j: number): number {
	const x = (from[i] ?? 0) - (to[j] ?? 0)
	const y = (from[i + 1] ?? 0) - (to[j + 1] ?? 0)
	const z = (from[i + 2] ?? 0) - (to[j + 2] ?? 0)
	return x * x + y * y + z * z
}
