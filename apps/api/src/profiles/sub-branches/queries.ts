import type { SubBranchDraft } from '@profile-search/contract/profiles/sub-branches'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { subBranches } from '@profile-search/db/schema/profiles/sub-branches'
import { places } from '@profile-search/db/schema/search/reference'
import { and, asc, eq, sql } from 'drizzle-orm'
import { malformedAt } from '#platform/refusal.ts'
import { isOpen } from '#visibility/open-job.ts'

/** The most branches of one organisation. */
export const mostSubBranches = 200

/** The branches of an organisation by name, each with its number of open jobs. */
export async function listSubBranchesOf(db: Db, organisationId: string) {
	const open = db
		.select({ subBranchId: jobs.subBranchId, amount: sql<number>`count(*)`.as('open_jobs') })
		.from(jobs)
		.where(and(eq(jobs.organisationId, organisationId), isOpen))
		.groupBy(jobs.subBranchId)
		.as('hiring')
	return db
		.select({
			id: subBranches.id,
			name: subBranches.name,
			placeId: subBranches.placeId,
			place: places.name,
			address: subBranches.address,
			mobileNumber: subBranches.mobileNumber,
			email: subBranches.email,
			openJobs: sql<number>`coalesce(${open.amount}, 0)`.mapWith(Number),
		})
		.from(subBranches)
		.innerJoin(places, eq(places.id, subBranches.placeId))
		.leftJoin(open, eq(open.subBranchId, subBranches.id))
		.where(eq(subBranches.organisationId, organisationId))
		.orderBy(asc(subBranches.name), asc(subBranches.id))
		.limit(mostSubBranches)
}

export async function countSubBranches(db: Db, organisationId: string) {
	return db.$count(subBranches, eq(subBranches.organisationId, organisationId))
}

export async function insertSubBranch(db: Db, organisationId: string, draft: SubBranchDraft) {
	const [inserted] = await db
		.insert(subBranches)
		.values({ ...draft, organisationId })
		.returning({ id: subBranches.id })
	if (!inserted) throw new Error('The branch was not inserted.')
	return inserted
}

/** Undefined when the branch is not of this organisation. */
export async function updateSubBranch(db: Db, organisationId: string, id: string, draft: SubBranchDraft) {
	const [updated] = await db
		.update(subBranches)
		.set({ ...draft, updatedAt: sql`now()` })
		.where(isOf(organisationId, id))
		.returning({ id: subBranches.id })
	return updated
}

/** Undefined when the branch is not of this organisation. */
export async function deleteSubBranch(db: Db, organisationId: string, id: string) {
	const [deleted] = await db
		.delete(subBranches)
		.where(isOf(organisationId, id))
		.returning({ id: subBranches.id })
	return deleted
}

/** The branch with this name, ignoring case; undefined when there is none. */
export async function findSubBranchByName(db: Db, organisationId: string, name: string) {
	const [found] = await db
		.select({ id: subBranches.id })
		.from(subBranches)
		.where(
			and(eq(subBranches.organisationId, organisationId), sql`lower(${subBranches.name}) = lower(${name})`),
		)
	return found
}

/** Refuses a branch that is not of this organisation. */
export async function refuseForeignSubBranch(db: Db, organisationId: string, id: string | null) {
	if (id === null || (await db.$count(subBranches, isOf(organisationId, id))) > 0) return
	throw malformedAt('subBranchId', 'profilesRefusals.chooseBranch')
}

function isOf(organisationId: string, id: string) {
	return and(eq(subBranches.id, id), eq(subBranches.organisationId, organisationId))
}
