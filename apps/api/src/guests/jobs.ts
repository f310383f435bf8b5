import { findAccount } from '../accounts/queries.ts'
import { tabNames } from '../accounts/tabs.ts'
import type { Task } from '../queue.ts'

const mailTypeChanged: Task = async ({ accountId = '' }, { db, mailer, publicUrl }) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	const tab = tabNames[account.userType]
	const page = account.userType === 'employer' ? 'employer-profile-update' : 'profile-update'
	await mailer.send({
		to: account.email,
		subject: `Your account is a ${tab} account now`,
		paragraphs: [
			`Hi ${account.firstName}, your Guest account became a ${tab} account just now. From now on, please log in under ${tab}; mail and password are the same.`,
			'Please complete your profile. It is looked at by a person, and then everything opens up.',
			{ link: `${publicUrl}/${page}`, label: 'Complete my profile' },
			'If this was not you, choose a new password at once and write to us.',
			{ link: `${publicUrl}/forgot-password`, label: 'Choose a new password' },
		],
	})
}

export const guestTasks = { mail_type_changed: mailTypeChanged }
