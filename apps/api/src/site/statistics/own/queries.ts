import { statisticsDays } from '@profile-search/contract/profiles/visits'
import { closingSoonDays } from '@profile-search/contract/site/statistics/own'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { statement } from '@profile-search/db/statement'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { isShownTo, type Party } from '#messaging/contact-requests/queries.ts'
import { today } from '#platform/settings/clock.ts'
import { isOpen } from '#visibility/open-job.ts'

/** The contact requests of an account, as far as it sees them. */
export async function countRequests(db: Db, party: Party) {
	const { askedId, askedAt, answeredAt, status } = contactRequests
	const isReceived = sql`${askedId} = ${party.accountId}`
	const isAccepted = sql`${status} = 'accepted'`
	const now = (at: typeof askedAt | typeof answeredAt) =>
		sql`${at} > now() - make_interval(days => ${statisticsDays})`
	const before = (at: typeof askedAt | typeof answeredAt) =>
		sql`${at} <= now() - make_interval(days => ${statisticsDays}) and ${at} > now() - make_interval(days => ${2 * statisticsDays})`
	const [found] = await db
		.select({
			open: counted(sql`${isReceived} and ${status} = 'open'`),
			receivedNow: counted(sql`${isReceived} and ${status} <> 'withdrawn' and ${now(askedAt)}`),
			receivedBefore: counted(sql`${isReceived} and ${status} <> 'withdrawn' and ${before(askedAt)}`),
			acceptedNow: counted(sql`${isAccepted} and ${now(answeredAt)}`),
			acceptedBefore: counted(sql`${isAccepted} and ${before(answeredAt)}`),
		})
		.from(contactRequests)
		.where(isShownTo(party))
	return {
		open: found?.open ?? 0,
		received: { now: found?.receivedNow ?? 0, before: found?.receivedBefore ?? 0 },
		accepted: { now: found?.acceptedNow ?? 0, before: found?.acceptedBefore ?? 0 },
	}
}

/** The number of open jobs of an organisation, and the first of those that end soon. */
export async function findOpenJobs(db: Db, organisationId: string) {
	const [found] = await openJobsOf(db).execute({ organisationId })
	return { openJobs: found?.openJobs ?? 0, closing: found?.closing.slice(0, mostClosing) ?? [] }
}

const mostClosing = 3

type Closing = { id: string; title: string; closesOn: string; daysLeft: number }

const daysLeft = sql`${jobs.closesOn} - ${today}`

const openJobsOf = statement((db) =>
	db
		.select({
			openJobs: sql<number>`count(*)::int`,
			closing: sql<Closing[]>`coalesce(json_agg(
				json_build_object('id', ${jobs.id}, 'title', ${jobs.title}, 'closesOn', ${jobs.closesOn}, 'daysLeft', ${daysLeft})
				order by ${jobs.closesOn}, ${jobs.id}) filter (where ${daysLeft} <= ${closingSoonDays}), '[]')`,
		})
		.from(jobs)
		.where(and(eq(jobs.organisationId, sql.placeholder('organisationId')), isOpen))
		.prepare('open_jobs_of'),
)

/** The ones of these jobs that belong to an organisation, and whether each is open. */
export async function listOwnJobs(db: Db, organisationId: string, ids: string[]) {
	if (ids.length === 0) return []
	return db
		.select({ id: jobs.id, isOpen: sql<boolean>`coalesce(${isOpen}, false)` })
		.from(jobs)
		.where(and(eq(jobs.organisationId, organisationId), inArray(jobs.id, ids)))
}

function counted(condition: SQL) {
	return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}
