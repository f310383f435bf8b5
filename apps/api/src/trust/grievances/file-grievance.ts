import { classOfKind } from '@profile-search/contract/trust/grievance-values'
import type { GrievanceDraft } from '@profile-search/contract/trust/grievances'
import type { Db } from '@profile-search/db/client'
import { grievances } from '@profile-search/db/schema/trust/grievances'
import { language } from '@profile-search/text/language'
import { and, eq } from 'drizzle-orm'
import type { FileStore } from '#platform/context/outside.ts'
import { keepAttachments } from '#platform/files/attachments/keep-attachments.ts'
import type { ReadAttachment } from '#platform/files/attachments/read-attachment.ts'
import { conflict } from '#platform/refusal.ts'
import { insertEvent, type Grievance } from './events.ts'
import { tellComplainant, tellOfficers } from './mails/tell-parties.ts'
import { dueTimes, newNumber } from './rules/rules.ts'
import { findTerms } from './rules/terms.ts'

type Filing = {
	draft: Omit<GrievanceDraft, 'files' | 'captcha'>
	files: readonly ReadAttachment[]
	accountId: string | null
	now?: Date
}

/**
 * Files a grievance; its clocks start now. A grievance that was sent before, recognised by the id that its sender
 * made, is returned again.
 */
export async function fileGrievance(
	db: Db,
	store: FileStore,
	{ draft, files, accountId, now = new Date() }: Filing,
) {
	return db.transaction(async (transaction) => {
		const due = dueTimes(await findTerms(transaction), classOfKind[draft.kind], now)
		const filed = await insertGrievance(transaction, { ...valuesOf(draft), ...due, accountId }, now)
		if (!filed) return findSentBefore(transaction, draft)

		const eventId = await insertEvent(transaction, {
			grievanceId: filed.id,
			at: now,
			kind: 'filed',
			party: 'complainant',
			actorId: accountId,
			isPublic: true,
			message: filed.message,
			toStatus: 'filed',
			facts: {
				kind: filed.kind,
				class: filed.class,
				/** In which its mails are written where there is no account. */
				language: language(),
				acknowledgeDueAt: filed.acknowledgeDueAt.toISOString(),
				resolveDueAt: filed.resolveDueAt.toISOString(),
			},
		})
		if (!eventId) throw new Error('A filing is never told twice.')
		await keepAttachments(transaction, store, { grievanceEventId: eventId }, files)
		await tellComplainant(transaction, filed, eventId)
		await tellOfficers(transaction, filed, eventId, 'trustMails.grievance.news.filed')
		return filed
	})
}

function valuesOf(draft: Filing['draft']) {
	const { id, kind, message, subject, name, email, phone, behalfName, behalfRelation } = draft
	const behalf =
		draft.isForAnother === 'yes' ? { behalfName, behalfRelation } : { behalfName: null, behalfRelation: null }
	return {
		...(id && { id }),
		kind,
		class: classOfKind[kind],
		message,
		subject,
		name,
		email,
		phone,
		...behalf,
	}
}

type Values = Omit<typeof grievances.$inferInsert, 'number' | 'clockStartedAt'>

/** A number that is taken is drawn again. Undefined when the id is taken. */
async function insertGrievance(db: Db, values: Values, now: Date): Promise<Grievance | undefined> {
	for (let draw = 0; draw < 5; draw++) {
		const [filed] = await db
			.insert(grievances)
			.values({ ...values, number: newNumber(now), filedAt: now, clockStartedAt: now })
			.onConflictDoNothing()
			.returning()
		if (filed) return filed
	}
	return undefined
}

async function findSentBefore(db: Db, { id = '', email }: Filing['draft']) {
	const [filed] = await db
		.select()
		.from(grievances)
		.where(and(eq(grievances.id, id), eq(grievances.email, email)))
	if (!filed) throw conflict('trustRefusals.notFiled')
	return filed
}
