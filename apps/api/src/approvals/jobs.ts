import { findAccount } from '../accounts/queries.ts'
import { sendWanted } from '../notifications/send-wanted.ts'
import type { Task } from '../queue.ts'

/** What an approval opens up, where to look at it, and where the profile is changed. */
const words = {
	candidate: {
		opened: 'You now see the jobs that fit you best, with the reasons.',
		next: 'matches',
		form: 'profile-update',
	},
	employer: {
		opened: 'You can now post jobs and see, with reasons, who fits them best.',
		next: 'employer-dashboard',
		form: 'employer-profile-update',
	},
	guest_user: {
		opened: 'You can now ask advisers, investors, people and organisations for contact.',
		next: 'guest-dashboard',
		form: 'guest-profile-update',
	},
}

const mailDecision: Task = async ({ accountId = '' }, tools) => {
	const { db, publicUrl } = tools
	const account = await findAccount(db, accountId)
	if (account?.status === 'approved') {
		await sendWanted(tools, account, 'approval', {
			subject: 'Your profile is approved',
			paragraphs: [
				`Hi ${account.firstName}, your profile is approved.`,
				words[account.userType].opened,
				{ link: `${publicUrl}/${words[account.userType].next}`, label: 'Have a look' },
			],
		})
	}
	if (account?.status === 'rejected') {
		await sendWanted(tools, account, 'approval', {
			subject: 'Your profile needs a change',
			paragraphs: [
				`Hi ${account.firstName}, your profile could not be approved yet. The reason:`,
				account.statusReason ?? '',
				'Once you have changed and saved it, it is looked at again.',
				{ link: `${publicUrl}/${words[account.userType].form}`, label: 'Change my profile' },
			],
		})
	}
}

export const approvalTasks = { mail_decision: mailDecision }
