import type { Db } from '@profile-search/db/client'
import { places } from '@profile-search/db/schema/search/reference'

type Spot = { id: number; latitude: number; longitude: number }

/**
 * The places around others, with the results of `listPlacesWithin`, for very many searches: the places are read once.
 */
export async function placesAround(db: Db) {
	const spots: Spot[] = await db
		.select({ id: places.id, latitude: places.latitude, longitude: places.longitude })
		.from(places)
	const byId = new Map(spots.map((spot) => [spot.id, spot]))
	const known = new Map<string, number[]>()

	function around(id: number, km: number) {
		const key = `${id} ${km}`
		const before = known.get(key)
		if (before) return before
		const middle = byId.get(id)
		const found = middle ? spots.filter((spot) => kmBetween(middle, spot) <= km).map((spot) => spot.id) : []
		known.set(key, found)
		return found
	}
	return (ids: readonly number[], km: number) => [...new Set(ids.flatMap((id) => around(id, km)))]
}

/** The great-circle distance on a sphere with a radius of 6371 km (haversine formula). */
function kmBetween(one: Spot, other: Spot) {
	const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
	const part =
		half(one.latitude, other.latitude) +
		Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
	return 6371 * 2 * Math.asin(Math.sqrt(part))
}

function radians(degrees: number) {
	return (degrees * Math.PI) / 180
}
