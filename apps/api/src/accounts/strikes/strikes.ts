import { restrictedDays } from '@profile-search/contract/trust/moderation-values'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { strikes } from '@profile-search/db/schema/trust/reports'
import { and, eq, gt, sql } from 'drizzle-orm'
import { forbidden } from '#platform/refusal.ts'
import { findClock } from '#platform/settings/clock.ts'

/** Strikes count for a year. */
const stillCounts = gt(strikes.givenAt, sql`now() - interval '1 year'`)

/** How many strikes of an account count, and until when the second one restricts it. */
export async function findStrikes(db: Db, accountId: string) {
	const [found] = await db
		.select({
			amount: sql<number>`count(*)::int`,
			restrictedUntil: sql<Date | null>`case when count(*) >= 2
				and max(${strikes.givenAt}) + make_interval(days => ${restrictedDays}) > now()
				then max(${strikes.givenAt}) + make_interval(days => ${restrictedDays}) end`.mapWith(strikes.givenAt),
		})
		.from(strikes)
		.where(and(eq(strikes.accountId, accountId), stillCounts))
	return { amount: found?.amount ?? 0, restrictedUntil: found?.restrictedUntil ?? null }
}

/**
 * Refuses actions closed to an account, or its organisation, after two strikes: publishing, and first
 * contacts.
 */
export async function refuseRestricted(db: Db, accountId: string) {
	const { restrictedUntil } = await findStrikes(db, accountId)
	const owner = restrictedUntil ? undefined : await findOwnerOfTeam(db, accountId)
	const until = restrictedUntil ?? (owner && (await findStrikes(db, owner)).restrictedUntil)
	if (until) throw forbidden('accountsRefusals.restricted', { day: (await findClock(db)).day(until) })
}

/** Accounts that a third strike puts up for suspension. */
export async function listProposedSuspensions(db: Db) {
	return db
		.select({
			accountId: accounts.id,
			name: fullNameIn(accounts),
			strikes: sql<number>`count(*)::int`,
		})
		.from(strikes)
		.innerJoin(accounts, eq(accounts.id, strikes.accountId))
		.where(and(stillCounts, sql`${accounts.status} <> 'suspended'`))
		.groupBy(accounts.id)
		.having(sql`count(*) >= 3`)
		.orderBy(sql`max(${strikes.givenAt})`)
		.limit(50)
}

async function findOwnerOfTeam(db: Db, accountId: string) {
	const [found] = await db
		.select({ id: organisationMembers.accountId })
		.from(organisationMembers)
		.where(
			and(
				eq(organisationMembers.role, 'owner'),
				sql`${organisationMembers.organisationId} = (select mine.organisation_id from organisation_members mine where mine.account_id = ${accountId})`,
			),
		)
	return found?.id
}
