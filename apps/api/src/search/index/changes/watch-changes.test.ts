import { matchChanges } from '@profile-search/db/schema/platform/site'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { watchChanges } from './watch-changes.ts'

test('a version is another one after each change of its subjects, and only then', async () => {
	await using database = await freshDb()
	const { db } = database
	const person = await createCandidate(db)
	const { versionOf } = watchChanges(db)

	const first = await versionOf(['person'])
	expect(await Promise.all([versionOf(['person']), versionOf(['person'])])).toEqual([first, first])
	const both = await versionOf(['person', 'job'])
	await createJob(db)
	expect(await versionOf(['person', 'job'])).not.toBe(both)
	const second = await versionOf(['person'])
	await db.update(candidates).set({ headline: 'new' }).where(eq(candidates.accountId, person.id))
	expect(await versionOf(['person'])).not.toBe(second)
})

test('a transaction that ends after younger ones is noticed when it ends, and only once', async () => {
	await using database = await freshDb()
	const { db } = database
	const [early, late] = [await createCandidate(db), await createCandidate(db)]
	const { versionOf, onChange } = watchChanges(db)
	const noticed: string[] = []
	await versionOf(['person'])
	onChange((changed) => {
		if (changed !== 'anything') noticed.push(...changed.flatMap(({ ids }) => ids ?? []))
	})
	const rename = (id: string) => sql`update candidates set headline = 'new' where account_id = ${id}`

	await db.transaction(async (transaction) => {
		await transaction.execute(rename(late.id))
		await db.execute(rename(early.id))
		await versionOf(['person'])
		await versionOf(['person'])
		expect(noticed).toEqual([early.id])
	})

	const version = await versionOf(['person'])
	expect(noticed).toEqual([early.id, late.id])
	expect(await versionOf(['person'])).toBe(version)
})

test('a transaction that changes very many is noticed without their names', async () => {
	await using database = await freshDb()
	const { db } = database
	const { versionOf, onChange } = watchChanges(db)
	await versionOf(['job'])
	const noticed: unknown[] = []
	onChange((changed) => void noticed.push(changed))

	await db.insert(matchChanges).select(
		db
			.select({
				transaction: sql`pg_current_xact_id()`.as('transaction'),
				subject: sql`'job'`.as('subject'),
				subjectId: sql`gen_random_uuid()`.as('subject_id'),
				at: sql`now()`.as('at'),
			})
			.from(sql`generate_series(1, 5000)`),
	)
	await versionOf(['job'])

	expect(noticed).toEqual([[{ transaction: expect.any(String), subject: 'job', ids: null }]])
})
