import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { alerts } from '@profile-search/db/schema/matching/alerts'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { and, eq, inArray } from 'drizzle-orm'
import type { Matcher } from '#platform/context/matcher.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { listJobDocuments, listPersonDocuments } from '#search/index/documents.ts'
import type { Arrival, Arrivals } from './arrivals.ts'
import { clientKey, inBatches, insertHits, isOn } from './hits.ts'

/**
 * The maximum number of people notified at once of one job, best matches first; the others see it in their weekly or
 * daily alert.
 */
const mostPeople = 2000
const mostJobs = 100

/** For readers who want their matches at once: one ranking for each new job or person, not one for each reader. */
export async function rankArrivals(db: Db, matcher: Matcher, arrivals: Arrivals) {
	await rankNewJobs(db, matcher, arrivals.jobs)
	await rankNewPeople(db, matcher, arrivals.people)
}

const isAtOnce = and(eq(alerts.frequency, 'at_once'), isOn)

async function rankNewJobs(db: Db, matcher: Matcher, arrived: Arrival[]) {
	const readers = arrived.length ? await readersOf(db, 'job_matches') : []
	if (readers.length === 0) return
	const least = leastOf(readers)
	const byAccount = new Map(readers.map((reader) => [reader.accountId, reader]))
	const sinceOf = new Map(arrived.map(({ id, since }) => [id, since]))
	for (const batch of inBatches(arrived, 200))
		for (const job of await listJobDocuments(
			db,
			batch.map(({ id }) => id),
		)) {
			const ranked = await matcher.topPeople(clientKey, job, { limit: mostPeople, least })
			const hits = ranked.flatMap(({ id, total }) => {
				const reader = byAccount.get(id)
				const fits = reader && total >= reader.least
				const since = sinceOf.get(job.id) ?? new Date()
				return fits ? [{ alertId: reader.id, subjectId: job.id, since, total }] : []
			})
			await insertHits(db, hits)
		}
}

async function rankNewPeople(db: Db, matcher: Matcher, arrived: Arrival[]) {
	const readers = arrived.length ? await readersOf(db, 'person_matches') : []
	if (readers.length === 0) return
	const least = leastOf(readers)
	const sinceOf = new Map(arrived.map(({ id, since }) => [id, since]))
	for (const batch of inBatches(arrived, 200))
		for (const person of await listPersonDocuments(
			db,
			batch.map(({ id }) => id),
		)) {
			const ranked = await matcher.topJobs(clientKey, person, { limit: mostJobs, least })
			const teams = await teamsOf(
				db,
				ranked.map(({ id }) => id),
			)
			const hits = ranked.flatMap(({ id: jobId, total }) =>
				readers
					.filter(({ accountId, least }) => teams.get(jobId)?.includes(accountId ?? '') && total >= least)
					.map(({ id: alertId }) => ({
						alertId,
						subjectId: person.id,
						jobId,
						since: sinceOf.get(person.id) ?? new Date(),
						total,
					})),
			)
			await insertHits(db, hits)
		}
}

async function readersOf(db: Db, kind: 'job_matches' | 'person_matches') {
	const [readers, { leastMatch }] = await Promise.all([
		db
			.select({ id: alerts.id, accountId: alerts.accountId, least: alerts.least })
			.from(alerts)
			.where(and(eq(alerts.kind, kind), isAtOnce)),
		findSiteSettings(db),
	])
	return readers.map((reader) => ({ ...reader, least: Math.max(reader.least ?? 0, leastMatch) }))
}

/** The least total that any of these readers wants to hear of. */
function leastOf(readers: Awaited<ReturnType<typeof readersOf>>) {
	return Math.min(...readers.map(({ least }) => least))
}

/** The accounts in the team of each job's organisation, by job. */
async function teamsOf(db: Db, jobIds: string[]) {
	const rows = jobIds.length
		? await db
				.select({ jobId: jobs.id, accountId: organisationMembers.accountId })
				.from(jobs)
				.innerJoin(organisationMembers, eq(organisationMembers.organisationId, jobs.organisationId))
				.where(inArray(jobs.id, jobIds))
		: []
	const teams = new Map<string, string[]>()
	for (const { jobId, accountId } of rows) teams.set(jobId, [...(teams.get(jobId) ?? []), accountId])
	return teams
}
