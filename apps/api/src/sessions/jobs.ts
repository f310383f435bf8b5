import { accountActivity, knownDevices, sessions } from '@profile-search/db/schema/sessions'
import { lt, sql } from 'drizzle-orm'
import type { Db } from '@profile-search/db/client'
import { findAccount, findAccountByEmail } from '../accounts/queries.ts'
import type { Task } from '../queue.ts'
import { recordActivity } from './activity.ts'
import { knownDays } from './devices.ts'
import { deviceOf, placeOf } from './origin.ts'
import { findActivity } from './queries.ts'

const moment = new Intl.DateTimeFormat('en-IN', {
	dateStyle: 'long',
	timeStyle: 'short',
	timeZone: 'Asia/Kolkata',
})

const mailNewDevice: Task = async ({ activityId = '' }, { db, mailer, publicUrl }) => {
	const login = await findActivity(db, activityId)
	const account = login && (await findAccount(db, login.accountId))
	if (!account) return
	const place = placeOf(login.country)
	await mailer.send({
		to: account.email,
		subject: 'A new device logged in to your account',
		paragraphs: [
			`Hi ${account.firstName}, someone logged in to your account from a device that was not used before:`,
			`${deviceOf(login.userAgent)}${place ? `, in ${place}` : ''}, on ${moment.format(login.at)} (time of India).`,
			'If this was you, there is nothing to do.',
			'If it was not, choose a new password at once. That logs every device out:',
			{ link: `${publicUrl}/forgot-password`, label: 'Choose a new password' },
		],
	})
}

/** Whether the address has an account is looked up here, so that the answer to a wrong login takes as long without one. */
const noteRefusedLogin: Task = async ({ email = '', userAgent, country, at = '' }, { db }) => {
	const account = await findAccountByEmail(db, email)
	if (!account) return
	const origin = { userAgent: userAgent || null, country: country || null }
	await recordActivity(db, account.id, 'login_refused', origin, new Date(at))
}

/** Clears sessions that have ended, browsers that did not come back, and what happened more than a year ago. */
export async function sweepSessions(db: Db) {
	await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
	await db
		.delete(knownDevices)
		.where(lt(knownDevices.lastSeenAt, sql`now() - make_interval(days => ${knownDays})`))
	await db.delete(accountActivity).where(lt(accountActivity.at, sql`now() - interval '1 year'`))
}

export const sessionTasks = { mail_new_device: mailNewDevice, note_refused_login: noteRefusedLogin }
