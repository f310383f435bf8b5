import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { deleteOldLooks } from './cases/looks.ts'
import { replaceDuplicates } from './duplicates/queries.ts'
import { approvedMail, askedMail, rejectedMail } from './mails.ts'

/** What an approval allows, where to look at it, and where the profile is edited. */
const texts = {
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

/** Mails the current status of the account: later changes need no mail of their own. */
const mailDecision: Run<'mail_decision'> = async ({ accountId }, context) => {
	const { db, publicUrl } = context
	const account = await findAccount(db, accountId)
	if (!account) return
	const { opened, next, form } = texts[account.userType]
	const first_name = account.firstName
	const asked = { first_name, reason: account.statusReason ?? '', form: `${publicUrl}/${form}` }
	if (account.status === 'approved') {
		const page = `${publicUrl}/${next}`
		const wording = await renderMail(db, approvedMail, { first_name, opened, page })
		return sendWanted(context, account, 'approval', wording)
	}
	if (account.status === 'pending' && account.askedAt)
		return sendWanted(context, account, 'approval', await renderMail(db, askedMail, asked))
	if (account.status === 'rejected')
		return sendWanted(context, account, 'approval', await renderMail(db, rejectedMail, asked))
}

/** Queued when an account begins to wait, so that the queue can mark possible duplicates. */
const findDuplicates: Run<'find_duplicates'> = async ({ accountId }, { db }) =>
	replaceDuplicates(db, accountId)

const sweepCaseLooks: Run<'sweep_case_looks'> = async (_payload, { db }) => deleteOldLooks(db)

export const approvalTasks = [
	defineTask('mail_decision', mailDecision),
	defineTask('find_duplicates', findDuplicates),
	defineTask('sweep_case_looks', sweepCaseLooks, '52 * * * *'),
]
