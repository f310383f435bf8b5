import { earthRadiusKm } from '@profile-search/contract/search/distances'
import { sql } from 'drizzle-orm'

/** A position on Earth, in degrees. */
export type Spot = { latitude: number; longitude: number }

/** Kilometres as the crow flies, with the Earth as a sphere (haversine formula). */
export function kmBetween(one: Spot, other: Spot) {
	const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
	const part =
		half(one.latitude, other.latitude) +
		Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
	// Rounding may take the root above 1 on the other side of the Earth.
	return earthRadiusKm * 2 * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** The same in SQL, from `middle` to `near`, two rows of a statement. */
export const kmFromMiddle = sql`${sql.raw(`${earthRadiusKm}`)} * 2 * asin(least(1, sqrt(
	power(sin(radians(near.latitude - middle.latitude) / 2), 2)
	+ cos(radians(middle.latitude)) * cos(radians(near.latitude))
	* power(sin(radians(near.longitude - middle.longitude) / 2), 2))))`

export function radians(degrees: number) {
	return (degrees * Math.PI) / 180
}
