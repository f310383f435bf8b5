import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { kmBetween, kmFromMiddle } from './km-between.ts'

const pune = { latitude: 18.52, longitude: 73.86 }

test.each([
	['Mumbai', { latitude: 19.08, longitude: 72.88 }, 120.5],
	['Delhi', { latitude: 28.65, longitude: 77.23 }, 1177.4],
	['itself', pune, 0],
	['the other side of the Earth', { latitude: -18.52, longitude: -106.14 }, 20_015.1],
])('from Pune to %s the database counts the same kilometres', async (_, there, km) => {
	await using fresh = await freshDb()

	const { rows } = await fresh.db.execute(sql`select ${kmFromMiddle} as km
		from (values (${pune.latitude}::float8, ${pune.longitude}::float8)) middle (latitude, longitude),
			(values (${there.latitude}::float8, ${there.longitude}::float8)) near (latitude, longitude)`)

	expect(kmBetween(pune, there)).toBeCloseTo(km, 1)
	expect(rows[0]?.['km']).toBeCloseTo(kmBetween(pune, there), 6)
})
