import { rateLimits } from '@profile-search/db/schema/platform/site'
import { inLanguage } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import { lt } from 'drizzle-orm'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { inLanguageOf } from '../accounts/in-language-of.ts'
import { findAccount, findAccountByEmail } from '../accounts/queries.ts'
import { passwordChangedMail, resetMail, verificationMail, welcomeMail } from './mails.ts'
import { makeResetCode } from './passwords/reset-password.ts'
import { codeMinutes, makeCode } from './verify-email.ts'

const mailVerificationCode: Run<'mail_verification_code'> = async (
	{ verificationId = '', language },
	{ db, mailer, publicUrl },
) => {
	const made = await makeCode(db, verificationId)
	if (!made) return
	const isTaken = (await findAccountByEmail(db, made.email)) !== undefined
	await inLanguage(language, async () => {
		const note = isTaken
			? [
					t('accountsMails.verification.taken'),
					{ link: `${publicUrl}/login`, label: t('accountsMails.verification.logIn') },
				]
			: [t('accountsMails.verification.ignore')]
		const values = { code: made.code, minutes: String(codeMinutes), note }
		await mailer.send({ to: made.email, ...(await renderMail(db, verificationMail, values)) })
	})
}

const mailResetCode: Run<'mail_reset_code'> = async ({ resetId }, { db, mailer, publicUrl }) => {
	const made = await makeResetCode(db, resetId)
	if (!made) return
	const link = new URL('/forgot-password', publicUrl)
	// After the #, so that no server, no proxy and no log sees it, and no other site receives it.
	link.hash = new URLSearchParams({
		email: made.account.email,
		token: made.token,
		code: made.code,
	}).toString()
	await inLanguageOf(made.account, async () =>
		mailer.send({
			to: made.account.email,
			...(await renderMail(db, resetMail, {
				first_name: made.account.firstName,
				code: made.code,
				page: link.href,
				minutes: String(codeMinutes),
			})),
		}),
	)
}

const mailPasswordChanged: Run<'mail_password_changed'> = async (
	{ accountId = '', how },
	{ db, mailer, publicUrl },
) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	await inLanguageOf(account, async () =>
		mailer.send({
			to: account.email,
			...(await renderMail(db, passwordChangedMail, {
				first_name: account.firstName,
				devices: t(`accountsMails.passwordChanged.devices.${how === 'changed' ? 'others' : 'all'}`),
				page: `${publicUrl}/forgot-password`,
			})),
		}),
	)
}

const mailWelcome: Run<'mail_welcome'> = async ({ accountId }, { db, mailer, publicUrl }) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	const values = { first_name: account.firstName, page: `${publicUrl}/login` }
	await inLanguageOf(account, async () =>
		mailer.send({ to: account.email, ...(await renderMail(db, welcomeMail, values)) }),
	)
}

/** Deletes counts of tries that no longer hold anybody up. */
const sweepLimits: Run<'sweep_limits'> = async (_payload, { db }) => {
	await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()))
}

export const accountTasks = [
	defineTask('mail_verification_code', mailVerificationCode),
	defineTask('mail_reset_code', mailResetCode),
	defineTask('mail_password_changed', mailPasswordChanged),
	defineTask('mail_welcome', mailWelcome),
	defineTask('sweep_limits', sweepLimits, '17 * * * *'),
]
