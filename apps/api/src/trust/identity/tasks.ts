import { undoDays } from '@profile-search/contract/trust/identity'
import { inLanguage } from '@profile-search/text/language'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { findAccount } from '#accounts/accounts/queries.ts'
import { codeMinutes } from '#accounts/login/verify-email.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { makeChangeCode, makeUndoToken } from './change-email.ts'
import { emailChangedMail, emailCodeMail, emailGivenMail, nameChangedMail } from './mails.ts'

const mailEmailCode: Run<'mail_email_code'> = async ({ changeId, language }, { db, mailer }) => {
	const made = await makeChangeCode(db, changeId)
	if (!made) return
	const values = { code: made.code, minutes: String(codeMinutes) }
	await inLanguage(language, async () =>
		mailer.send({ to: made.newEmail, ...(await renderMail(db, emailCodeMail, values)) }),
	)
}

const mailEmailChanged: Run<'mail_email_changed'> = async (
	{ changeId = '', reason = '' },
	{ db, mailer, publicUrl },
) => {
	const made = await makeUndoToken(db, changeId)
	const account = made && (await findAccount(db, made.accountId))
	if (!made || !account) return
	await inLanguageOf(account, async () =>
		mailer.send({
			to: made.oldEmail,
			...(await renderMail(db, emailChangedMail, {
				first_name: account.firstName,
				address: made.newEmail.replace(/^(.)[^@]*/, '$1…'),
				reason,
				days: String(undoDays),
				page: `${publicUrl}/email-undo/${made.token}`,
			})),
		}),
	)
}

const mailEmailGiven: Run<'mail_email_given'> = async ({ accountId }, { db, mailer, publicUrl }) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	const page = `${publicUrl}/forgot-password`
	await inLanguageOf(account, async () =>
		mailer.send({ to: account.email, ...(await renderMail(db, emailGivenMail, { page })) }),
	)
}

const mailNameChanged: Run<'mail_name_changed'> = async (
	{ accountId = '', reason = '' },
	{ db, mailer, publicUrl },
) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	const values = { first_name: account.firstName, reason, page: `${publicUrl}/name-and-email` }
	await inLanguageOf(account, async () =>
		mailer.send({ to: account.email, ...(await renderMail(db, nameChangedMail, values)) }),
	)
}

export const identityTasks = [
	defineTask('mail_email_code', mailEmailCode),
	defineTask('mail_email_changed', mailEmailChanged),
	defineTask('mail_email_given', mailEmailGiven),
	defineTask('mail_name_changed', mailNameChanged),
]
