import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { invitationMail } from './mails.ts'
import { findToAnnounce } from './queries.ts'

const mailInvitation: Run<'mail_job_invitation'> = async ({ invitationId }, context) => {
	const { db, publicUrl } = context
	const invitation = await findToAnnounce(db, invitationId)
	// Answered or closed before the mail went out, it would only confuse.
	if (!invitation || invitation.answer !== null || !invitation.isOpen) return

	const { candidateId, email, language, firstName, organisation, job, message } = invitation
	await sendWanted(context, { id: candidateId, email, language }, 'application', () =>
		letter(invitationMail, {
			first_name: firstName,
			organisation,
			job,
			message,
			page: `${publicUrl}/applications`,
		}),
	)
}

export const invitationTasks = [defineTask('mail_job_invitation', mailInvitation)]
