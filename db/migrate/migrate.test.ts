import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { loadReference } from '../reference/load-reference.ts'
import { milestones } from '../schema/platform/site.ts'
import { candidateSkills } from '../schema/profiles/candidates.ts'
import { skills } from '../schema/search/reference.ts'
import { createCandidate } from '../testing/factories.ts'
import { freshDb } from '../testing/fresh-db.ts'
import { migrate, migrateUpTo, NewerDatabase, OlderDatabase } from './migrate.ts'

test('two nodes that start together on an empty database take turns', async () => {
	await using database = await freshDb({ isEmpty: true })

	await Promise.all([migrate(database.url, loadReference), migrate(database.url, loadReference)])

	expect(await database.db.$count(milestones)).toBe(2)
	expect(await database.db.$count(skills)).toBeGreaterThan(400)
})

test('a migration that waits for a table lets others write to it meanwhile, and is applied in the end', async () => {
	await using database = await freshDb({ isEmpty: true })
	const { db, url } = database
	// The next one refers to organisations, for which it needs a lock.
	await migrateUpTo(url, 21)
	const holdsTable = Promise.withResolvers<void>()
	const mayEnd = Promise.withResolvers<void>()
	const holding = db.transaction(async (tx) => {
		await tx.execute(sql`lock table organisations in row exclusive mode`)
		holdsTable.resolve()
		await mayEnd.promise
	})
	await holdsTable.promise
	const migrating = migrate(url, loadReference)
	await vi.waitFor(
		async () => {
			const { rows } = await db.execute(
				sql`select from pg_locks where relation = 'organisations'::regclass and not granted`,
			)
			expect(rows.length).toBeGreaterThan(0)
		},
		{ timeout: 30_000, interval: 20 },
	)

	await db.execute(sql`delete from organisations`)
	mayEnd.resolve()
	await Promise.all([holding, migrating])

	expect(await db.$count(milestones)).toBe(2)
}, 60_000)

test('a skill that people typed is merged once the reference files list it', async () => {
	await using database = await freshDb()
	const { db } = database
	const [java] = await db.select().from(skills).where(eq(skills.name, 'Java'))
	await db.update(skills).set({ name: 'gone' }).where(eq(skills.name, 'Java'))
	const [typed] = await db.insert(skills).values({ name: 'JAVA' }).returning()
	const person = await createCandidate(db, { skillIds: [typed?.id ?? 0] })
	await db.delete(milestones)

	await loadReference(db)

	const held = await db.select().from(candidateSkills).where(eq(candidateSkills.candidateId, person.id))
	expect(held.map(({ skillId }) => skillId)).toEqual([java?.id])
	expect(await db.$count(skills, eq(skills.isKnown, false))).toBe(0)
})

test('a database that a newer version has changed is refused and left unchanged', async () => {
	await using database = await freshDb()
	const { db, url } = database
	await db.execute(
		sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 99999999999999)`,
	)

	await expect(migrate(url, loadReference)).rejects.toThrow(NewerDatabase)
	await expect(migrate(url, loadReference)).rejects.toThrow(
		/newer version of the portal, and changed in 1 way/,
	)
})

test('a database from before the migrations began anew is refused and left unchanged', async () => {
	await using database = await freshDb({ isEmpty: true })
	const { db, url } = database
	await db.execute(sql`create schema drizzle`)
	await db.execute(sql`create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)`)
	await db.execute(
		sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of yesterday', 1795380491651)`,
	)

	await expect(migrate(url, loadReference)).rejects.toThrow(OlderDatabase)

	const { rows } = await db.execute(sql`select from pg_tables where schemaname = 'public'`)
	expect(rows).toHaveLength(0)
})
