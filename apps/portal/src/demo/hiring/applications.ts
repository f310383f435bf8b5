import { matchNow, takeSnapshot } from '@profile-search/api/hiring/applications/applying/snapshot'
import { emptyResume } from '@profile-search/api/hiring/applications/empty-resume'
import { listJobDocuments } from '@profile-search/api/search/index/documents'
import { readKnowledge } from '@profile-search/api/search/index/knowledge/knowledge'
import { type ApplicationStatus, applicationTimes } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import {
	applicationEvents,
	applicationNotes,
	applicationRatings,
	applications,
} from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { between, chance, createRandom, pick } from '@profile-search/db/seed/generator/random'
import { eq } from 'drizzle-orm'
import type { Applicant } from './applicants.ts'
import { motivations, notes, rejections, withdrawals } from './texts.ts'

/** An application of the demo data that has been stored. */
export type Planted = Applicant & { id: string }

const kind = { applications: 92, opinions: 93 }

/** Plants applications with their histories, and closes jobs that have found somebody. */
export async function plantApplications(db: Db, applicants: Applicant[]): Promise<Planted[]> {
	const inserted = await db
		.insert(applications)
		.values(await rowsOf(db, applicants))
		.returning({ id: applications.id })
	const planted = applicants.map((applicant, n) => ({ ...applicant, id: inserted[n]?.id ?? '' }))
	await plantHistories(db, planted)
	await plantOpinions(db, planted)
	await closeFilled(db, planted)
	return planted
}

async function rowsOf(db: Db, applicants: Applicant[]) {
	const knowledge = await readKnowledge(db)
	const matcher = { isReady: () => true, knowledge: () => knowledge }
	const ids = [...new Set(applicants.map(({ opening }) => opening.id))]
	const documents = new Map((await listJobDocuments(db, ids)).map((document) => [document.id, document]))
	const rows: (typeof applications.$inferInsert)[] = []
	// Two at a time: the rest would wait for a connection, and a busy machine lets nobody wait for long.
	for (let at = 0; at < applicants.length; at += 2)
		rows.push(...(await Promise.all(applicants.slice(at, at + 2).map((each, n) => rowOf(each, at + n)))))
	return rows

	async function rowOf(
		{ opening, personId, status, history }: Applicant,
		n: number,
	): Promise<typeof applications.$inferInsert> {
		const resume = await takeSnapshot(db, personId)
		if (!resume) throw new Error(`The person ${personId} of the demo data has no profile.`)
		const match = await matchNow(db, matcher, personId, documents.get(opening.id))
		const random = createRandom(0, kind.applications, n)
		const isWithdrawn = status === 'withdrawn'
		const isSilent = isWithdrawn || chance(random, 0.3)
		return {
			...Object.fromEntries(history.map(({ to, at }) => [applicationTimes[to], at])),
			jobId: opening.id,
			candidateId: personId,
			status,
			resume: isWithdrawn ? emptyResume : resume,
			emptiedAt: isWithdrawn ? (history.at(-1)?.at ?? null) : null,
			motivation: isSilent ? null : pick(random, motivations)(resume, opening.title),
			sharesContact: chance(random, 0.8),
			source: pick(random, ['matches', 'matches', 'list', 'similar', 'alert', 'organisation'] as const),
			matchTotal: match && Math.round(match.total * 10),
			matchRecord: match,
			rejectReason: status === 'rejected' ? pick(random, ['experience', 'place', 'skills'] as const) : null,
			endMessage: endMessageOf(status, n),
		}
	}
}

/** What was said when an application ended; its last event says the same. */
function endMessageOf(status: ApplicationStatus, n: number) {
	if (status === 'rejected') return rejections[n % rejections.length]
	return status === 'withdrawn' ? withdrawals[n % withdrawals.length] : null
}

async function plantHistories(db: Db, planted: Planted[]) {
	const events = planted.flatMap(({ id, opening, personId, history }, n) =>
		history.map(({ from, to, at, isByCandidate }) => ({
			applicationId: id,
			fromStatus: from,
			toStatus: to,
			actorId: isByCandidate ? personId : opening.organisationId,
			message: endMessageOf(to, n),
			at,
		})),
	)
	await db.insert(applicationEvents).values(events)
}

/** What the teams note about those whom they have shortlisted, and their stars. */
async function plantOpinions(db: Db, planted: Planted[]) {
	const opinions = planted.flatMap(({ id, opening, history }, n) => {
		const shortlisted = history.find(({ to }) => to === 'shortlisted')
		const random = createRandom(0, kind.opinions, n)
		const opinion = {
			id,
			by: opening.organisationId,
			text: pick(random, notes),
			stars: between(random, 3, 5),
		}
		return shortlisted ? [{ ...opinion, at: shortlisted.at }] : []
	})
	await db
		.insert(applicationNotes)
		.values(
			opinions.map(({ id, by, text, at }) => ({ applicationId: id, authorId: by, text, createdAt: at })),
		)
	await db
		.insert(applicationRatings)
		.values(opinions.map(({ id, by, stars }) => ({ applicationId: id, accountId: by, stars })))
}

/** Closes the jobs with one opening for which somebody was hired, at the moment of the hire. */
async function closeFilled(db: Db, planted: Planted[]) {
	const hires = planted.filter(({ status, opening }) => status === 'hired' && opening.openings === 1)
	for (const { opening, history } of hires) {
		const closedAt = history.at(-1)?.at ?? null
		const outcome = { outcome: 'hired_here' as const, outcomeAt: closedAt }
		await db
			.update(jobs)
			.set({ ...outcome, status: 'closed', closeReason: 'filled_here', closedAt, applicantsToldAt: closedAt })
			.where(eq(jobs.id, opening.id))
	}
}
