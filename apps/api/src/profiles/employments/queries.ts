import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { workEntries } from '@profile-search/db/schema/profiles/candidates'
import { statement } from '@profile-search/db/statement'
import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import { keyset, pageWithNext, rowsOfPage, type PageAsked } from '#platform/lists.ts'
import {
	isHidden,
	parametersOf,
	type Viewer,
	type ViewerParameters,
	viewerPlaceholders,
	viewerValues,
} from '#visibility/hidden-from.ts'

/** A member who asks on behalf of their organisation. */
export type Member = Viewer & { organisationId: string }

/** Work entries about the organisation by people who have not blocked its member. */
function isAboutUs(member: Member) {
	return isAbout(parametersOf(member))
}

function isAbout(member: ViewerParameters) {
	return and(
		sql`${workEntries.organisationId} = ${member.organisationId}`,
		not(isHidden(member, workEntries.candidateId)),
	)
}

const undecidedFirst = keyset(
	'desc',
	{ value: sql`(${workEntries.confirmation} = 'claimed')`, type: 'boolean' },
	workEntries.createdAt,
	workEntries.id,
)

/** People who name the organisation as their employer, undecided ones first. */
export async function listEmploymentsAt(db: Db, member: Member, asked: PageAsked) {
	const { limit, offset } = rowsOfPage(asked)
	const isHere = and(isAboutUs(member), isNotNull(workEntries.confirmation))
	const rows = await employments(db, and(isHere, undecidedFirst.after(asked.after)))
		.orderBy(...undecidedFirst.orderBy)
		.limit(limit)
		.offset(offset)
	const total = await db.$count(workEntries, isHere)
	return pageWithNext(rows, total, asked.page)
}

/** How many people wait for the organisation to confirm their work. */
export async function countClaimsAt(db: Db, member: Member) {
	const [counted] = await claimsAt(db).execute(viewerValues(member))
	return counted?.amount ?? 0
}

const claimsAt = statement((db) =>
	db
		.select({ amount: sql<number>`count(*)::int` })
		.from(workEntries)
		.where(and(isAbout(viewerPlaceholders), eq(workEntries.confirmation, 'claimed')))
		.prepare('claims_at'),
)

/** Undefined when the entry is not about this organisation. */
export async function findEmploymentAt(db: Db, member: Member, id: string) {
	const [employment] = await employments(db, and(isAboutUs(member), eq(workEntries.id, id)))
	return employment
}

export async function updateConfirmation(
	db: Db,
	member: Member,
	id: string,
	confirmation: 'confirmed' | 'denied',
) {
	const [updated] = await db
		.update(workEntries)
		.set({ confirmation, decidedAt: sql`now()` })
		.where(and(isAboutUs(member), eq(workEntries.id, id), isNotNull(workEntries.confirmation)))
		.returning({ candidateId: workEntries.candidateId })
	return updated
}

function employments(db: Db, condition: SQL | undefined) {
	return db
		.select({
			id: workEntries.id,
			candidateId: workEntries.candidateId,
			name: fullNameIn(accounts),
			title: workEntries.title,
			startedOn: workEntries.startedOn,
			endedOn: workEntries.endedOn,
			confirmation: sql<'claimed' | 'confirmed' | 'denied'>`coalesce(${workEntries.confirmation}, 'claimed')`,
			claimedAt: workEntries.createdAt,
			position: undecidedFirst.position,
		})
		.from(workEntries)
		.innerJoin(accounts, eq(accounts.id, workEntries.candidateId))
		.where(condition)
		.$dynamic()
}
