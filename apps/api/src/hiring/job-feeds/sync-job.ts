import { JobDraft, JobFields } from '@profile-search/contract/hiring/job-drafts'
import { daysBetween } from '@profile-search/contract/platform/site-time'
import type { Db } from '@profile-search/db/client'
import { jobFeedJobs, jobFeeds } from '@profile-search/db/schema/hiring/job-feeds'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { Refusal } from '#platform/refusal.ts'
import { findFields } from '../jobs/edits/named-draft.ts'
import { findRevision } from '../jobs/edits/queries.ts'
import { postJob, saveJob, type Editor } from '../jobs/edits/save-job.ts'
import { contentHash } from './reading/content-hash.ts'
import { openDays } from './reading/read-feed.ts'
import type { UnderstoodJob } from './reading/understand-job.ts'

export type FeedToRead = { id: string; opensJobs: boolean; editor: Editor }

/** What became of a job of a feed. */
export type Synced = { became: 'added' | 'changed' | 'same' | 'kept'; isOpened: boolean; notes: string[] }

/** A job of a feed to synchronise: as it was understood, and the hash of what the feed says of it. */
type Offer = { job: UnderstoodJob; draft: JobFields; offered: string; publish: boolean }

/** So many days before its closing date a job stays open longer, where the feed names no date. */
const extensionDays = 7
/** So many of the contents that a feed gave a job are remembered. */
const mostWritten = 20

const same: Synced = { became: 'same', isOpened: false, notes: [] }

/** The hashes of what the feed said of each of its jobs at the last read. */
export async function listOffered(db: Db, feedId: string) {
	const known = await db
		.select({ externalId: jobFeedJobs.externalId, offered: jobFeedJobs.offered })
		.from(jobFeedJobs)
		.where(and(eq(jobFeedJobs.feedId, feedId), sql`${jobFeedJobs.goneAt} is null`))
	return new Map(known.map(({ externalId, offered }) => [externalId, offered]))
}

/**
 * Brings a job up to what its feed says: a new one becomes a job, a changed one changes it, unless a person has. The job and the note of
 * it are written together, while no other read of the feed can.
 */
export async function syncJob(
	db: Db,
	feed: FeedToRead,
	job: UnderstoodJob,
	offered: string,
): Promise<Synced> {
	const { draft, problems } = job
	if (draft === null || problems.length > 0) return { ...same, notes: problems.map(({ message }) => message) }
	const sync = (publish: boolean) =>
		db.transaction((transaction) => syncOffer(transaction, feed, { job, draft, offered, publish }))
	const publish = feed.opensJobs && job.isComplete
	try {
		return await sync(publish)
	} catch (error) {
		if (!(error instanceof Refusal)) throw error
		// What may not be published may still be a draft.
		const synced = publish ? await sync(false).catch(nothingIfRefused) : same
		return { ...synced, notes: [error.message, ...synced.notes] }
	}
}

function nothingIfRefused(error: unknown): Synced {
	if (!(error instanceof Refusal)) throw error
	return same
}

async function syncOffer(db: Db, feed: FeedToRead, offer: Offer): Promise<Synced> {
	// Two reads of a feed take turns.
	const [locked] = await db
		.select({ id: jobFeeds.id })
		.from(jobFeeds)
		.where(eq(jobFeeds.id, feed.id))
		.for('update')
	if (!locked) return same
	const [known] = await db.select().from(jobFeedJobs).where(isJob(feed.id, offer.job.externalId))
	if (!known || known.goneAt) return add(db, feed, offer)
	// What somebody has deleted or closed here does not come back by itself.
	if (known.jobId === null || known.offered === offer.offered) return same
	return change(db, feed, known.jobId, known.written, offer)
}

