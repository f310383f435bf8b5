import type { QuestionDraft } from '@profile-search/contract/hiring/drafts/job-questions'
import type { JobFields } from '@profile-search/contract/hiring/job-drafts'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { applications } from '@profile-search/db/schema/hiring/applications'
import {
	jobLanguages,
	jobPlaces,
	jobQuestions,
	jobRevisions,
	jobs,
	jobSkills,
} from '@profile-search/db/schema/hiring/jobs'
import { and, eq, isNull, sql } from 'drizzle-orm'

/** Locks a job of this organisation until the transaction ends, so that two editors take turns. */
export async function lockJob(db: Db, organisationId: string, id: string) {
	const [job] = await db
		.select({
			status: jobs.status,
			version: jobs.version,
			waitingSince: jobs.waitingSince,
			isBlind: jobs.isBlind,
			changedAt: jobs.updatedAt,
		})
		.from(jobs)
		.where(and(eq(jobs.id, id), eq(jobs.organisationId, organisationId)))
		.for('update')
	return job
}

/** The author of the latest change. */
export async function findEditor(db: Db, id: string) {
	const [editor] = await db
		.select({ id: accounts.id, name: fullNameIn(accounts) })
		.from(jobs)
		.innerJoin(accounts, eq(accounts.id, jobs.editorId))
		.where(eq(jobs.id, id))
	return editor
}

export async function insertJob(db: Db, job: typeof jobs.$inferInsert) {
	const [inserted] = await db.insert(jobs).values(job).returning({ id: jobs.id })
	if (!inserted) throw new Error('The job was not inserted.')
	return inserted.id
}

/** Changes the content of a job, not its state. */
export async function updateJob(db: Db, id: string, values: Partial<typeof jobs.$inferInsert>) {
	await db
		.update(jobs)
		.set({ ...values, version: sql`${jobs.version} + 1`, updatedAt: sql`now()` })
		.where(eq(jobs.id, id))
}

/** Replaces the places, skills and languages of a job. */
export async function replaceRequirements(
	db: Db,
	jobId: string,
	wanted: {
		placeIds: number[]
		skills: { skillId: number; isMustHave: boolean }[]
		languages: { code: string; level: number | null }[]
	},
) {
	await db.delete(jobPlaces).where(eq(jobPlaces.jobId, jobId))
	await db.delete(jobSkills).where(eq(jobSkills.jobId, jobId))
	await db.delete(jobLanguages).where(eq(jobLanguages.jobId, jobId))
	const places = wanted.placeIds.map((placeId) => ({ jobId, placeId }))
	const skillRows = wanted.skills.map((skill) => ({ ...skill, jobId }))
	const languageRows = wanted.languages.map((language) => ({ ...language, jobId }))
	if (places.length) await db.insert(jobPlaces).values(places).onConflictDoNothing()
	if (skillRows.length) await db.insert(jobSkills).values(skillRows).onConflictDoNothing()
	if (languageRows.length) await db.insert(jobLanguages).values(languageRows).onConflictDoNothing()
}

/** Answers keep the wording of their question, so questions may be replaced at any time. */
export async function replaceQuestions(db: Db, jobId: string, questions: QuestionDraft[]) {
	await db.delete(jobQuestions).where(eq(jobQuestions.jobId, jobId))
	if (questions.length === 0) return
	await db
		.insert(jobQuestions)
		.values(questions.map((question, position) => ({ ...question, jobId, position })))
}

/** Stores a change of a public job until an approver has read it; a later change replaces it. */
export async function upsertRevision(db: Db, jobId: string, authorId: string, draft: JobFields) {
	await db
		.insert(jobRevisions)
		.values({ jobId, draft, authorId })
		.onConflictDoUpdate({ target: jobRevisions.jobId, set: { draft, authorId, waitingSince: sql`now()` } })
}

export async function findRevision(db: Db, jobId: string) {
	const [revision] = await db.select().from(jobRevisions).where(eq(jobRevisions.jobId, jobId))
	return revision
}

export async function deleteRevision(db: Db, jobId: string) {
	const deleted = await db
		.delete(jobRevisions)
		.where(eq(jobRevisions.jobId, jobId))
		.returning({ jobId: jobRevisions.jobId })
	return deleted.length > 0
}

/** Whether there are applicants whose names have not been revealed. */
export async function hasNamelessApplicants(db: Db, jobId: string) {
	const waiting = and(eq(applications.jobId, jobId), isNull(applications.revealedAt))
	return (await db.$count(applications, waiting)) > 0
}
