import type { Db } from '@profile-search/db/client'
import { organisationDomains } from '@profile-search/db/schema/trust/domains'
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'

/** The domain that an organisation claims. */
export async function findDomainOf(db: Db, organisationId: string) {
	const [domain] = await db.select().from(organisationDomains).where(isOf(organisationId))
	return domain
}

/** Whether another organisation has proved a domain. */
export async function isProvedElsewhere(db: Db, organisationId: string, domain: string) {
	const others = await db.$count(
		organisationDomains,
		and(
			eq(organisationDomains.domain, domain),
			ne(organisationDomains.organisationId, organisationId),
			isNotNull(organisationDomains.verifiedAt),
		),
	)
	return others > 0
}

/**
 * Locks all claims of a domain until the transaction ends, so that two organisations that prove it at once take
 * turns.
 */
export async function lockClaims(db: Db, domain: string) {
	await db
		.select({ organisationId: organisationDomains.organisationId })
		.from(organisationDomains)
		.where(eq(organisationDomains.domain, domain))
		.orderBy(asc(organisationDomains.organisationId))
		.for('update')
}

/** Every proved domain, with the number of weeks in a row in which the token was not found. */
export async function listProvedDomains(db: Db) {
	return db
		.select({
			organisationId: organisationDomains.organisationId,
			failedWeeks: organisationDomains.failedWeeks,
		})
		.from(organisationDomains)
		.where(isNotNull(organisationDomains.verifiedAt))
		.orderBy(asc(organisationDomains.organisationId))
}

/** Inserts the domain of an organisation. Undefined when it has one already. */
export async function insertDomain(db: Db, organisationId: string, domain: string, token: string) {
	const [inserted] = await db
		.insert(organisationDomains)
		.values({ organisationId, domain, token })
		.onConflictDoNothing()
		.returning()
	return inserted
}

/** Returns the domain that was removed; undefined when there was none. */
export async function deleteDomainOf(db: Db, organisationId: string) {
	const [deleted] = await db.delete(organisationDomains).where(isOf(organisationId)).returning()
	return deleted
}

type Row = typeof organisationDomains.$inferInsert
type Look = Pick<Row, 'record' | 'file'> & Partial<Pick<Row, 'verifiedAt' | 'failedWeeks'>>

/** Stores the result of a check. Undefined when the organisation has set another domain meanwhile. */
export async function updateLook(db: Db, { organisationId, token }: Row, look: Look) {
	const [updated] = await db
		.update(organisationDomains)
		.set({ ...look, checkedAt: sql`now()` })
		.where(and(isOf(organisationId), eq(organisationDomains.token, token)))
		.returning()
	return updated
}

function isOf(organisationId: string) {
	return eq(organisationDomains.organisationId, organisationId)
}
