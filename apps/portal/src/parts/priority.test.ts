import { getPriority } from 'node:os'
import { connect } from '@profile-search/db/client'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'
import { yieldBackends } from './priority.ts'

test('the server works for a pool that yields at a lower priority, and for others as before', async () => {
	await using database = await freshDb()
	const others = connect(database.url)
	const yielding = connect(database.url)
	yieldBackends(yielding.pool)
	const priorityIn = async ({ pool }: typeof others) => {
		const { rows } = await pool.query<{ id: number }>('select pg_backend_pid() as id')
		return getPriority(rows[0]?.id)
	}

	const priorities = [await priorityIn(others), await priorityIn(yielding), await priorityIn(others)]
	await Promise.all([others.close(), yielding.close()])

	const usual = getPriority()
	expect(priorities).toEqual([usual, 10, usual])
})