async function add(db: Db, { id: feedId, editor, opensJobs }: FeedToRead, offer: Offer): Promise<Synced> {
	const { draft, offered, publish } = offer
	const { externalId, isComplete, notes } = offer.job
	const jobId = await postJob(db, editor, JobDraft.parse({ ...draft, publish }))
	await db.update(jobs).set({ externalId }).where(eq(jobs.id, jobId))
	const values = { jobId, offered, written: await hashesOf(db, jobId, draft), goneAt: null }
	await db
		.insert(jobFeedJobs)
		.values({ feedId, externalId, ...values })
		.onConflictDoUpdate({ target: [jobFeedJobs.feedId, jobFeedJobs.externalId], set: values })
	const missing = opensJobs && !isComplete ? notes.map(({ message }) => message) : []
	return { became: 'added', isOpened: publish, notes: missing }
}

async function change(
	db: Db,
	{ id: feedId, editor }: FeedToRead,
	jobId: string,
	written: string[],
	{ job, draft, offered }: Offer,
): Promise<Synced> {
	const [present] = await db
		.select({ status: jobs.status, version: jobs.version })
		.from(jobs)
		.where(and(eq(jobs.id, jobId), eq(jobs.organisationId, editor.organisationId)))
		.for('update')
	const fields = present && (await findFields(db, jobId))
	if (!present || !fields || present.status === 'closed') return same
	const revision = await findRevision(db, jobId)
	const contents = revision ? [fields, JobFields.parse(revision.draft)] : [fields]
	if (contents.some((content) => !written.includes(contentHash(content))))
		return { became: 'kept', isOpened: false, notes: ['hiringProblems.feedKept'] }
	const isPublic = present.status === 'open' || present.status === 'paused'
	if (isPublic && !job.isComplete)
		return {
			became: 'kept',
			isOpened: false,
			notes: ['hiringProblems.feedUnfinished', ...job.notes.map(({ message }) => message)],
		}

	// A draft stays one, since somebody may hold it back; what waits for its review keeps waiting.
	const publish = isPublic || (present.status !== 'draft' && job.isComplete)
	const { version } = present
	await saveJob(db, editor, jobId, { ...JobDraft.parse({ ...draft, publish }), version })
	const hashes = [...written, ...(await hashesOf(db, jobId, draft))].slice(-mostWritten)
	await db
		.update(jobFeedJobs)
		.set({ offered, written: [...new Set(hashes)] })
		.where(isJob(feedId, job.externalId))
	return { became: 'changed', isOpened: false, notes: [] }
}

/** The hashes of a draft and of the job that it became, whose skills may have got other names. */
async function hashesOf(db: Db, jobId: string, draft: JobFields) {
	const fields = await findFields(db, jobId)
	return [draft, ...(fields ? [fields] : [])].map(contentHash)
}

/** Extends the closing date of public jobs that come near it, so that they stay open while the feed has them. */
export async function extendClosingDates(
	db: Db,
	{ id, editor }: FeedToRead,
	externalIds: string[],
	closesOn: string,
) {
	if (externalIds.length === 0) return
	const near = await db
		.select({ id: jobs.id, closesOn: jobs.closesOn })
		.from(jobFeedJobs)
		.innerJoin(jobs, eq(jobs.id, jobFeedJobs.jobId))
		.where(
			and(
				eq(jobFeedJobs.feedId, id),
				inArray(jobFeedJobs.externalId, externalIds),
				eq(jobs.organisationId, editor.organisationId),
				inArray(jobs.status, ['open', 'paused']),
			),
		)
	const due = near.filter((job) => daysBetween(job.closesOn, closesOn) >= openDays - extensionDays)
	if (due.length === 0) return
	await db
		.update(jobs)
		.set({ closesOn, remindedAt: null, version: sql`${jobs.version} + 1`, updatedAt: sql`now()` })
		.where(
			inArray(
				jobs.id,
				due.map((job) => job.id),
			),
		)
}

function isJob(feedId: string, externalId: string) {
	return and(eq(jobFeedJobs.feedId, feedId), eq(jobFeedJobs.externalId, externalId))
}
