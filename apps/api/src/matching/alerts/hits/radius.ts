import type { Db } from '@profile-search/db/client'
import { places } from '@profile-search/db/schema/search/reference'
import { kmBetween, type Spot as Position } from '#platform/reference/km-between.ts'

type Spot = Position & { id: number }

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
