import { fullName } from '@profile-search/contract/accounts/full-name'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import type { Mail } from '#platform/channels/mail/mailer.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { announce } from './announce.ts'
import { icsOf, icsType } from './calendar.ts'
import { calendarTitle, pageOf } from './labels.ts'
import { letterOfInterview } from './letter-of-interview.ts'
import { findInterview, takeUnreminded } from './queries.ts'

/** Reminders sent by one queue task. */
const batchSize = 100

/** One mail to one side. A retry sends the same message id, so that a mailbox keeps only one. */
const mailInterview: Run<'mail_interview'> = async (payload, context) => {
	const { db, publicUrl } = context
	const { interviewId, what, side, accountId, organisationId } = payload
	const account = await findAccount(db, accountId)
	const party = { id: accountId, organisationId: organisationId || null }
	// In the language of the account, since an applicant without a name is called something in it.
	const interview = await inLanguageOf(account, () => findInterview(db, party, interviewId))
	if (!account || !interview) return
	// A later mail announces what has changed since; but a fixed time has to be removed from the calendar.
	const isStale = String(interview.sequence) !== payload.sequence
	if (isStale && !payload.wasAt) return

	await sendWanted(context, account, 'interview', async () => {
		const url = `${publicUrl}/${pageOf(interview)}`
		const wasAt = payload.wasAt ? new Date(payload.wasAt) : null
		const appointment = {
			...interview,
			url,
			title: calendarTitle(interview),
			reader: { name: fullName(account), email: account.email },
		}
		const attachments: Mail['attachments'] = []
		if (wasAt) {
			const was = {
				...appointment,
				sequence: Number(payload.sequence),
				startsAt: wasAt,
				minutes: Number(payload.wasMinutes),
				place: payload.wasPlace ?? '',
			}
			attachments.push({
				...file,
				contentType: icsType('cancel'),
				content: Buffer.from(icsOf(was, 'cancel')),
			})
		} else if (interview.status === 'confirmed' && interview.startsAt && what === 'chosen') {
			const fixed = { ...appointment, startsAt: interview.startsAt }
			attachments.push({
				...file,
				contentType: icsType('request'),
				content: Buffer.from(icsOf(fixed, 'request')),
			})
		}
		return {
			messageId: `<interview-${interviewId}-${payload.sequence}-${what}-${side}@${new URL(url).hostname}>`,
			...(await letterOfInterview(db, {
				what: isStale ? 'off' : what,
				firstName: account.firstName,
				interview,
				wasAt,
				page: url,
			})),
			...(attachments.length && { attachments }),
		}
	})
}

/**
 * Reminds both sides once, the day before. Interviews are marked as reminded in the transaction that queues the mails.
 */
const remindOfInterviews: Run<'remind_of_interviews'> = async (_payload, { db }) => {
	await db.transaction(async (transaction) => {
		const due = await takeUnreminded(transaction, batchSize)
		for (const { id } of due) await announce(transaction, id, { what: 'reminder' })
		if (due.length === batchSize) await enqueue(transaction, 'remind_of_interviews', {})
	})
}

const file = { filename: 'interview.ics' }

export const interviewTasks = [
	defineTask('mail_interview', mailInterview),
	defineTask('remind_of_interviews', remindOfInterviews, '*/10 * * * *'),
]
