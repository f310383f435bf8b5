import type { ThreadKind } from '@profile-search/contract/messaging/messages'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { messages, threadReads, threads } from '@profile-search/db/schema/messaging/messages'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm'
import { containing, termsOf } from '#platform/lists.ts'
import { isShownTo } from '../../contact-requests/queries.ts'
import {
	isBlind,
	isBlindFor,
	isBlockedBy,
	isReadableBy,
	isShown,
	membership,
	other,
	otherAccountOf,
	otherImageFor,
	otherNameFor,
	sideOf,
	unreadFor,
	whyClosedFor,
	type Reader,
} from './parties.ts'

const threadsOnPage = 20

/** All queries of threads select from these rows, so that nobody reads another account's threads. */
function rowsFor(db: Db, reader: Reader, condition: SQL | undefined) {
	const unread = unreadFor(reader)
	const isBlindForMe = isBlindFor(reader)
	const readNumber = sql<number>`coalesce((select reads.read_number from ${threadReads} reads
		where reads.thread_id = ${threads.id} and reads.account_id = ${reader.accountId}), 0)`
	return db
		.select({
			id: threads.id,
			kind: threads.kind,
			subjectId: sql<string>`coalesce(${threads.applicationId}, ${threads.requestId}, ${threads.waitingId})`,
			side: sideOf(reader),
			name: otherNameFor(reader),
			image: otherImageFor(reader),
			otherId: sql<
				string | null
			>`case when not ${isBlindForMe} then coalesce(${other.id}, ${threads.organisationId}) end`,
			isOrganisation: sql<boolean>`(${other.id} is null and ${threads.organisationId} is not null)`,
			jobId: jobs.id,
			jobTitle: jobs.title,
			isBlind,
			isBlindForMe,
			opening: contactRequests.message,
			openedAt: contactRequests.askedAt,
			whyClosed: whyClosedFor(reader),
			isBlockedByMe: isBlockedBy(reader),
			// Used only here; the contract's schema drops these fields from responses.
			askerId: threads.askerId,
			otherAccountId: sql<string | null>`${other.id}`,
			organisationId: threads.organisationId,
			askerNumber: threads.askerNumber,
			answererNumber: threads.answererNumber,
			isUnread: unread.isUnread,
			unread: unread.amount,
			firstUnreadAt: unread.firstAt,
			readNumber,
			lastNumber: threads.lastNumber,
			lastAt: threads.lastAt,
			// Whole microseconds, as stored: a Date would truncate them and show a thread twice.
			at: sql<string>`${threads.lastAt}::text`,
		})
		.from(threads)
		.leftJoin(other, sql`${other.id} = ${otherAccountOf(reader)}`)
		.leftJoin(candidates, eq(candidates.accountId, other.id))
		.leftJoin(organisations, eq(organisations.id, threads.organisationId))
		.leftJoin(membership, isMembershipOf(reader))
		.leftJoin(applications, eq(applications.id, threads.applicationId))
		.leftJoin(jobs, eq(jobs.id, applications.jobId))
		.leftJoin(contactRequests, eq(contactRequests.id, threads.requestId))
		.where(and(isReadableBy(reader), condition))
		.$dynamic()
}

function isMembershipOf({ accountId }: Reader) {
	return and(eq(membership.accountId, accountId), eq(membership.organisationId, threads.organisationId))
}

/** A position in the list: whether the thread there is unread, the time of its latest message, and its id. */
export type Cursor = { isUnread: boolean; at: string; id: string }

/** Threads with messages: unread ones first, then by the latest message. */
export async function listThreads(db: Db, reader: Reader, query: string, after: Cursor | undefined) {
	const { isUnread } = unreadFor(reader)
	const isAfter = after
		? sql`(${isUnread}, ${threads.lastAt}, ${threads.id}) < (${after.isUnread}, ${after.at}::timestamptz, ${after.id}::uuid)`
		: undefined
	const conditions = termsOf(query).map((word) => hasWord(reader, word))
	const found = await rowsFor(db, reader, and(gt(threads.lastNumber, 0), isAfter, ...conditions))
		.orderBy(desc(isUnread), desc(threads.lastAt), desc(threads.id))
		.limit(threadsOnPage + 1)
	const rows = found.slice(0, threadsOnPage)
	const last = found.length > threadsOnPage ? rows.at(-1) : undefined
	return { rows, next: last && { isUnread: last.isUnread, at: last.at, id: last.id } }
}

