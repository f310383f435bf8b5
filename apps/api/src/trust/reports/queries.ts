import type { ReportDraft } from '@profile-search/contract/trust/reports'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { messages, threads } from '@profile-search/db/schema/messaging/messages'
import { cases, reports } from '@profile-search/db/schema/trust/reports'
import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isReadableBy, sideOf, type Reader } from '#messaging/messages/threads/parties.ts'
import { findApprovedOrganisation } from '#profiles/organisations/queries.ts'
import { weighAndFreeze } from '../moderation/move-case.ts'
import { findOwner } from '../moderation/subjects.ts'

type Draft = z.output<typeof ReportDraft>

export async function listReportsOf(db: Db, reporterId: string) {
	return db
		.select()
		.from(reports)
		.where(eq(reports.reporterId, reporterId))
		.orderBy(desc(reports.reportedAt), desc(reports.id))
		.limit(100)
}

/**
 * Files a report in the open case of its subject, or in a new one. Weighs the case, and freezes the subject when its
 * reports weigh enough, in one transaction. Undefined when the subject has no owner any more.
 */
export async function fileReport(db: Db, reporterId: string, draft: Draft, network: string) {
	return db.transaction(async (transaction) => {
		const owner = await findOwner(transaction, draft)
		if (!owner) return undefined
		const { subjectKind, subjectId } = draft
		const [opened] = await transaction
			.insert(cases)
			.values({ subjectKind, subjectId, ...owner })
			// Locks an existing case, so that reports are weighed one after the other.
			.onConflictDoUpdate({
				target: [cases.subjectKind, cases.subjectId],
				targetWhere: sql`${cases.state} not in ('dismissed', 'settled')`,
				set: { subjectId },
			})
			.returning({ id: cases.id })
		if (!opened) throw new Error('The case was not stored.')
		await transaction
			.insert(reports)
			.values({ reporterId, ...draft, caseId: opened.id, network })
			.onConflictDoNothing()
		await weighAndFreeze(transaction, opened.id)
		return findReport(transaction, reporterId, draft)
	})
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

/** Whether a message is from the other side of a thread that this account reads. */
export async function isReadMessage(db: Db, reader: Reader, id: string) {
	const [found] = await db
		.select({ id: messages.id })
		.from(messages)
		.innerJoin(threads, eq(threads.id, messages.threadId))
		.where(
			and(
				eq(messages.id, id),
				isNull(messages.frozenAt),
				isReadableBy(reader),
				sql`${messages.side} <> (${sideOf(reader)})::message_side`,
			),
		)
	return found !== undefined
}

/** Whether an organisation is visible, and not the caller's own. */
export async function isOtherOrganisation(db: Db, ownId: string | null, id: string) {
	return id !== ownId && (await findApprovedOrganisation(db, id))?.id === id
}

/** Whether a job was public at some time, and is not of the caller's own organisation. */
export async function isOthersJob(db: Db, ownId: string | null, id: string) {
	const isOthers = ownId ? ne(jobs.organisationId, ownId) : undefined
	const isPublic = and(isNotNull(jobs.publishedAt), isNull(jobs.frozenAt))
	return (await db.$count(jobs, and(eq(jobs.id, id), isPublic, isOthers))) > 0
}
