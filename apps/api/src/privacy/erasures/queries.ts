import { endedStates } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { accessTokens } from '@profile-search/db/schema/accounts/access-tokens'
import { calendarFeeds } from '@profile-search/db/schema/accounts/calendar-feeds'
import { sessions } from '@profile-search/db/schema/accounts/sessions'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { pushSubscriptions } from '@profile-search/db/schema/messaging/push'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'

/** Applications that are not decided yet. */
export async function listRunningApplications(db: Db, candidateId: string) {
	return db
		.select({ id: applications.id, status: applications.status })
		.from(applications)
		.where(and(eq(applications.candidateId, candidateId), notInArray(applications.status, [...endedStates])))
}

const standingRequests = (accountId: string) =>
	and(
		or(eq(contactRequests.askerId, accountId), eq(contactRequests.askedId, accountId)),
		inArray(contactRequests.status, ['open', 'accepted']),
	)

export async function countContacts(db: Db, accountId: string) {
	return db.$count(contactRequests, and(standingRequests(accountId), eq(contactRequests.status, 'accepted')))
}

/** Ends every contact request of an account, whether accepted or open. */
export async function updateRequestsToWithdrawn(db: Db, accountId: string) {
	await db.update(contactRequests).set({ status: 'withdrawn' }).where(standingRequests(accountId))
}

/** The organisation that an account owns, and the number of other members of its team. */
export async function findOwned(db: Db, accountId: string) {
	const [owned] = await db
		.select({
			organisationId: organisationMembers.organisationId,
			others: sql<number>`(select count(*)::int from organisation_members other
				where other.organisation_id = ${organisationMembers.organisationId} and other.role <> 'owner')`,
		})
		.from(organisationMembers)
		.where(and(eq(organisationMembers.accountId, accountId), eq(organisationMembers.role, 'owner')))
	return owned
}

export function isPublicJobOf(organisationId: string) {
	return and(eq(jobs.organisationId, organisationId), inArray(jobs.status, ['open', 'paused']))
}

/** Ends all sessions and access tokens of an account, its calendar address, and push to its devices. */
export async function deleteSessionsOf(db: Db, accountId: string) {
	await db.delete(sessions).where(eq(sessions.accountId, accountId))
	await db.delete(accessTokens).where(eq(accessTokens.accountId, accountId))
	await db.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId))
	await db.delete(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId))
}
