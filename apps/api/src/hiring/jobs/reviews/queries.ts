import { pageSize } from '@profile-search/contract/platform/basics'
import type { Db } from '@profile-search/db/client'
import { fullNameOf } from '@profile-search/db/schema/accounts/full-name'
import { jobRevisions, jobs } from '@profile-search/db/schema/hiring/jobs'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { conflictWith } from '#accounts/decisions/conflict.ts'
import { pageOfList } from '#platform/lists.ts'

const isChange = sql<boolean>`${jobRevisions.jobId} is not null`

const waitingSince =
	sql<Date>`coalesce(${jobRevisions.waitingSince}, ${jobs.waitingSince}, ${jobs.updatedAt})`.mapWith(
		jobs.updatedAt,
	)

const isNew = and(eq(jobs.status, 'in_review'), isNotNull(jobs.waitingSince))
const isPublic = inArray(jobs.status, ['open', 'paused'])

/** A new job in review, or a public one with an unread change. */
const waits = or(isNew, and(isChange, isPublic))

/** Excludes jobs of organisations that the approver has a conflict of interest with. */
function isOfOthers(approverId: string) {
	return sql`exists (select from accounts join organisation_members owner on owner.account_id = accounts.id
		where owner.organisation_id = ${jobs.organisationId} and owner.role = 'owner'
			and ${conflictWith(approverId)} is null)`
}

/** The jobs and changes that wait for this approver, longest first. */
export async function listWaiting(db: Db, approverId: string, page: number) {
	const condition = and(waits, isOfOthers(approverId))
	const items = await db
		.select({
			id: jobs.id,
			title: sql<string>`coalesce(${jobRevisions.draft} ->> 'title', ${jobs.title})`,
			organisation: organisations.name,
			isChange,
			waitingSince,
		})
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.leftJoin(jobRevisions, eq(jobRevisions.jobId, jobs.id))
		.where(condition)
		.orderBy(asc(waitingSince), asc(jobs.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return pageOfList(items, await countWaitingJobs(db, approverId), page)
}

/** How many jobs and changes of jobs wait for this approver. */
export async function countWaitingJobs(db: Db, approverId: string) {
	const fresh = await db.$count(jobs, and(isNew, isOfOthers(approverId)))
	const [changed] = await db
		.select({ total: sql<number>`count(*)`.mapWith(Number) })
		.from(jobRevisions)
		.innerJoin(jobs, eq(jobs.id, jobRevisions.jobId))
		.where(and(isPublic, isOfOthers(approverId)))
	return fresh + (changed?.total ?? 0)
}

/** Undefined when nothing about the job waits for this approver. */
export async function findWaiting(db: Db, approverId: string, id: string) {
	const author = fullNameOf(sql`coalesce(${jobRevisions.authorId}, ${jobs.editorId})`)
	const [found] = await db
		.select({
			id: jobs.id,
			status: jobs.status,
			version: jobs.version,
			organisationId: jobs.organisationId,
			title: jobs.title,
			publishAt: jobs.publishAt,
			revision: jobRevisions.draft,
			isChange,
			waitingSince,
			author,
			organisation: {
				id: organisations.id,
				name: organisations.name,
				about: organisations.about,
				website: organisations.website,
				acceptedJobs: organisations.acceptedJobs,
				ownerId: sql<string | null>`(select account_id from ${organisationMembers} owner
					where owner.organisation_id = ${organisations.id} and owner.role = 'owner')`,
			},
		})
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.leftJoin(jobRevisions, eq(jobRevisions.jobId, jobs.id))
		.where(and(eq(jobs.id, id), waits, isOfOthers(approverId)))
	return found
}

/** Counts one more accepted job of this organisation. */
export async function countAccepted(db: Db, organisationId: string) {
	await db
		.update(organisations)
		.set({ acceptedJobs: sql`${organisations.acceptedJobs} + 1` })
		.where(eq(organisations.id, organisationId))
}
