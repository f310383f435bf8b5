import type { GrievanceAnswerDraft } from '@profile-search/contract/trust/grievance-answers'
import { isAnswered, type GrievanceStatus } from '@profile-search/contract/trust/grievance-values'
import type { Db } from '@profile-search/db/client'
import { grievances } from '@profile-search/db/schema/trust/grievances'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { FileStore } from '#platform/context/outside.ts'
import { keepAttachments } from '#platform/files/attachments/keep-attachments.ts'
import type { ReadAttachment } from '#platform/files/attachments/read-attachment.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { checkMove, insertEvent, timesOf, updateGrievance, type Grievance } from './events.ts'
import { listAdministrators, tellComplainant, tellOfficers } from './mails/tell-parties.ts'

type Draft = Omit<z.output<typeof GrievanceAnswerDraft>, 'files'>
type Acting = { actorId: string; now?: Date }

/** Answers the complainant, changes the state of the grievance, or both. A first answer acknowledges it. */
export async function answer(
	db: Db,
	store: FileStore,
	id: string,
	{ draft, files, actorId, now = new Date() }: Acting & { draft: Draft; files: readonly ReadAttachment[] },
) {
	return db.transaction(async (transaction) => {
		const grievance = await lock(transaction, id, draft.version)
		const to = stateAfter(grievance, draft.status)
		if (to) checkMove(grievance, to, 'officer')
		const message = messageOf(draft)
		const eventId = await insertEvent(transaction, {
			grievanceId: id,
			at: now,
			kind: message ? 'replied' : 'moved',
			party: 'officer',
			actorId,
			isPublic: true,
			message,
			fromStatus: grievance.status,
			toStatus: to,
		})
		if (!eventId) throw new Error('This line may stand more than once.')
		await keepAttachments(transaction, store, { grievanceEventId: eventId }, files)
		const updated = await updateGrievance(transaction, id, to ? timesOf(grievance, to, 'officer', now) : {})
		await tellComplainant(transaction, grievance, eventId)
		return updated
	})
}

/** Adds a note for administrators. Two of them may write notes at once: nothing is overwritten. */
export async function note(
	db: Db,
	store: FileStore,
	id: string,
	{
		message,
		files,
		actorId,
		now = new Date(),
	}: Acting & { message: string; files: readonly ReadAttachment[] },
) {
	return db.transaction(async (transaction) => {
		const grievance = await lock(transaction, id)
		const eventId = await insertEvent(transaction, {
			grievanceId: id,
			at: now,
			kind: 'noted',
			party: 'officer',
			actorId,
			isPublic: false,
			message,
		})
		if (!eventId) throw new Error('This line may stand more than once.')
		await keepAttachments(transaction, store, { grievanceEventId: eventId }, files)
		return { version: grievance.version }
	})
}

/** Assigns a grievance to an administrator, who is told, or to nobody. */
export async function assign(
	db: Db,
	id: string,
	{ assigneeId, version, actorId, now = new Date() }: Acting & { assigneeId: string | null; version: number },
) {
	return db.transaction(async (transaction) => {
		const grievance = await lock(transaction, id, version)
		const administrators = await listAdministrators(transaction)
		if (assigneeId && !administrators.some((each) => each.id === assigneeId))
			throw conflict('trustRefusals.noLongerAdministrator')
		const eventId = await insertEvent(transaction, {
			grievanceId: id,
			at: now,
			kind: 'assigned',
			party: 'officer',
			actorId,
			isPublic: false,
			facts: assigneeId ? { assigneeId } : {},
		})
		const updated = await updateGrievance(transaction, id, { assigneeId })
		if (assigneeId && assigneeId !== actorId && eventId)
			await tellOfficers(
				transaction,
				{ ...grievance, assigneeId },
				eventId,
				'trustMails.grievance.news.assigned',
			)
		return updated
	})
}

/** Locks a grievance until the transaction ends. Refuses a caller who saw an older version. */
async function lock(db: Db, id: string, version?: number): Promise<Grievance> {
	const [grievance] = await db.select().from(grievances).where(eq(grievances.id, id)).for('update')
	if (!grievance) throw notFound('trustRefusals.noGrievance')
	if (version !== undefined && grievance.version !== version) throw conflict('trustRefusals.grievanceChanged')
	return grievance
}

function stateAfter({ status }: Grievance, asked: Draft['status']): GrievanceStatus | null {
	if (asked) return asked
	if (isAnswered(status)) throw conflict('trustRefusals.onlyComplainantReopens')
	return status === 'filed' ? 'acknowledged' : null
}

function messageOf({ message, whereToGo, status }: Draft) {
	if (status !== 'rejected' || !whereToGo) return message
	return `${message ?? ''}\n\nWhere to go with it: ${whereToGo}`
}
