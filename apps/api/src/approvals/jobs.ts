import { findAccount } from '../accounts/queries.ts'
import type { Task } from '../queue.ts'

const mailDecision: Task = async ({ accountId = '' }, { db, mailer, publicUrl }) => {
	const account = await findAccount(db, accountId)
	if (account?.status === 'approved') {
		await mailer.send({
			to: account.email,
			subject: 'Your profile is approved',
			paragraphs: [
				`Hi ${account.firstName}, your profile is approved.`,
				account.userType === 'employer'
					? 'You can now post jobs and see, with reasons, who fits them best.'
					: 'You now see the jobs that fit you best, with the reasons.',
				{
					link: `${publicUrl}/${account.userType === 'employer' ? 'employer-dashboard' : 'matches'}`,
					label: 'Have a look',
				},
			],
		})
	}
	if (account?.status === 'rejected') {
		const page = account.userType === 'employer' ? 'employer-profile-update' : 'profile-update'
		await mailer.send({
			to: account.email,
			subject: 'Your profile needs a change',
			paragraphs: [
				`Hi ${account.firstName}, your profile could not be approved yet. The reason:`,
				account.statusReason ?? '',
				'Once you have changed and saved it, it is looked at again.',
				{ link: `${publicUrl}/${page}`, label: 'Change my profile' },
			],
		})
	}
}

export const approvalTasks = { mail_decision: mailDecision }
