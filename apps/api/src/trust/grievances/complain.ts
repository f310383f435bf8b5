import { isAnswered, type GrievanceStatus } from '@profile-search/contract/trust/grievance-values'
import type { GrievanceKey } from '@profile-search/contract/trust/grievances'
import type { Db } from '@profile-search/db/client'
import type { FileStore } from '#platform/context/outside.ts'
import { keepAttachments } from '#platform/files/attachments/keep-attachments.ts'
import type { ReadAttachment } from '#platform/files/attachments/read-attachment.ts'
import { conflict } from '#platform/refusal.ts'
import { checkMove, insertEvent, timesOf, updateGrievance, type Grievance } from './events.ts'
import { tellComplainant, tellOfficers } from './mails/tell-parties.ts'
import { daysAfter, dueTimes } from './rules/rules.ts'
import { findTerms } from './rules/terms.ts'
import { openGrievance } from './tracking/track.ts'

/** Adds a message and files of the complainant; a grievance that waited for them continues. */
export async function reply(
	db: Db,
	store: FileStore,
	key: GrievanceKey,
	{ message, files, now = new Date() }: { message: string; files: readonly ReadAttachment[]; now?: Date },
) {
	await db.transaction(async (transaction) => {
		const grievance = await openGrievance(transaction, key, 'lock')
		if (isAnswered(grievance.status)) throw conflict('trustRefusals.pleaseReopen')
		const goesOn = grievance.status === 'waiting_for_complainant'
		const eventId = await told(transaction, grievance, { message, now, ...(goesOn && { to: 'in_progress' }) })
		await keepAttachments(transaction, store, { grievanceEventId: eventId }, files)
		await updateGrievance(
			transaction,
			grievance.id,
			goesOn ? timesOf(grievance, 'in_progress', 'complainant', now) : {},
		)
		await tellOfficers(transaction, grievance, eventId, 'trustMails.grievance.news.wrote')
	})
}

/**
 * Reopens an answered grievance, within the days that the site setting allows. The clock for the answer starts again.
 */
export async function reopen(
	db: Db,
	key: GrievanceKey,
	{ message, now = new Date() }: { message: string; now?: Date },
) {
	await db.transaction(async (transaction) => {
		const grievance = await openGrievance(transaction, key, 'lock')
		const terms = await findTerms(transaction)
		checkMove(grievance, 'reopened', 'complainant')
		if (grievance.resolvedAt && now >= daysAfter(grievance.resolvedAt, terms.reopenDays))
			throw conflict('trustRefusals.reopenTooLate', { days: terms.reopenDays })
		const { resolveDueAt } = dueTimes(terms, grievance.class, now)
		const eventId = await told(transaction, grievance, {
			message,
			now,
			to: 'reopened',
			facts: { resolveDueAt: resolveDueAt.toISOString() },
		})
		await updateGrievance(transaction, grievance.id, {
			...timesOf(grievance, 'reopened', 'complainant', now),
			clockStartedAt: now,
			resolveDueAt,
			reopenedTimes: grievance.reopenedTimes + 1,
			stars: null,
			ratingComment: null,
		})
		await tellComplainant(transaction, grievance, eventId)
		await tellOfficers(transaction, grievance, eventId, 'trustMails.grievance.news.reopened')
	})
}

/** Closes a grievance for its complainant, as settled or withdrawn. */
export async function close(
	db: Db,
	key: GrievanceKey,
	{ message, now = new Date() }: { message: string | null; now?: Date },
) {
	await db.transaction(async (transaction) => {
		const grievance = await openGrievance(transaction, key, 'lock')
		checkMove(grievance, 'closed', 'complainant')
		const eventId = await told(transaction, grievance, { message, now, to: 'closed' })
		await updateGrievance(transaction, grievance.id, timesOf(grievance, 'closed', 'complainant', now))
		await tellComplainant(transaction, grievance, eventId)
		await tellOfficers(transaction, grievance, eventId, 'trustMails.grievance.news.closed')
	})
}

/** Rates the answer, once for each. */
export async function rate(
	db: Db,
	key: GrievanceKey,
	{ stars, comment, now = new Date() }: { stars: number; comment: string | null; now?: Date },
) {
	await db.transaction(async (transaction) => {
		const grievance = await openGrievance(transaction, key, 'lock')
		if (!grievance.resolvedAt) throw conflict('trustRefusals.noAnswerYet')
		const eventId = await insertEvent(transaction, {
			grievanceId: grievance.id,
			at: now,
			kind: 'rated',
			party: 'complainant',
			actorId: grievance.accountId,
			isPublic: true,
			message: comment,
			once: `rating:${grievance.reopenedTimes}`,
			facts: { stars },
		})
		if (!eventId) throw conflict('trustRefusals.ratedAlready')
		await updateGrievance(transaction, grievance.id, { stars, ratingComment: comment })
	})
}

type Telling = {
	message: string | null
	now: Date
	to?: GrievanceStatus
	facts?: Record<string, string | number>
}

/** Writes a public line of the complainant to the log. */
async function told(db: Db, grievance: Grievance, { message, now, to, facts = {} }: Telling) {
	const eventId = await insertEvent(db, {
		grievanceId: grievance.id,
		at: now,
		kind: message && !isMove(to) ? 'replied' : 'moved',
		party: 'complainant',
		actorId: grievance.accountId,
		isPublic: true,
		message,
		fromStatus: grievance.status,
		toStatus: to ?? null,
		facts,
	})
	if (!eventId) throw new Error('This line may stand more than once.')
	return eventId
}

/** Whether the event is the state transition rather than the message that came with it. */
function isMove(to: GrievanceStatus | undefined) {
	return to === 'reopened' || to === 'closed'
}
