import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { sections } from '@profile-search/db/schema/profiles/sections'
import { profileVisits } from '@profile-search/db/schema/profiles/visits'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { isShownTo, type Party } from '#messaging/contact-requests/queries.ts'

/** More than anybody has active at once. */
const most = 200

/** Who sees a profile, and how many have looked recently. */
export async function findProfileShare(db: Db, accountId: string) {
	const [found] = await db
		.select({
			visibility: candidates.visibility,
			hasPhoto: sql<boolean>`${candidates.image} is not null`,
			organisations: sql<number>`(select count(distinct ${profileVisits.organisationId})::int from ${profileVisits}
				where ${profileVisits.ownerId} = ${accountId})`,
			people: sql<number>`(select count(distinct ${profileVisits.visitorId})::int from ${profileVisits}
				where ${profileVisits.ownerId} = ${accountId} and ${profileVisits.organisationId} is null)`,
		})
		.from(candidates)
		.where(eq(candidates.accountId, accountId))
	if (!found) return null
	const { visibility, hasPhoto, ...readers } = found
	return { visibility, hasPhoto, readers }
}

export async function listSectionsOf(db: Db, accountId: string) {
	return db
		.select({ kind: sections.kind, status: sections.status })
		.from(sections)
		.where(eq(sections.accountId, accountId))
}

/** The accounts that contact is granted to, the longest grant first. */
export async function listContactShares(db: Db, party: Party) {
	const { accountId } = party
	const otherId = sql`case when ${contactRequests.askerId} = ${accountId} then ${contactRequests.askedId} else ${contactRequests.askerId} end`
	return db
		.select({
			requestId: contactRequests.id,
			name: sql<string>`coalesce(${organisations.name}, ${fullNameIn(accounts)})`,
			since: sql<Date>`coalesce(${contactRequests.answeredAt}, ${contactRequests.askedAt})`.mapWith(
				contactRequests.askedAt,
			),
			endsAt: contactRequests.endsAt,
		})
		.from(contactRequests)
		.innerJoin(accounts, sql`${accounts.id} = ${otherId}`)
		.leftJoin(
			organisationMembers,
			and(eq(organisationMembers.accountId, accounts.id), eq(organisationMembers.role, 'owner')),
		)
		.leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
		.where(and(eq(contactRequests.status, 'accepted'), isShownTo(party)))
		.orderBy(desc(contactRequests.endsAt), desc(contactRequests.id))
		.limit(most)
}

/** What organisations hold through applications: all that still have contents, whatever their state. */
export async function listApplicationShares(db: Db, candidateId: string) {
	return db
		.select({
			applicationId: applications.id,
			job: jobs.title,
			organisation: organisations.name,
			status: applications.status,
			since: applications.submittedAt,
			sharesContact: applications.sharesContact,
			files: sql<number>`(select count(*)::int from ${attachments} where ${attachments.applicationId} = ${applications.id})`,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.where(and(eq(applications.candidateId, candidateId), isNull(applications.emptiedAt)))
		.orderBy(desc(applications.submittedAt))
		.limit(most)
}
