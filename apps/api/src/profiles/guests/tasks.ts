import { t } from '@profile-search/text/translate'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { typeChangedMail } from './mails.ts'

const mailTypeChanged: Run<'mail_type_changed'> = async ({ accountId }, context) => {
	const { db, publicUrl } = context
	const account = await findAccount(db, accountId)
	if (!account) return
	const page = account.userType === 'employer' ? 'employer-profile-update' : 'profile-update'
	await sendMail(context, account, () =>
		letter(typeChangedMail, {
			first_name: account.firstName,
			tab: t(`profilesMails.tabs.${account.userType}`),
			profile_page: `${publicUrl}/${page}`,
			password_page: `${publicUrl}/forgot-password`,
		}),
	)
}

export const guestTasks = [defineTask('mail_type_changed', mailTypeChanged)]
