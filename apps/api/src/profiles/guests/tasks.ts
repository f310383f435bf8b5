import { findAccount } from '#accounts/accounts/queries.ts'
import { tabNames } from '#accounts/login/tabs.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { typeChangedMail } from './mails.ts'

const mailTypeChanged: Run<'mail_type_changed'> = async ({ accountId }, { db, mailer, publicUrl }) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	const tab = tabNames[account.userType]
	const page = account.userType === 'employer' ? 'employer-profile-update' : 'profile-update'
	await mailer.send({
		to: account.email,
		...(await renderMail(db, typeChangedMail, {
			first_name: account.firstName,
			tab,
			profile_page: `${publicUrl}/${page}`,
			password_page: `${publicUrl}/forgot-password`,
		})),
	})
}

export const guestTasks = [defineTask('mail_type_changed', mailTypeChanged)]
