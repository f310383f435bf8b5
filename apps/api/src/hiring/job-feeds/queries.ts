import { type JobFeed, feedReadDays, feedRetryDays } from '@profile-search/contract/hiring/drafts/job-feeds'
import { pageSize } from '@profile-search/contract/platform/basics'
import type { Db } from '@profile-search/db/client'
import { jobFeedReads, jobFeeds } from '@profile-search/db/schema/hiring/job-feeds'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { pageOfList } from '#platform/lists.ts'

/** A read that was asked for so long ago will not end any more. */
const isReading = sql<boolean>`coalesce(${jobFeeds.askedAt} > now() - interval '1 hour', false)`

const shown = {
	id: jobFeeds.id,
	url: jobFeeds.url,
	kind: jobFeeds.kind,
	opensJobs: jobFeeds.opensJobs,
	isOn: jobFeeds.isOn,
	isReading,
	createdAt: jobFeeds.createdAt,
	failingSince: jobFeeds.failingSince,
	stoppedAt: jobFeeds.stoppedAt,
	missing: jobFeeds.missing,
}

/** The latest read of each of these feeds. */
async function listLatestOf(db: Db, feedIds: string[]) {
	if (feedIds.length === 0) return new Map<string, typeof jobFeedReads.$inferSelect>()
	const reads = await db
		.selectDistinctOn([jobFeedReads.feedId])
		.from(jobFeedReads)
		.where(inArray(jobFeedReads.feedId, feedIds))
		.orderBy(jobFeedReads.feedId, desc(jobFeedReads.id))
	return new Map(reads.map((read) => [read.feedId, read]))
}

export async function listFeedsOf(db: Db, organisationId: string): Promise<JobFeed[]> {
	const feeds = await db
		.select(shown)
		.from(jobFeeds)
		.where(eq(jobFeeds.organisationId, organisationId))
		.orderBy(asc(jobFeeds.id))
	const latest = await listLatestOf(
		db,
		feeds.map(({ id }) => id),
	)
	return feeds.map((feed) => ({ ...feed, latest: latest.get(feed.id) ?? null }))
}

export async function countFeedsOf(db: Db, organisationId: string) {
	return db.$count(jobFeeds, eq(jobFeeds.organisationId, organisationId))
}

/** Undefined when the organisation has a feed of this address already. */
export async function insertFeed(db: Db, values: typeof jobFeeds.$inferInsert): Promise<JobFeed | undefined> {
	const [feed] = await db.insert(jobFeeds).values(values).onConflictDoNothing().returning(shown)
	return feed && { ...feed, latest: null }
}

/** Changes a feed; one that is switched on again starts afresh. Returns whether there is such a feed. */
export async function updateFeed(
	db: Db,
	organisationId: string,
	id: string,
	{ opensJobs, isOn }: { opensJobs: boolean; isOn: boolean },
) {
	const updated = await db
		.update(jobFeeds)
		.set({ opensJobs, isOn, ...(isOn && { failingSince: null, stoppedAt: null }) })
		.where(isOf(organisationId, id))
		.returning({ id: jobFeeds.id })
	return updated.length > 0
}

/** Notes that a read is wanted. Returns the feed, if it is on. */
export async function updateAsked(db: Db, organisationId: string, id: string) {
	const [asked] = await db
		.update(jobFeeds)
		.set({ askedAt: sql`now()` })
		.where(isOf(organisationId, id))
		.returning({ isOn: jobFeeds.isOn })
	return asked
}

export async function deleteFeedOf(db: Db, organisationId: string, id: string) {
	const [deleted] = await db.delete(jobFeeds).where(isOf(organisationId, id)).returning({ url: jobFeeds.url })
	return deleted
}

export async function findFeedOf(db: Db, organisationId: string, id: string) {
	const [feed] = await db.select({ id: jobFeeds.id }).from(jobFeeds).where(isOf(organisationId, id))
	return feed
}

export async function listReadsOf(db: Db, feedId: string, page: number) {
	const condition = and(
		eq(jobFeedReads.feedId, feedId),
		sql`${jobFeedReads.readAt} > now() - make_interval(days => ${feedReadDays})`,
	)
	const [items, total] = await Promise.all([
		db
			.select()
			.from(jobFeedReads)
			.where(condition)
			.orderBy(desc(jobFeedReads.id))
			.limit(pageSize)
			.offset((page - 1) * pageSize),
		db.$count(jobFeedReads, condition),
	])
	return pageOfList(items, total, page)
}

/** Notes a read that ended: a success ends the failures. */
export async function insertRead(
	db: Db,
	feedId: string,
	read: Omit<typeof jobFeedReads.$inferInsert, 'feedId'>,
) {
	await db.insert(jobFeedReads).values({ ...read, feedId })
	const [updated] = await db
		.update(jobFeeds)
		.set(
			read.problem
				? { askedAt: null, failingSince: sql`coalesce(${jobFeeds.failingSince}, now())` }
				: { askedAt: null, failingSince: null, missing: read.missing ?? 0 },
		)
		.where(eq(jobFeeds.id, feedId))
		.returning({
			isOver: sql<boolean>`coalesce(${jobFeeds.failingSince} < now() - make_interval(days => ${feedRetryDays}), false)`,
		})
	return updated?.isOver ?? false
}

/** Switches a feed off. Undefined when it was off. */
export async function stopFeed(db: Db, id: string) {
	const [stopped] = await db
		.update(jobFeeds)
		.set({ isOn: false, stoppedAt: sql`now()` })
		.where(and(eq(jobFeeds.id, id), jobFeeds.isOn))
		.returning()
	return stopped
}

function isOf(organisationId: string, id: string) {
	return and(eq(jobFeeds.id, id), eq(jobFeeds.organisationId, organisationId))
}
