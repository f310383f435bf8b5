import type { Db } from '@profile-search/db/client'
import { organisationDomains } from '@profile-search/db/schema/trust/domains'
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'

/** The domain that an organisation says is its own. */
export async function findDomainOf(db: Db, organisationId: string) {
	const [domain] = await db.select().from(organisationDomains).where(isOf(organisationId))
	return domain
}

/** Whether a domain is proved to be that of another organisation. */
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

/** Holds all who claim a domain until the transaction ends, so that two who prove it at once take turns. */
export async function lockClaims(db: Db, domain: string) {
	await db
		.select({ organisationId: organisationDomains.organisationId })
		.from(organisationDomains)
		.where(eq(organisationDomains.domain, domain))
		.orderBy(asc(organisationDomains.organisationId))
		.for('update')
}

/** Every proved domain, with the weeks in a row in which the token was not found. */
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

/** Names the domain of an organisation. Undefined when it has one already. */
export async function insertDomain(db: Db, organisationId: string, domain: string, token: string) {
	const [inserted] = await db
		.insert(organisationDomains)
		.values({ organisationId, domain, token })
		.onConflictDoNothing()
		.returning()
	return inserted
}

/** Answers the domain that was taken out; undefined when there was none. */
export async function deleteDomainOf(db: Db, organisationId: string) {
	const [deleted] = await db.delete(organisationDomains).where(isOf(organisationId)).returning()
	return deleted
}

type Row = typeof organisationDomains.$inferInsert
type Look = Pick<Row, 'record' | 'file'> & Partial<Pick<Row, 'verifiedAt' | 'failedWeeks'>>

/** Writes down what a look found. Undefined when the organisation has named another domain meanwhile. */
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
