import { undoDays } from '@profile-search/contract/identity'
import { findAccount } from '#accounts/accounts/queries.ts'
import { codeMinutes } from '#accounts/login/verify-email.ts'
import { wordMail } from '#platform/channels/mail/template.ts'
import type { Task } from '#platform/context/tools.ts'
import { makeChangeCode, makeUndoToken } from './change-email.ts'
import { emailChangedMail, emailCodeMail, emailGivenMail, nameChangedMail } from './mails.ts'

const mailEmailCode: Task = async ({ changeId = '' }, { db, mailer }) => {
	const made = await makeChangeCode(db, changeId)
	if (!made) return
	const values = { code: made.code, minutes: String(codeMinutes) }
	await mailer.send({ to: made.newEmail, ...(await wordMail(db, emailCodeMail, values)) })
}

const mailEmailChanged: Task = async ({ changeId = '', reason = '' }, { db, mailer, publicUrl }) => {
	const made = await makeUndoToken(db, changeId)
	const account = made && (await findAccount(db, made.accountId))
	if (!made || !account) return
	await mailer.send({
		to: made.oldEmail,
		...(await wordMail(db, emailChangedMail, {
			first_name: account.firstName,
			address: made.newEmail.replace(/^(.)[^@]*/, '$1…'),
			reason,
			days: String(undoDays),
			page: `${publicUrl}/email-undo/${made.token}`,
		})),
	})
}

const mailEmailGiven: Task = async ({ accountId = '' }, { db, mailer, publicUrl }) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	const page = `${publicUrl}/forgot-password`
	await mailer.send({ to: account.email, ...(await wordMail(db, emailGivenMail, { page })) })
}

const mailNameChanged: Task = async ({ accountId = '', reason = '' }, { db, mailer, publicUrl }) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	const values = { first_name: account.firstName, reason, page: `${publicUrl}/name-and-email` }
	await mailer.send({ to: account.email, ...(await wordMail(db, nameChangedMail, values)) })
}

export const identityTasks = {
	mail_email_code: mailEmailCode,
	mail_email_changed: mailEmailChanged,
	mail_email_given: mailEmailGiven,
	mail_name_changed: mailNameChanged,
}
