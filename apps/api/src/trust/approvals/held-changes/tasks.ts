import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
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
	await inLanguageOf(account, async () => {
		const wording =
			isAccepted === 'yes'
				? renderMail(db, changeAcceptedMail, told)
				: renderMail(db, changeRefusedMail, { ...told, reason })
		await sendWanted(context, account, 'approval', await wording)
	})
}

export const heldChangeTasks = [defineTask('mail_held_change', mailHeldChange)]
