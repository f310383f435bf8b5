import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { calendarFeeds } from '@profile-search/db/schema/accounts/calendar-feeds'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { saved } from '@profile-search/db/schema/matching/saved'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { callerColumns } from '#http/session.ts'
import { today } from '#platform/settings/clock.ts'
import { isOpen } from '#visibility/open-job.ts'

/** The most closing days in one calendar. */
const mostClosings = 1000

/** The calendar address of an account; undefined when there is none, or it was made in another team. */
export async function findCalendarFeedOf(db: Db, account: { id: string; organisationId: string | null }) {
	const [found] = await db
		.select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
		.from(calendarFeeds)
		.where(and(eq(calendarFeeds.accountId, account.id), isOfTeam(sql`${account.organisationId}::uuid`)))
	return found
}

/** Gives an account a calendar address in place of the one it had. */
export async function replaceCalendarFeed(
	db: Db,
	account: { id: string; organisationId: string | null },
	tokenHash: string,
) {
	await deleteCalendarFeedOf(db, account.id)
	const { id, organisationId } = account
	await db.insert(calendarFeeds).values({ accountId: id, organisationId, tokenHash })
}

/** False when the account has no calendar address. */
export async function deleteCalendarFeedOf(db: Db, accountId: string) {
	const deleted = await db
		.delete(calendarFeeds)
		.where(eq(calendarFeeds.accountId, accountId))
		.returning({ accountId: calendarFeeds.accountId })
	return deleted.length > 0
}

/** The account whose calendar has this token; undefined also when it has left the team in which it was made. */
export async function findCalendarReader(db: Db, tokenHash: string) {
	const [found] = await db
		.select({
			...callerColumns(),
			isStale: sql<boolean>`${calendarFeeds.lastReadAt} is null or ${calendarFeeds.lastReadAt} < now() - interval '1 minute'`,
		})
		.from(calendarFeeds)
		.innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
		.leftJoin(organisationMembers, eq(organisationMembers.accountId, accounts.id))
		.where(and(eq(calendarFeeds.tokenHash, tokenHash), isOfTeam(sql`${organisationMembers.organisationId}`)))
	return found
}

/** Notes that a calendar was read. */
export async function updateLastRead(db: Db, accountId: string) {
	await db
		.update(calendarFeeds)
		.set({ lastReadAt: sql`now()` })
		.where(eq(calendarFeeds.accountId, accountId))
}

function isOfTeam(organisationId: SQL) {
	return sql`${calendarFeeds.organisationId} is not distinct from ${organisationId}`
}

const closing = {
	id: jobs.id,
	title: jobs.title,
	organisation: organisations.name,
	closesOn: jobs.closesOn,
	version: jobs.version,
	updatedAt: jobs.updatedAt,
}

/** The last days of the open jobs that an account has saved, soonest first. */
export async function listSavedClosings(db: Db, ownerId: string) {
	return db
		.select(closing)
		.from(saved)
		.innerJoin(jobs, eq(jobs.id, saved.subjectId))
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.where(and(eq(saved.ownerId, ownerId), eq(saved.kind, 'job'), isNull(saved.removedAt), isOpen))
		.orderBy(asc(jobs.closesOn), asc(jobs.id))
		.limit(mostClosings)
}

/** The last days of the jobs of an organisation that are open, paused or scheduled, soonest first. */
export async function listOwnClosings(db: Db, organisationId: string) {
	return db
		.select(closing)
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.where(
			and(
				eq(jobs.organisationId, organisationId),
				inArray(jobs.status, ['open', 'paused', 'scheduled']),
				isNull(jobs.frozenAt),
				sql`${jobs.closesOn} >= ${today}`,
			),
		)
		.orderBy(asc(jobs.closesOn), asc(jobs.id))
		.limit(mostClosings)
}
