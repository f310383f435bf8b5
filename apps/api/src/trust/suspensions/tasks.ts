import { t } from '@profile-search/text/translate'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findClock } from '#platform/settings/clock.ts'
import { readmittedMail, suspendedMail } from './mails.ts'
import { findSuspension, listOver } from './queries.ts'
import { lift } from './suspend.ts'

const mailSuspension: Run<'mail_suspension'> = async ({ accountId }, context) => {
	const { db, publicUrl } = context
	const account = await findAccount(db, accountId)
	const suspension = await findSuspension(db, accountId)
	if (!account || !suspension) return
	const { until, reason } = suspension
	await sendMail(context, account, async () =>
		letter(suspendedMail, {
			first_name: account.firstName,
			reason,
			end: until
				? t('trustMails.suspended.until', { day: (await findClock(db)).day(until) })
				: t('trustMails.suspended.open'),
			page: `${publicUrl}/suspended`,
		}),
	)
}

const mailReadmission: Run<'mail_readmission'> = async ({ accountId }, context) => {
	const account = await findAccount(context.db, accountId)
	if (!account || account.status === 'suspended') return
	await sendMail(context, account, () =>
		letter(readmittedMail, { first_name: account.firstName, login: `${context.publicUrl}/login` }),
	)
}

/** Lifts each in its own transaction; one that somebody lifts at the same moment is lifted once. */
const liftOver: Run<'lift_suspensions'> = async (_payload, { db }) => {
	for (const accountId of await listOver(db)) await lift(db, null, accountId, null)
}

export const suspensionTasks = [
	defineTask('mail_suspension', mailSuspension),
	defineTask('mail_readmission', mailReadmission),
	defineTask('lift_suspensions', liftOver, '*/5 * * * *'),
]
