import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '../schema/accounts/accounts.ts'
import { jobs } from '../schema/hiring/jobs.ts'
import { candidates, candidateSkills } from '../schema/profiles/candidates.ts'
import { freshDb } from '../testing/fresh-db.ts'
import { seedDatabase } from './seed.ts'

const size = { people: 40, organisations: 5, jobs: 12, seed: 7, passwordHash: 'none' }

test('the same seed plants the same data, and a second run plants nothing twice', async () => {
	await using database = await freshDb()

	const first = await seedDatabase(database.pool, { ...size, people: 25 })
	const rest = await seedDatabase(database.pool, size)
	const again = await seedDatabase(database.pool, size)

	expect(first).toEqual({ people: 25, organisations: 5, jobs: 12 })
	expect(rest).toEqual({ people: 15, organisations: 0, jobs: 0 })
	expect(again).toEqual({ people: 0, organisations: 0, jobs: 0 })
	expect(await database.db.$count(candidates)).toBe(40)
})

test('the planted rows are consistent, although their foreign keys are not checked one by one', async () => {
	await using database = await freshDb()
	await seedDatabase(database.pool, size)

	const { db } = database
	const orphans = await db.execute(sql`
		select 'skill' from candidate_skills claim left join skills skill on skill.id = claim.skill_id where skill.id is null
		union all select 'place' from candidates left join places on places.id = place_id where places.id is null
		union all select 'organisation' from jobs left join organisations on organisations.id = organisation_id where organisations.id is null
		union all select 'job place' from job_places left join places on places.id = place_id where places.id is null`)
	expect(orphans.rows).toEqual([])
	expect(await db.$count(candidateSkills)).toBeGreaterThan(40 * 4)
	expect(await db.$count(jobs, eq(jobs.status, 'open'))).toBe(12)
	expect(await db.$count(accounts)).toBe(45)
})
