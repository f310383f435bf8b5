import { findMailReader } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { closeSettled, warnOfClocks } from './mails/warn.ts'
import { mailToComplainant, mailToOfficer } from './mails/write-mail.ts'
import { findEvent } from './queries.ts'

const mailEvent: Run<'mail_grievance_event'> = async ({ eventId }, context) => {
	const { db, publicUrl } = context
	const found = await findEvent(db, eventId)
	if (!found?.event.isPublic) return
	const reader = { email: found.grievance.email, language: found.language }
	await sendMail(context, reader, () => mailToComplainant(db, found, publicUrl))
}

const mailOfficer: Run<'mail_grievance_officer'> = async ({ eventId = '', to = '' }, context) => {
	const { db, publicUrl } = context
	const found = await findEvent(db, eventId)
	if (!found) return
	const officer = await findMailReader(db, to)
	await sendMail(context, officer, () => mailToOfficer(db, found, to, publicUrl))
}

const watch: Run<'watch_grievances'> = async (_payload, { db }) => {
	await warnOfClocks(db)
	await closeSettled(db)
}

export const grievanceTasks = [
	defineTask('mail_grievance_event', mailEvent),
	defineTask('mail_grievance_officer', mailOfficer),
	defineTask('watch_grievances', watch, '*/2 * * * *'),
]
