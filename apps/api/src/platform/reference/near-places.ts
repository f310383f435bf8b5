import type { Db } from '@profile-search/db/client'
import { places } from '@profile-search/db/schema/search/reference'
import { sql } from 'drizzle-orm'
import { kmFromMiddle } from './km-between.ts'

/** These places and those around them. */
export async function listPlacesWithin(db: Db, ids: readonly number[], radius: number) {
	if (ids.length === 0) return []
	const { rows } = await db.execute<{ id: number }>(sql`
		select distinct near.id from ${places} middle, ${places} near
		where middle.id = any(${arrayOf(ids)}) and ${kmFromMiddle} <= ${radius}`)
	return rows.map(({ id }) => id)
}

/** All places, sorted by distance to the closest of these. */
export async function listPlacesByDistance(db: Db, ids: readonly number[]) {
	if (ids.length === 0) return []
	const { rows } = await db.execute<{ id: number }>(sql`
		select near.id from ${places} middle, ${places} near
		where middle.id = any(${arrayOf(ids)}) group by near.id order by min(${kmFromMiddle}), near.id`)
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
		order by ${kmFromMiddle}, near.id limit 20`)
	return rows
}

function arrayOf(ids: readonly number[]) {
	return sql`${`{${ids.join(',')}}`}::int[]`
}
