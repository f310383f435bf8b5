import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import type { TextKey } from '@profile-search/text/translate'
import { eq, sql } from 'drizzle-orm'
import { findSuccessor } from '#accounts/accounts/successor.ts'
import { tell } from '#accounts/notifications/tell.ts'
import { listTeam } from '#hiring/applications/sides.ts'
import { record } from '#platform/audit/record.ts'
import { conflict } from '#platform/refusal.ts'
import { changeRow, moveAll } from '../journal/journal.ts'
import { settlePairs } from '../journal/settle-pairs.ts'
import type { Order } from '../people/merge-people.ts'
import { lockJobs, noteMatchChanges } from '../queries.ts'
import { whyNotJobs } from '../why-not.ts'
import { jobRules } from './job-rules.ts'

/** Locks both jobs, or refuses. */
export async function holdJobs(db: Db, { keptId, duplicateId }: Order) {
	const held = await lockJobs(db, [keptId, duplicateId])
	const [kept, duplicate] = [keptId, duplicateId].map((id) => held.find((each) => each.id === id))
	const isMerged = [await findSuccessor(db, 'job', keptId), await findSuccessor(db, 'job', duplicateId)].some(
		Boolean,
	)
	const problem = whyNotJobs(kept, duplicate, isMerged, keptId === duplicateId)
	if (problem) throw conflict(problem)
}

/** Moves the data of the duplicate to the kept job, and closes the duplicate. */
export async function mergeJobs(db: Db, mergeId: string, { keptId, duplicateId, actorId, reason }: Order) {
	const ends = { from: duplicateId, to: keptId }
	const before = await db
		.select({ id: applications.id, candidateId: applications.candidateId })
		.from(applications)
		.where(eq(applications.jobId, duplicateId))
	await settlePairs(db, mergeId, 'job_id', ends)
	await moveAll(db, mergeId, jobRules, ends)
	const held = await lockJobs(db, [keptId, duplicateId])
	const now = new Date().toISOString()
	if (held.find(({ id }) => id === duplicateId)?.status !== 'closed')
		await changeRow(
			db,
			mergeId,
			{ table: 'jobs', id: duplicateId },
			{
				status: 'closed',
				close_reason: 'withdrawn',
				closed_reason: 'hiringAnswers.mergedAway' satisfies TextKey,
				closed_at: now,
				// Applicants whose application moved are told about that, not that their job has closed.
				applicants_told_at: now,
			},
		)
	await noteMatchChanges(db, 'job', [keptId, duplicateId])
	for (const subjectId of [keptId, duplicateId])
		await record(db, {
			actorId,
			action: 'jobs_merged',
			subjectId,
			reason,
			facts: { before: { duplicate: duplicateId }, after: { kept: keptId } },
		})
	await tellAll(db, keptId, before)
}

/** Sends one notification to each applicant whose application moved, and one to each member of the team. */
async function tellAll(db: Db, keptId: string, before: { id: string; candidateId: string }[]) {
	const { rows } = await db.execute<{ title: string; name: string; organisationId: string }>(sql`
		select job.title, ${organisations.name} as name, job.organisation_id as "organisationId"
		from jobs job join ${organisations} on ${organisations.id} = job.organisation_id where job.id = ${keptId}`)
	const [job] = rows
	if (!job) return
	const body = `${job.title} · ${job.name}`
	const moved = await db
		.select({ id: applications.id, candidateId: applications.candidateId })
		.from(applications)
		.where(eq(applications.jobId, keptId))
	for (const { id, candidateId } of moved.filter((each) => before.some((one) => one.id === each.id)))
		await tell(db, candidateId, {
			kind: 'application',
			title: 'trustMails.told.merge.application',
			body,
			page: `applications/${id}`,
			orderId: null,
		})
	for (const member of await listTeam(db, job.organisationId))
		await tell(db, member.id, {
			kind: 'job',
			title: 'trustMails.told.merge.jobs',
			body: job.title,
			page: `jobs/${keptId}`,
			orderId: null,
		})
}
