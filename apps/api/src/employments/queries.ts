import { pageSize } from '@profile-search/contract/basics'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import { workEntries } from '@profile-search/db/schema/candidates'
import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { pageOfList } from '../lists.ts'

/** People who name the organisation as their employer, undecided first. */
export async function listEmploymentsAt(db: Db, organisationId: string, page: number) {
	const isHere = and(eq(workEntries.organisationId, organisationId), isNotNull(workEntries.confirmation))
	const items = await employments(db, isHere)
		.orderBy(sql`${workEntries.confirmation} = 'claimed' desc`, desc(workEntries.createdAt))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	const total = await db.$count(workEntries, isHere)
	return pageOfList(items, total, page)
}

/** Undefined when it is not about this organisation. */
export async function findEmploymentAt(db: Db, organisationId: string, id: string) {
	const [employment] = await employments(
		db,
		and(eq(workEntries.organisationId, organisationId), eq(workEntries.id, id)),
	)
	return employment
}

export async function updateConfirmation(
	db: Db,
	organisationId: string,
	id: string,
	confirmation: 'confirmed' | 'denied',
) {
	const [updated] = await db
		.update(workEntries)
		.set({ confirmation, decidedAt: sql`now()` })
		.where(
			and(
				eq(workEntries.organisationId, organisationId),
				eq(workEntries.id, id),
				isNotNull(workEntries.confirmation),
			),
		)
		.returning({ candidateId: workEntries.candidateId })
	return updated
}

function employments(db: Db, condition: SQL | undefined) {
	return db
		.select({
			id: workEntries.id,
			candidateId: workEntries.candidateId,
			name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
			title: workEntries.title,
			startedOn: workEntries.startedOn,
			endedOn: workEntries.endedOn,
			confirmation: sql<'claimed' | 'confirmed' | 'denied'>`coalesce(${workEntries.confirmation}, 'claimed')`,
			claimedAt: workEntries.createdAt,
		})
		.from(workEntries)
		.innerJoin(accounts, eq(accounts.id, workEntries.candidateId))
		.where(condition)
		.$dynamic()
}
