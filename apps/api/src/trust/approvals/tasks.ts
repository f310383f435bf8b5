import { t } from '@profile-search/text/translate'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { deleteOldLooks } from './cases/looks.ts'
import { replaceDuplicates } from './duplicates/queries.ts'
import { approvedMail, askedMail, rejectedMail } from './mails.ts'

/** Where to look at what an approval allows, and where the profile is edited. */
const pages = {
	candidate: { next: 'matches', form: 'profile-update' },
	employer: { next: 'employer-dashboard', form: 'employer-profile-update' },
	guest_user: { next: 'guest-dashboard', form: 'guest-profile-update' },
}

/** Mails the current status of the account: later changes need no mail of their own. */
const mailDecision: Run<'mail_decision'> = async ({ accountId }, context) => {
	const { db, publicUrl } = context
	const account = await findAccount(db, accountId)
	if (!account) return
	await sendWanted(context, account, 'approval', () => letterOfDecision(account, publicUrl))
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Undefined for a status that is no decision. */
function letterOfDecision(account: Account, publicUrl: string) {
	const { userType, status, statusReason, askedAt, firstName: first_name } = account
	const { next, form } = pages[userType]
	const asked = { first_name, reason: statusReason ?? '', form: `${publicUrl}/${form}` }
	if (status === 'approved') {
		const opened = t(`trustMails.opened.${userType}`)
		return letter(approvedMail, { first_name, opened, page: `${publicUrl}/${next}` })
	}
	if (status === 'pending' && askedAt) return letter(askedMail, asked)
	return status === 'rejected' ? letter(rejectedMail, asked) : undefined
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
