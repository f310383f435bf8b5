import { defineTask, type Run } from '#platform/context/define-task.ts'
import { mailToComplainant, mailToOfficer } from './mails/render-mail.ts'
import { closeSettled, warnOfClocks } from './mails/warn.ts'
import { findEvent } from './queries.ts'

const mailEvent: Run<'mail_grievance_event'> = async ({ eventId }, { db, mailer, publicUrl }) => {
	const found = await findEvent(db, eventId)
	if (!found?.event.isPublic) return
	await mailer.send(await mailToComplainant(db, found, publicUrl))
}

const mailOfficer: Run<'mail_grievance_officer'> = async (
	{ eventId = '', to = '' },
	{ db, mailer, publicUrl },
) => {
	const found = await findEvent(db, eventId)
	if (found) await mailer.send(await mailToOfficer(db, found, to, publicUrl))
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
