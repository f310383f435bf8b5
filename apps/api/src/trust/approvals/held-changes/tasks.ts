import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { changeAcceptedMail, changeRefusedMail } from './mails.ts'

const mailHeldChange: Run<'mail_held_change'> = async (
	{ accountId = '', isAccepted, reason = '', page = '' },
	context,
) => {
	const { db, publicUrl } = context
	const account = await findAccount(db, accountId)
	if (!account) return
	const told = { first_name: account.firstName, page: `${publicUrl}/${page}` }
	await sendWanted(context, account, 'approval', () =>
		isAccepted === 'yes' ? letter(changeAcceptedMail, told) : letter(changeRefusedMail, { ...told, reason }),
	)
}

export const heldChangeTasks = [defineTask('mail_held_change', mailHeldChange)]
