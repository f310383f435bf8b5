import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '#test/portal.ts'
import { keepUntilChanged } from './keep-until-changed.ts'

test('what was read is kept until a change of its subjects, and a change of another one does not end it', async () => {
	await using database = await freshDb()
	const { db } = database
	const job = await createJob(db, { title: 'Welder' })
	let reads = 0
	const titles = keepUntilChanged(db, ['job'], async () => {
		reads += 1
		return (await db.select({ title: jobs.title }).from(jobs)).map(({ title }) => title)
	})
	const readsOf = async (call: () => Promise<unknown>) => {
		const before = reads
		await call()
		return reads - before
	}

	// Kept for a second at most, so a slow machine may need another try.
	await eventually(
		() => readsOf(() => Promise.all([titles(), titles()])),
		(count) => count === 0,
	)
	await createCandidate(db)
	await eventually(
		() => readsOf(titles),
		(count) => count === 0,
	)
	await db.update(jobs).set({ title: 'Baker' }).where(eq(jobs.id, job.id))
	expect(await titles()).toEqual(['Baker'])
})

test('a read that fails is not kept', async () => {
	await using database = await freshDb()
	let isBroken = true
	const found = keepUntilChanged(database.db, ['job'], async () => {
		if (isBroken) throw new Error('broken')
		return 'found'
	})

	await expect(found()).rejects.toThrow('broken')
	isBroken = false
	expect(await found()).toBe('found')
})
