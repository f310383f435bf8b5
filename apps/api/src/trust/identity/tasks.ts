import { undoDays } from '@profile-search/contract/trust/identity'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { codeMinutes } from '#accounts/login/verify-email.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { makeChangeCode, makeUndoToken } from './change-email.ts'
import { emailChangedMail, emailCodeMail, emailGivenMail, nameChangedMail } from './mails.ts'

const mailEmailCode: Run<'mail_email_code'> = async ({ changeId, language }, context) => {
	const made = await makeChangeCode(context.db, changeId)
	if (!made) return
	await sendMail(context, { email: made.newEmail, language }, () =>
		letter(emailCodeMail, { code: made.code, minutes: String(codeMinutes) }),
	)
}

const mailEmailChanged: Run<'mail_email_changed'> = async ({ changeId = '', reason = '' }, context) => {
	const { db, publicUrl } = context
	const made = await makeUndoToken(db, changeId)
	const account = made && (await findAccount(db, made.accountId))
	if (!made || !account) return
	await sendMail(context, { email: made.oldEmail, language: account.language }, () =>
		letter(emailChangedMail, {
			first_name: account.firstName,
			address: made.newEmail.replace(/^(.)[^@]*/, '$1…'),
			reason,
			days: String(undoDays),
			page: `${publicUrl}/email-undo/${made.token}`,
		}),
	)
}

const mailEmailGiven: Run<'mail_email_given'> = async ({ accountId }, context) => {
	const account = await findAccount(context.db, accountId)
	if (!account) return
	await sendMail(context, account, () =>
		letter(emailGivenMail, { page: `${context.publicUrl}/forgot-password` }),
	)
}

const mailNameChanged: Run<'mail_name_changed'> = async ({ accountId = '', reason = '' }, context) => {
	const account = await findAccount(context.db, accountId)
	if (!account) return
	const page = `${context.publicUrl}/name-and-email`
	await sendMail(context, account, () =>
		letter(nameChangedMail, { first_name: account.firstName, reason, page }),
	)
}

export const identityTasks = [
	defineTask('mail_email_code', mailEmailCode),
	defineTask('mail_email_changed', mailEmailChanged),
	defineTask('mail_email_given', mailEmailGiven),
	defineTask('mail_name_changed', mailNameChanged),
]
