import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobFeeds } from '@profile-search/db/schema/hiring/job-feeds'
import { and, asc, eq } from 'drizzle-orm'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { listMembersOf } from '#profiles/members/queries.ts'
import { withTextReader } from '#search/texts/text-reader.ts'
import { closeMissing } from './close-missing.ts'
import { insertRead, stopFeed } from './queries.ts'
import { offerHash } from './reading/content-hash.ts'
import { readFeed } from './reading/read-feed.ts'
import { FeedError } from './shapes/feed-job.ts'
import { listOffered, extendClosingDates, syncJob, type FeedToRead } from './sync-job.ts'
import { mailFeedStopped, tellOfStop } from './tell-of-stop.ts'

/** The notes of a read that are kept. */
const mostNotes = 50
/** The reads of a night are spread over so many seconds. */
const spreadSeconds = 3 * 3600

export function keyOfRead(feedId: string) {
	return `job_feed_${feedId}`
}

const readAll: Run<'read_job_feeds'> = async (_payload, { db }) => {
	const due = await db
		.select({ feedId: jobFeeds.id })
		.from(jobFeeds)
		.where(eq(jobFeeds.isOn, true))
		.orderBy(asc(jobFeeds.id))
	for (const [at, { feedId }] of due.entries())
		await enqueue(db, 'read_job_feed', { feedId }, keyOfRead(feedId), (at * spreadSeconds) / due.length)
}

const readOne: Run<'read_job_feed'> = async ({ feedId, closeMissing: isConfirmed }, { db, network }) => {
	const found = await findToRead(db, feedId)
	if (!found) return
	const { url, feed } = found
	try {
		await withTextReader(db, async (reader) => {
			const source = { url, organisationId: feed.editor.organisationId }
			const { jobs, isWhole, closesOn, understand } = await readFeed(db, source, network, reader)
			const counts = { added: 0, changed: 0, opened: 0, kept: 0 }
			const notes: { title: string; message: string }[] = []
			const offered = await listOffered(db, feedId)
			for (const job of jobs) {
				const offer = offerHash(job)
				if (offered.get(job.externalId) === offer) continue
				const understood = await understand(job)
				const synced = await syncJob(db, feed, understood, offer)
				if (synced.became in counts) counts[synced.became as 'added' | 'changed' | 'kept']++
				if (synced.isOpened) counts.opened++
				notes.push(...synced.notes.map((message) => ({ title: understood.title, message })))
			}
			const ids = jobs.map(({ externalId }) => externalId)
			const endless = jobs.flatMap(({ externalId, texts }) => (texts.closesOn ? [] : [externalId]))
			await extendClosingDates(db, feed, endless, closesOn)
			const gone = isWhole ? await closeMissing(db, feed, ids, isConfirmed) : { closed: 0, missing: 0 }
			await insertRead(db, feedId, {
				isWhole,
				found: jobs.length,
				...counts,
				...gone,
				notes: notes.slice(0, mostNotes),
			})
		})
	} catch (error) {
		if (!(error instanceof FeedError)) throw error
		const { problem } = error
		await db.transaction(async (transaction) => {
			if (await insertRead(transaction, feedId, { problem })) await stop(transaction, feedId)
		})
	}
}

/** A feed that is on, and in whose name it is read: whoever added it or, when they have left, the owner. */
async function findToRead(db: Db, id: string): Promise<{ url: string; feed: FeedToRead } | undefined> {
	const [feed] = await db
		.select()
		.from(jobFeeds)
		.where(and(eq(jobFeeds.id, id), jobFeeds.isOn))
	if (!feed) return undefined
	const members = await listMembersOf(db, feed.organisationId)
	const member = members.find((each) => each.id === feed.accountId) ?? members[0]
	if (!member) return undefined
	const [owner] = await db
		.select({ status: accounts.status })
		.from(accounts)
		.where(eq(accounts.id, members[0]?.id ?? member.id))
	// An organisation that is not approved, or no longer, posts nothing.
	if (owner?.status !== 'approved') return undefined
	return {
		url: feed.url,
		feed: {
			id,
			opensJobs: feed.opensJobs,
			editor: { organisationId: feed.organisationId, accountId: member.id },
		},
	}
}

/** Switches a feed off that has failed for too long, and tells those who lead the team. */
async function stop(db: Db, id: string) {
	const stopped = await stopFeed(db, id)
	if (stopped) await tellOfStop(db, stopped)
}

export const jobFeedTasks = [
	defineTask('read_job_feed', readOne),
	defineTask('mail_feed_stopped', mailFeedStopped),
	// In the night of India.
	defineTask('read_job_feeds', readAll, '10 19 * * *'),
]
