import { connect } from '@profile-search/db/client'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'
import { traceAll } from './testing.ts'
import { traceQueries } from './trace-queries.ts'

test('statements are traced with what is known of their database, and a connection is given back as it was', async () => {
	await using database = await freshDb()
	const connection = connect(database.url, { size: 1 })
	using tracing = traceAll()
	const client = await connection.pool.connect()
	const { query } = client
	client.release()
	traceQueries(connection.pool, { 'profile_search.database': 'replica' })

	for (const each of [1, 2, 3]) {
		const traced = await connection.pool.connect()
		await traced.query('select $1::int', [each])
		traced.release()
		expect(traced).toBe(client)
		expect(client.query).toBe(query)
	}
	await connection.close()

	expect(tracing.spans).toEqual(
		Array.from({ length: 3 }, () => ({
			name: 'SELECT',
			attributes: {
				'db.system.name': 'postgresql',
				'db.operation.name': 'SELECT',
				'db.query.text': 'select $1::int',
				'profile_search.database': 'replica',
			},
		})),
	)
})
