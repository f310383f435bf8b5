import { inLanguage } from '@profile-search/text/language'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { findAccountByEmail } from '#accounts/accounts/queries.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { mailToComplainant, mailToOfficer } from './mails/render-mail.ts'
import { closeSettled, warnOfClocks } from './mails/warn.ts'
import { findEvent } from './queries.ts'

const mailEvent: Run<'mail_grievance_event'> = async ({ eventId }, { db, mailer, publicUrl }) => {
	const found = await findEvent(db, eventId)
	if (!found?.event.isPublic) return
	await inLanguage(found.language, async () => mailer.send(await mailToComplainant(db, found, publicUrl)))
}

const mailOfficer: Run<'mail_grievance_officer'> = async (
	{ eventId = '', to = '' },
	{ db, mailer, publicUrl },
) => {
	const found = await findEvent(db, eventId)
	if (!found) return
	// The address may be that of a mailbox without an account.
	const officer = await findAccountByEmail(db, to)
	await inLanguageOf(officer, async () => mailer.send(await mailToOfficer(db, found, to, publicUrl)))
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
