import { pageSize } from '@profile-search/contract/basics'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import { candidates } from '@profile-search/db/schema/candidates'
import { guests } from '@profile-search/db/schema/guests'
import { organisationMembers, organisations } from '@profile-search/db/schema/organisations'
import { places } from '@profile-search/db/schema/reference'
import { auditLog } from '@profile-search/db/schema/site'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { pageOfList } from '../lists.ts'

type UserType = typeof accounts.$inferSelect.userType

/** Accounts that wait, longest first. An approver does not see their own. */
export async function listPending(db: Db, approverId: string, userType: UserType | undefined, page: number) {
	const isPending = and(
		eq(accounts.status, 'pending'),
		ne(accounts.id, approverId),
		userType ? eq(accounts.userType, userType) : undefined,
	)
	const items = await db
		.select({
			id: accounts.id,
			userType: accounts.userType,
			name: sql<string>`coalesce(${organisations.name}, ${accounts.firstName} || ' ' || ${accounts.lastName})`,
			about: sql<
				string | null
			>`coalesce(${organisations.industry}, ${candidates.headline}, ${guests.headline})`,
			place: places.name,
			waitingSince: sql<Date>`coalesce(${accounts.waitingSince}, ${accounts.createdAt})`.mapWith(
				accounts.createdAt,
			),
		})
		.from(accounts)
		.leftJoin(candidates, eq(candidates.accountId, accounts.id))
		.leftJoin(guests, eq(guests.accountId, accounts.id))
		.leftJoin(organisationMembers, eq(organisationMembers.accountId, accounts.id))
		.leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
		.leftJoin(
			places,
			eq(places.id, sql`coalesce(${candidates.placeId}, ${organisations.placeId}, ${guests.placeId})`),
		)
		.where(isPending)
		.orderBy(asc(accounts.waitingSince), asc(accounts.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	const total = await db.$count(accounts, isPending)
	return pageOfList(items, total, page)
}

/** Everything that was decided about an account, newest first. */
export async function listDecisions(db: Db, accountId: string) {
	return db
		.select({
			action: auditLog.action,
			actorName: sql<string | null>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
			reason: auditLog.reason,
			at: auditLog.at,
		})
		.from(auditLog)
		.leftJoin(accounts, eq(accounts.id, auditLog.actorId))
		.where(eq(auditLog.subjectId, accountId))
		.orderBy(desc(auditLog.at))
		.limit(100)
}

/** Decides a pending account. Undefined when it is not pending any more, such as when another approver was faster. */
export async function updatePending(
	db: Db,
	accountId: string,
	status: 'approved' | 'rejected',
	reason: string | null,
) {
	const [account] = await db
		.update(accounts)
		.set({ status, statusReason: reason, waitingSince: null })
		.where(and(eq(accounts.id, accountId), eq(accounts.status, 'pending')))
		.returning()
	return account
}
