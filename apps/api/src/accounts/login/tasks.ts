import { rateLimits } from '@profile-search/db/schema/platform/site'
import { t } from '@profile-search/text/translate'
import { lt } from 'drizzle-orm'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findAccount, findAccountByEmail } from '../accounts/queries.ts'
import { sendMail } from '../accounts/send-mail.ts'
import { passwordChangedMail, resetMail, verificationMail, welcomeMail } from './mails.ts'
import { makeResetCode } from './passwords/reset-password.ts'
import { codeMinutes, makeCode } from './verify-email.ts'

const mailVerificationCode: Run<'mail_verification_code'> = async (
	{ verificationId = '', language },
	context,
) => {
	const { db, publicUrl } = context
	const made = await makeCode(db, verificationId)
	if (!made) return
	const isTaken = (await findAccountByEmail(db, made.email)) !== undefined
	await sendMail(context, { email: made.email, language }, () => {
		const note = isTaken
			? [
					t('accountsMails.verification.taken'),
					{ link: `${publicUrl}/login`, label: t('accountsMails.verification.logIn') },
				]
			: [t('accountsMails.verification.ignore')]
		return letter(verificationMail, { code: made.code, minutes: String(codeMinutes), note })
	})
}

const mailResetCode: Run<'mail_reset_code'> = async ({ resetId }, context) => {
	const made = await makeResetCode(context.db, resetId)
	if (!made) return
	const { account, code, token } = made
	const link = new URL('/forgot-password', context.publicUrl)
	// After the #, so that no server, no proxy and no log sees it, and no other site receives it.
	link.hash = new URLSearchParams({ email: account.email, token, code }).toString()
	await sendMail(context, account, () =>
		letter(resetMail, {
			first_name: account.firstName,
			code,
			page: link.href,
			minutes: String(codeMinutes),
		}),
	)
}

const mailPasswordChanged: Run<'mail_password_changed'> = async ({ accountId = '', how }, context) => {
	const account = await findAccount(context.db, accountId)
	if (!account) return
	await sendMail(context, account, () =>
		letter(passwordChangedMail, {
			first_name: account.firstName,
			devices: t(`accountsMails.passwordChanged.devices.${how === 'changed' ? 'others' : 'all'}`),
			page: `${context.publicUrl}/forgot-password`,
		}),
	)
}

const mailWelcome: Run<'mail_welcome'> = async ({ accountId }, context) => {
	const account = await findAccount(context.db, accountId)
	if (!account) return
	await sendMail(context, account, () =>
		letter(welcomeMail, { first_name: account.firstName, page: `${context.publicUrl}/login` }),
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
