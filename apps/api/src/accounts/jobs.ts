import { emailVerifications, passwordResets } from '@profile-search/db/schema/accounts'
import { rateLimits } from '@profile-search/db/schema/site'
import { lt, sql } from 'drizzle-orm'
import type { Task } from '../queue.ts'
import { sweepSessions } from '../sessions/jobs.ts'
import { findAccount, findAccountByEmail } from './queries.ts'
import { makeResetCode } from './reset-password.ts'
import { codeMinutes, makeCode } from './verify-email.ts'

const lifetime = `It is good for ${codeMinutes} minutes. Nobody from Profile Search will ever ask you for it.`

const mailVerificationCode: Task = async ({ verificationId = '' }, { db, mailer, publicUrl }) => {
	const made = await makeCode(db, verificationId)
	if (!made) return
	const isTaken = (await findAccountByEmail(db, made.email)) !== undefined
	await mailer.send({
		to: made.email,
		subject: `${made.code} is your code for Profile Search`,
		paragraphs: [
			'Namaste! Please enter this code to confirm your e-mail address:',
			{ code: made.code },
			lifetime,
			...(isTaken
				? [
						'This address has an account already. You can log in, or choose a new password if you have forgotten yours.',
						{ link: `${publicUrl}/login`, label: 'Log in' },
					]
				: ['If you did not ask for it, you can ignore this mail.']),
		],
	})
}

const mailResetCode: Task = async ({ resetId = '' }, { db, mailer, publicUrl }) => {
	const made = await makeResetCode(db, resetId)
	if (!made) return
	const link = new URL('/forgot-password', publicUrl)
	link.search = new URLSearchParams({
		email: made.account.email,
		token: made.token,
		code: made.code,
	}).toString()
	await mailer.send({
		to: made.account.email,
		subject: `${made.code} is your code for a new password`,
		paragraphs: [
			`Hi ${made.account.firstName}, please enter this code beside your new password:`,
			{ code: made.code },
			'Or open this page, where it is filled in:',
			{ link: link.href, label: 'Choose a new password' },
			lifetime,
			'If you did not ask for it, you can ignore this mail; your password stays as it is.',
		],
	})
}

const mailPasswordChanged: Task = async ({ accountId = '', how }, { db, mailer, publicUrl }) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	const devices = how === 'changed' ? 'every other device' : 'every device'
	await mailer.send({
		to: account.email,
		subject: 'Your password was changed',
		paragraphs: [
			`Hi ${account.firstName}, the password of your account was changed just now, and ${devices} was logged out.`,
			'If this was not you, choose a new password at once:',
			{ link: `${publicUrl}/forgot-password`, label: 'Choose a new password' },
		],
	})
}

const mailWelcome: Task = async ({ accountId = '' }, { db, mailer, publicUrl }) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	await mailer.send({
		to: account.email,
		subject: 'Welcome to Profile Search',
		paragraphs: [
			`Hi ${account.firstName}, your account is open.`,
			'Please complete your profile to activate all functionality. It is looked at by a person before others see it.',
			{ link: `${publicUrl}/login`, label: 'Log in' },
		],
	})
}

/** Clears what has run out: codes, resets, sessions, old activity and counted tries. */
const sweepAccounts: Task = async (_payload, { db }) => {
	await sweepSessions(db)
	await db.delete(emailVerifications).where(lt(emailVerifications.createdAt, sql`now() - interval '2 days'`))
	await db.delete(passwordResets).where(lt(passwordResets.createdAt, sql`now() - interval '2 days'`))
	await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()))
}

export const accountTasks = {
	mail_verification_code: mailVerificationCode,
	mail_reset_code: mailResetCode,
	mail_password_changed: mailPasswordChanged,
	mail_welcome: mailWelcome,
	sweep_accounts: sweepAccounts,
}
