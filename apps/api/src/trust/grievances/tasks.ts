import type { Task } from '#platform/context/tools.ts'
import { mailToComplainant, mailToOfficer } from './mails/letters.ts'
import { findEvent } from './queries.ts'
import { closeSettled, warnOfClocks } from './mails/warn.ts'

const mailEvent: Task = async ({ eventId = '' }, { db, mailer, publicUrl }) => {
	const found = await findEvent(db, eventId)
	if (!found?.event.isPublic) return
	await mailer.send(await mailToComplainant(db, found, publicUrl))
}

const mailOfficer: Task = async ({ eventId = '', to = '' }, { db, mailer, publicUrl }) => {
	const found = await findEvent(db, eventId)
	if (found) await mailer.send(await mailToOfficer(db, found, to, publicUrl))
}

const watch: Task = async (_payload, { db }) => {
	await warnOfClocks(db)
	await closeSettled(db)
}

export const grievanceTasks = {
	mail_grievance_event: mailEvent,
	mail_grievance_officer: mailOfficer,
	watch_grievances: watch,
}