/** A thread as this reader sees it; undefined when it is not theirs. */
export async function findThread(db: Db, reader: Reader, id: string) {
	const [found] = await rowsFor(db, reader, eq(threads.id, id))
	return found
}

export type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>

/** The number of threads with unread messages. */
export async function countUnreadThreads(db: Db, reader: Reader) {
	const [counted] = await db
		.select({ amount: sql<number>`count(*)::int` })
		.from(threads)
		.leftJoin(membership, isMembershipOf(reader))
		.where(and(isReadableBy(reader), unreadFor(reader).isUnread))
	return counted?.amount ?? 0
}

/** The thread of a subject, created if it does not exist; undefined when the subject is not the reader's. */
export async function findOrInsertThread(db: Db, reader: Reader, kind: ThreadKind, subjectId: string) {
	const isOf = { application: threads.applicationId, request: threads.requestId, approval: threads.waitingId }
	const find = async () => {
		const [found] = await db
			.select({ id: threads.id })
			.from(threads)
			.where(and(eq(isOf[kind], subjectId), isReadableBy(reader)))
		return found?.id
	}
	const known = await find()
	if (known) return known
	await insertThread(db, reader, kind, subjectId)
	return find()
}

async function insertThread(db: Db, reader: Reader, kind: ThreadKind, subjectId: string) {
	const { accountId } = reader
	const values = await findEnds(db, reader, kind, subjectId)
	// An approver writes to other accounts that wait; those write to the approvers.
	if (values?.waitingId && values.askerId !== accountId && !reader.isApprover) return
	if (values)
		await db
			.insert(threads)
			.values({ kind, ...values })
			.onConflictDoNothing()
}

type Ends = Omit<typeof threads.$inferInsert, 'kind'>

/** The two ends of a subject that belongs to the reader. */
async function findEnds(db: Db, reader: Reader, kind: ThreadKind, id: string): Promise<Ends | undefined> {
	const { accountId, organisationId } = reader
	if (kind === 'application') {
		const isTheirs = organisationId ? eq(jobs.organisationId, organisationId) : undefined
		const [found] = await db
			.select({
				applicationId: applications.id,
				askerId: applications.candidateId,
				organisationId: jobs.organisationId,
			})
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.where(and(eq(applications.id, id), or(eq(applications.candidateId, accountId), isTheirs)))
		return found
	}
	if (kind === 'request') {
		const [found] = await db
			.select({
				requestId: contactRequests.id,
				askerId: contactRequests.askerId,
				answererId: contactRequests.askedId,
			})
			.from(contactRequests)
			.where(and(eq(contactRequests.id, id), isShownTo(reader)))
		return found
	}
	const [found] = await db
		.select({ waitingId: accounts.id, askerId: accounts.id })
		.from(accounts)
		.where(and(eq(accounts.id, id), inArray(accounts.status, ['pending', 'rejected'])))
	return found
}

/**
 * Whether the word occurs in the name of the other end, the job title or a message. For an applicant who is still
 * nameless, neither the name nor the messages are searched, since a hit would reveal who it is.
 */
function hasWord(reader: Reader, word: string) {
	const pattern = containing(word)
	return sql`(lower(${otherNameFor(reader)}) like ${pattern} or lower(${jobs.title}) like ${pattern}
		or exists (select from ${messages} message where message.thread_id = ${threads.id}
			and lower(message.text) like ${pattern} and ${isShown(reader, sql`message`)} and not (${isBlindFor(reader)} and message.side = 'asker')))`
}
