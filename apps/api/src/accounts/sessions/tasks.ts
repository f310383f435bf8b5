import { t } from '@profile-search/text/translate'
import { deviceOf, placeOf } from '#http/origin.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findClock } from '#platform/settings/clock.ts'
import { findAccount, findAccountByEmail } from '../accounts/queries.ts'
import { sendMail } from '../accounts/send-mail.ts'
import { recordActivity } from './activity.ts'
import { newDeviceMail } from './mails.ts'
import { findActivity } from './queries.ts'

const mailNewDevice: Run<'mail_new_device'> = async ({ activityId }, context) => {
	const { db, publicUrl } = context
	const login = await findActivity(db, activityId)
	const account = login && (await findAccount(db, login.accountId))
	if (!account) return
	await sendMail(context, account, async () => {
		const device = deviceOf(login.userAgent)
		const place = placeOf(login.country)
		return letter(newDeviceMail, {
			first_name: account.firstName,
			device: place ? t('accountsMails.newDevice.deviceIn', { device, place }) : device,
			moment: (await findClock(db)).appointment(login.at),
			page: `${publicUrl}/forgot-password`,
		})
	})
}

/**
 * Looks up here whether the address has an account, so that the answer to a wrong login takes equally long
 * either way.
 */
const noteRefusedLogin: Run<'note_refused_login'> = async (
	{ email = '', userAgent, country, at = '' },
	{ db },
) => {
	const account = await findAccountByEmail(db, email)
	if (!account) return
	const origin = { userAgent: userAgent || null, country: country || null }
	await recordActivity(db, account.id, 'login_refused', origin, new Date(at))
}

export const sessionTasks = [
	defineTask('mail_new_device', mailNewDevice),
	defineTask('note_refused_login', noteRefusedLogin),
]
