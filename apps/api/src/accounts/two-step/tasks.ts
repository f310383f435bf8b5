import { t } from '@profile-search/text/translate'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findAccount } from '../accounts/queries.ts'
import { sendMail } from '../accounts/send-mail.ts'
import { securityMail } from './mails.ts'

/** Tells the owner of a change at once, since someone else may have made it. */
const mailSecurityChange: Run<'mail_security_change'> = async ({ accountId, change }, context) => {
	const account = await findAccount(context.db, accountId)
	if (!account) return
	await sendMail(context, account, () =>
		letter(securityMail, {
			first_name: account.firstName,
			heading: t(`accountsMails.security.headings.${change}`),
			change: t(`accountsMails.security.changes.${change}`),
			page: `${context.publicUrl}/forgot-password`,
		}),
	)
}

export const twoStepTasks = [defineTask('mail_security_change', mailSecurityChange)]
