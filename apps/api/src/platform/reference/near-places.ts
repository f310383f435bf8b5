import type { Db } from '@profile-search/db/client'
import { places } from '@profile-search/db/schema/search/reference'
import { sql } from 'drizzle-orm'

/**
 * Kilometres from `middle` to `near`, two rows of a statement, as the crow flies, with the Earth as a sphere of 6371 km
 * (haversine formula). Rounding may take the root above 1 on the other side of the Earth.
 */
const km = sql`6371 * 2 * asin(least(1, sqrt(
	power(sin(radians(near.latitude - middle.latitude) / 2), 2)
	+ cos(radians(middle.latitude)) * cos(radians(near.latitude))
	* power(sin(radians(near.longitude - middle.longitude) / 2), 2))))`

/** These places and those around them. */
export async function listPlacesWithin(db: Db, ids: readonly number[], radius: number) {
	if (ids.length === 0) return []
	const { rows } = await db.execute<{ id: number }>(sql`
		select distinct near.id from ${places} middle, ${places} near
		where middle.id = any(${arrayOf(ids)}) and ${km} <= ${radius}`)
	return rows.map(({ id }) => id)
}

/** All places, sorted by distance to the closest of these. */
export async function listPlacesByDistance(db: Db, ids: readonly number[]) {
	if (ids.length === 0) return []
	const { rows } = await db.execute<{ id: number }>(sql`
		select near.id from ${places} middle, ${places} near
		where middle.id = any(${arrayOf(ids)}) group by near.id order by min(${km}), near.id`)
	return rows.map(({ id }) => id)
}

/** The towns nearest to a position in degrees, for somebody who does not want to type where they are. */
export async function listPlacesNear(
	db: Db,
	{ latitude, longitude }: { latitude: number; longitude: number },
) {
	const { rows } = await db.execute<{ id: number; name: string; state: string }>(sql`
		select near.id, near.name, near.state
		from ${places} near, (values (${latitude}::float8, ${longitude}::float8)) middle (latitude, longitude)
		order by ${km}, near.id limit 20`)
	return rows
}

function arrayOf(ids: readonly number[]) {
	return sql`${`{${ids.join(',')}}`}::int[]`
}
