import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { alertHits, alerts } from '@profile-search/db/schema/matching/alerts'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { listDismissedJobIds } from '#hiring/jobs/dismissals/queries.ts'
import type { Matcher } from '#platform/context/matcher.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { listJobDocuments, listPersonDocuments } from '#search/index/documents.ts'
import { findViewer, listHiddenFrom } from '#visibility/hidden-from.ts'
import { isOpen } from '#visibility/open-job.ts'
import { lastDue } from '../rules.ts'
import { clientKey, isOn } from './hits.ts'

/** The maximum number of matches in one digest, for a person, and for each job of an organisation. */
const mostJobs = 20
const mostPeople = 10
const batchSize = 100
/** A run stops before the next one starts. */
const longestMs = 45_000

/** Ranks the matches of everybody whose daily or weekly alert is due. The next run does what this one could not. */
export async function rankMatches(db: Db, matcher: Matcher, now: Date) {
	const end = Date.now() + longestMs
	const { timeZone, leastMatch } = await findSiteSettings(db)
	for (const frequency of ['daily', 'weekly'] as const) {
		const due = lastDue(frequency, now, timeZone)
		while (Date.now() < end) {
			const batch = await listDue(db, frequency, due)
			if (batch.length === 0) break
			for (const alert of batch)
				await rankFor(db, matcher, { ...alert, least: Math.max(alert.least ?? 0, leastMatch) }, due)
			// Requests of people who use the site at the same time go first.
			await pause(5)
		}
	}
}

async function listDue(db: Db, frequency: 'daily' | 'weekly', due: Date) {
	return db
		.select({ id: alerts.id, kind: alerts.kind, accountId: alerts.accountId, least: alerts.least })
		.from(alerts)
		.where(
			and(
				inArray(alerts.kind, ['job_matches', 'person_matches']),
				eq(alerts.frequency, frequency),
				isOn,
				or(isNull(alerts.evaluatedAt), lt(alerts.evaluatedAt, due)),
			),
		)
		.limit(batchSize)
}

type Due = Awaited<ReturnType<typeof listDue>>[number] & { least: number }

/** Stores hits and mark in one transaction: a run that is killed leaves the rest to the next one. */
async function rankFor(db: Db, matcher: Matcher, alert: Due, due: Date) {
	const { id, kind, accountId, least } = alert
	const known = await listKnown(db, id)
	const hits =
		kind === 'job_matches'
			? await jobsFor(db, matcher, accountId ?? '', least, known)
			: await peopleFor(db, matcher, accountId ?? '', least, known)
	const rows = hits.map(({ total, ...hit }) => ({
		alertId: id,
		...hit,
		total: Math.round(total),
		foundAt: due,
	}))
	await db.transaction(async (transaction) => {
		if (rows.length) await transaction.insert(alertHits).values(rows).onConflictDoNothing()
		await transaction
			.update(alerts)
			.set({ evaluatedAt: sql`now()` })
			.where(eq(alerts.id, id))
	})
}

/** The earlier hits, so that they take no place from new ones. */
async function listKnown(db: Db, alertId: string) {
	return db
		.select({ subjectId: alertHits.subjectId, jobId: alertHits.jobId })
		.from(alertHits)
		.where(eq(alertHits.alertId, alertId))
}

type Known = { subjectId: string; jobId: string | null }[]

async function jobsFor(db: Db, matcher: Matcher, accountId: string, least: number, known: Known) {
	const [person] = await listPersonDocuments(db, [accountId])
	if (!person) return []
	const except = [...known.map(({ subjectId }) => subjectId), ...(await listDismissedJobIds(db, accountId))]
	const ranked = await matcher.topJobs(clientKey, person, { limit: mostJobs, least, except })
	return ranked.map(({ id, total }) => ({ subjectId: id, jobId: null, total }))
}

async function peopleFor(db: Db, matcher: Matcher, accountId: string, least: number, known: Known) {
	const viewer = await findViewer(db, accountId)
	if (!viewer) return []
	const hidden = await listHiddenFrom(db, viewer)
	const open = await db
		.select({ id: jobs.id })
		.from(jobs)
		.innerJoin(organisationMembers, eq(organisationMembers.organisationId, jobs.organisationId))
		.where(and(eq(organisationMembers.accountId, accountId), isOpen))
	const documents = await listJobDocuments(
		db,
		open.map(({ id }) => id),
	)
	const hits: { subjectId: string; jobId: string; total: number }[] = []
	for (const job of documents) {
		const before = known.filter(({ jobId }) => jobId === job.id).map(({ subjectId }) => subjectId)
		const ranked = await matcher.topPeople(clientKey, job, {
			limit: mostPeople,
			least,
			except: [...hidden, ...before],
		})
		hits.push(...ranked.map(({ id, total }) => ({ subjectId: id, jobId: job.id, total })))
	}
	return hits
}
