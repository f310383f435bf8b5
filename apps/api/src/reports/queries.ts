import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/jobs'
import { messages, threads } from '@profile-search/db/schema/messages'
import { organisations } from '@profile-search/db/schema/organisations'
import { reports } from '@profile-search/db/schema/reports'
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReportDraft } from '@profile-search/contract/reports'
import { isReadableBy, sideOf, type Reader } from '../messages/parties.ts'

type Draft = z.output<typeof ReportDraft>

export async function listReportsOf(db: Db, reporterId: string) {
	return db
		.select()
		.from(reports)
		.where(eq(reports.reporterId, reporterId))
		.orderBy(desc(reports.reportedAt), desc(reports.id))
		.limit(100)
}

/** The report of this account on this subject: the one that is there, or a new one. */
export async function findOrInsertReport(db: Db, reporterId: string, draft: Draft) {
	await db
		.insert(reports)
		.values({ reporterId, ...draft })
		.onConflictDoNothing()
	return findReport(db, reporterId, draft)
}

export async function findReport(db: Db, reporterId: string, { subjectKind, subjectId }: Draft) {
	const [found] = await db
		.select()
		.from(reports)
		.where(
			and(
				eq(reports.reporterId, reporterId),
				eq(reports.subjectKind, subjectKind),
				eq(reports.subjectId, subjectId),
			),
		)
	return found
}

/** Whether a message of the other side is one that this account reads. */
export async function isReadMessage(db: Db, reader: Reader, id: string) {
	const [found] = await db
		.select({ id: messages.id })
		.from(messages)
		.innerJoin(threads, eq(threads.id, messages.threadId))
		.where(
			and(
				eq(messages.id, id),
				isReadableBy(reader),
				sql`${messages.side} <> (${sideOf(reader)})::message_side`,
			),
		)
	return found !== undefined
}

/** Whether an organisation is there, and not the caller's own. */
export async function isOtherOrganisation(db: Db, ownId: string | null, id: string) {
	return id !== ownId && (await db.$count(organisations, eq(organisations.id, id))) > 0
}

/** Whether a job was public at some time, and is not of the caller's own organisation. */
export async function isOthersJob(db: Db, ownId: string | null, id: string) {
	const isOthers = ownId ? ne(jobs.organisationId, ownId) : undefined
	return (await db.$count(jobs, and(eq(jobs.id, id), isNotNull(jobs.publishedAt), isOthers))) > 0
}
