import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { accountBlocks } from '@profile-search/db/schema/messaging/blocks'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** One side of a block: an account, the organisation it acts for, or both. */
export type End = { accountId: SQLWrapper | string | null; organisationId: SQLWrapper | string | null }

/** Whether one side blocks messages from the other. A team blocks, and is blocked, as one. */
export function hasBlocked(blocker: End, blocked: End): SQL<boolean> {
	return sql<boolean>`exists (select from ${accountBlocks} block
		where (block.blocker_id = ${blocker.accountId} or block.blocker_organisation_id = ${blocker.organisationId})
		and (block.blocked_id = ${blocked.accountId} or block.blocked_organisation_id = ${blocked.organisationId}))`
}

/** The organisation that an account acts for. */
export function organisationOfAccount(accountId: SQLWrapper | string) {
	return sql`(select member.organisation_id from ${organisationMembers} member where member.account_id = ${accountId})`
}

/** The blocks between a caller and an account, in both directions. */
export async function findBlocksBetween(
	db: Db,
	me: { accountId: string; organisationId: string | null },
	otherId: string,
) {
	const other = { accountId: sql`${otherId}::uuid`, organisationId: organisationOfAccount(otherId) }
	const [found] = await db
		.select({ byMe: hasBlocked(endOf(me), other), byThem: hasBlocked(other, endOf(me)) })
		.from(accounts)
		.where(eq(accounts.id, otherId))
	return found ?? { byMe: false, byThem: false }
}

/** A caller as one side of a block. */
export function endOf(me: { accountId: string; organisationId: string | null }): End {
	return { accountId: sql`${me.accountId}::uuid`, organisationId: sql`${me.organisationId}::uuid` }
}

type Ids = { accountId: string | null; organisationId: string | null }

/** Records a block; repeating it changes nothing. Each side is an account or an organisation, never both. */
export async function insertBlock(db: Db, blocker: Ids, blocked: Ids, byId: string) {
	await db
		.insert(accountBlocks)
		.values({
			blockerId: blocker.accountId,
			blockerOrganisationId: blocker.organisationId,
			blockedId: blocked.accountId,
			blockedOrganisationId: blocked.organisationId,
			byId,
		})
		.onConflictDoNothing()
}

/** Removes every block of this account or organisation by the caller or the caller's team. */
export async function deleteBlocksOf(db: Db, me: Ids, blocked: Ids) {
	const isOther = blocked.organisationId
		? eq(accountBlocks.blockedOrganisationId, blocked.organisationId)
		: eq(accountBlocks.blockedId, blocked.accountId ?? '')
	await db.delete(accountBlocks).where(and(isMadeBy(me), isOther))
}

/** False when the caller has no such block. */
export async function deleteBlock(db: Db, me: Ids, id: string) {
	const deleted = await db
		.delete(accountBlocks)
		.where(and(eq(accountBlocks.id, id), isMadeBy(me)))
		.returning({ id: accountBlocks.id })
	return deleted.length > 0
}

const blocked = alias(accounts, 'blocked')
const by = alias(accounts, 'by')

/**
 * The accounts and organisations that the caller or the caller's team has blocked. Applicants who were
 * nameless then stay nameless here.
 */
export async function listBlocksOf(db: Db, me: Ids & { accountId: string }) {
	const isNameless = sql`exists (select from applications application join jobs job on job.id = application.job_id
		where application.candidate_id = ${accountBlocks.blockedId} and job.organisation_id = ${accountBlocks.blockerOrganisationId}
		and job.is_blind and application.revealed_at is null)`
	return db
		.select({
			id: accountBlocks.id,
			name: sql<string>`coalesce(${organisations.name},
				case when ${isNameless} then 'An applicant' end,
				(select first.name from ${organisations} first join ${organisationMembers} owner on owner.organisation_id = first.id
					where owner.account_id = ${accountBlocks.blockedId} and owner.role = 'owner'),
				${fullNameIn(blocked)})`,
			isOrganisation: sql<boolean>`${accountBlocks.blockedOrganisationId} is not null`,
			blockedAt: accountBlocks.blockedAt,
			byName: sql<string | null>`case when ${accountBlocks.blockerOrganisationId} is not null
				and ${accountBlocks.byId} <> ${me.accountId} then ${fullNameIn(by)} end`,
		})
		.from(accountBlocks)
		.leftJoin(blocked, eq(blocked.id, accountBlocks.blockedId))
		.leftJoin(by, eq(by.id, accountBlocks.byId))
		.leftJoin(organisations, eq(organisations.id, accountBlocks.blockedOrganisationId))
		.where(isMadeBy(me))
		.orderBy(desc(accountBlocks.blockedAt))
		.limit(500)
}

function isMadeBy({ accountId, organisationId }: Ids) {
	return sql`(${accountBlocks.blockerId} = ${accountId}::uuid or ${accountBlocks.blockerOrganisationId} = ${organisationId}::uuid)`
}
