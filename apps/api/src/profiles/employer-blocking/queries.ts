import type { Db } from '@profile-search/db/client'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, desc, eq } from 'drizzle-orm'

const block = {
	id: employerBlocks.id,
	organisation: { id: organisations.id, name: organisations.name },
	domain: employerBlocks.domain,
}

/** The organisations and domains that a person has blocked, the latest first. */
export async function listEmployerBlocksOf(db: Db, ownerId: string) {
	return db
		.select(block)
		.from(employerBlocks)
		.leftJoin(organisations, eq(organisations.id, employerBlocks.organisationId))
		.where(eq(employerBlocks.ownerId, ownerId))
		.orderBy(desc(employerBlocks.createdAt), desc(employerBlocks.id))
}

/** Undefined when the entry is not this person's. */
export async function findEmployerBlockOf(db: Db, ownerId: string, id: string) {
	const [found] = await db
		.select(block)
		.from(employerBlocks)
		.leftJoin(organisations, eq(organisations.id, employerBlocks.organisationId))
		.where(and(eq(employerBlocks.ownerId, ownerId), eq(employerBlocks.id, id)))
	return found
}

export async function countEmployerBlocksOf(db: Db, ownerId: string) {
	return db.$count(employerBlocks, eq(employerBlocks.ownerId, ownerId))
}

/** Undefined when it is on the list already. */
export async function insertEmployerBlock(db: Db, values: typeof employerBlocks.$inferInsert) {
	const [inserted] = await db
		.insert(employerBlocks)
		.values(values)
		.onConflictDoNothing()
		.returning({ id: employerBlocks.id })
	return inserted
}

export async function deleteEmployerBlockOf(db: Db, ownerId: string, id: string) {
	const deleted = await db
		.delete(employerBlocks)
		.where(and(eq(employerBlocks.ownerId, ownerId), eq(employerBlocks.id, id)))
		.returning({ id: employerBlocks.id })
	return deleted.length > 0
}
