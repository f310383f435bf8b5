import type { Db } from '@profile-search/db/client'
import { hidings } from '@profile-search/db/schema/profiles/employer-blocking'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, desc, eq } from 'drizzle-orm'

const hiding = {
	id: hidings.id,
	organisation: { id: organisations.id, name: organisations.name },
	domain: hidings.domain,
}

/** The organisations and domains that a person has blocked, the latest first. */
export async function listHidingsOf(db: Db, ownerId: string) {
	return db
		.select(hiding)
		.from(hidings)
		.leftJoin(organisations, eq(organisations.id, hidings.organisationId))
		.where(eq(hidings.ownerId, ownerId))
		.orderBy(desc(hidings.createdAt), desc(hidings.id))
}

/** Undefined when the entry is not this person's. */
export async function findHidingOf(db: Db, ownerId: string, id: string) {
	const [found] = await db
		.select(hiding)
		.from(hidings)
		.leftJoin(organisations, eq(organisations.id, hidings.organisationId))
		.where(and(eq(hidings.ownerId, ownerId), eq(hidings.id, id)))
	return found
}

export async function countHidingsOf(db: Db, ownerId: string) {
	return db.$count(hidings, eq(hidings.ownerId, ownerId))
}

/** Undefined when it is on the list already. */
export async function insertHiding(db: Db, values: typeof hidings.$inferInsert) {
	const [inserted] = await db
		.insert(hidings)
		.values(values)
		.onConflictDoNothing()
		.returning({ id: hidings.id })
	return inserted
}

export async function deleteHidingOf(db: Db, ownerId: string, id: string) {
	const deleted = await db
		.delete(hidings)
		.where(and(eq(hidings.ownerId, ownerId), eq(hidings.id, id)))
		.returning({ id: hidings.id })
	return deleted.length > 0
}
