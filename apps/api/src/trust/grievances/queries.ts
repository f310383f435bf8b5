import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { grievanceEvents, grievances } from '@profile-search/db/schema/trust/grievances'
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const assignees = alias(accounts, 'assignees')

/** The log, oldest first; the complainant gets only its public lines. */
export async function listEvents(db: Db, grievanceId: string, which: 'public' | 'all') {
	return db
		.select({
			id: grievanceEvents.id,
			at: grievanceEvents.at,
			kind: grievanceEvents.kind,
			party: grievanceEvents.party,
			isPublic: grievanceEvents.isPublic,
			message: grievanceEvents.message,
			toStatus: grievanceEvents.toStatus,
			facts: grievanceEvents.facts,
			actorName: fullNameIn<string | null>(accounts),
			assigneeName: fullNameIn<string | null>(assignees),
		})
		.from(grievanceEvents)
		.leftJoin(accounts, eq(accounts.id, grievanceEvents.actorId))
		.leftJoin(assignees, sql`${assignees.id}::text = ${grievanceEvents.facts} ->> 'assigneeId'`)
		.where(
			and(
				eq(grievanceEvents.grievanceId, grievanceId),
				which === 'public' ? eq(grievanceEvents.isPublic, true) : undefined,
			),
		)
		.orderBy(grievanceEvents.at, grievanceEvents.id)
}

/** The files of a grievance, each with the line of the log that it came with. */
export async function listAttachments(db: Db, grievanceId: string) {
	return db
		.select({
			id: attachments.id,
			eventId: grievanceEvents.id,
			name: attachments.name,
			mediaType: attachments.mediaType,
			size: attachments.size,
		})
		.from(attachments)
		.innerJoin(grievanceEvents, eq(grievanceEvents.id, attachments.grievanceEventId))
		.where(eq(grievanceEvents.grievanceId, grievanceId))
		.orderBy(attachments.id)
}

/** A file of this grievance; the complainant gets only files of public lines. */
export async function findAttachment(
	db: Db,
	{ grievanceId, attachmentId }: { grievanceId: string; attachmentId: string },
	which: 'public' | 'all',
) {
	const [file] = await db
		.select({ key: attachments.key, name: attachments.name, mediaType: attachments.mediaType })
		.from(attachments)
		.innerJoin(grievanceEvents, eq(grievanceEvents.id, attachments.grievanceEventId))
		.where(
			and(
				eq(attachments.id, attachmentId),
				eq(grievanceEvents.grievanceId, grievanceId),
				which === 'public' ? eq(grievanceEvents.isPublic, true) : undefined,
			),
		)
	return file
}

/** The grievances of an account, newest first. */
export async function listGrievancesOf(db: Db, accountId: string) {
	return db
		.select({
			number: grievances.number,
			email: grievances.email,
			kind: grievances.kind,
			status: grievances.status,
			filedAt: grievances.filedAt,
		})
		.from(grievances)
		.where(eq(grievances.accountId, accountId))
		.orderBy(desc(grievances.filedAt))
		.limit(50)
}

/** A line of the log with its grievance, for mails. */
export async function findEvent(db: Db, eventId: string) {
	const [found] = await db
		.select({
			event: grievanceEvents,
			grievance: grievances,
			/** The language of the account, or else the one in which the grievance was filed. */
			language: sql<PageLanguage>`coalesce(${accounts.language}::text, (select filed.facts ->> 'language'
				from ${grievanceEvents} filed where filed.grievance_id = ${grievances.id} and filed.kind = 'filed'), 'en')`,
		})
		.from(grievanceEvents)
		.innerJoin(grievances, eq(grievances.id, grievanceEvents.grievanceId))
		.leftJoin(accounts, eq(accounts.id, grievances.accountId))
		.where(eq(grievanceEvents.id, eventId))
	return found
}
