import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findAccount } from '../accounts/queries.ts'
import { securityMail } from './mails.ts'

/** Changes that the owner should hear of at once, since someone else may have made them. */
const changes: Record<string, { subject: string; sentence: string }> = {
	two_step_on: {
		subject: 'Your logins now ask for a second step',
		sentence: 'the second step of your logins was turned on just now.',
	},
	two_step_off: {
		subject: 'Your logins no longer ask for a second step',
		sentence:
			'the second step of your logins was turned off just now. Your password alone opens your account.',
	},
	passkey_added: {
		subject: 'A passkey was added to your account',
		sentence:
			'a passkey was added to your account just now. Whoever holds it can log in without your password.',
	},
	passkey_removed: {
		subject: 'A passkey was removed from your account',
		sentence: 'a passkey was removed from your account just now.',
	},
}

const mailSecurityChange: Run<'mail_security_change'> = async (
	{ accountId = '', change = '' },
	{ db, mailer, publicUrl },
) => {
	const account = await findAccount(db, accountId)
	const made = changes[change]
	if (!account || !made) return
	await mailer.send({
		to: account.email,
		...(await renderMail(db, securityMail, {
			first_name: account.firstName,
			heading: made.subject,
			change: made.sentence,
			page: `${publicUrl}/forgot-password`,
		})),
	})
}

export const twoStepTasks = [defineTask('mail_security_change', mailSecurityChange)]
