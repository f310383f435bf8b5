import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { invitationMail } from './mails.ts'
import { findToAnnounce } from './queries.ts'

const mailInvitation: Run<'mail_job_invitation'> = async ({ invitationId }, context) => {
	const { db, publicUrl } = context
	const invitation = await findToAnnounce(db, invitationId)
	// Answered or closed before the mail went out, it would only confuse.
	if (!invitation || invitation.answer !== null || !invitation.isOpen) return

	const { candidateId, email, firstName, organisation, job, message } = invitation
	const values = { first_name: firstName, organisation, job, message, page: `${publicUrl}/applications` }
	await inLanguageOf(invitation, async () =>
		sendWanted(
			context,
			{ id: candidateId, email },
			'application',
			await renderMail(db, invitationMail, values),
		),
	)
}

export const invitationTasks = [defineTask('mail_job_invitation', mailInvitation)]
