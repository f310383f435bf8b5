import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findMove } from './announce.ts'
import { renderApplicantMail } from './applicant-mail.ts'
import { teamMail } from './mails.ts'

/** Informs an applicant of a state transition, unless another one has followed meanwhile. */
const mailApplicant: Run<'mail_applicant'> = async ({ eventId }, context) => {
	const { db, publicUrl } = context
	const move = await findMove(db, eventId)
	if (!move || move.isOvertaken || move.candidateStatus === 'suspended') return
	const mail = await renderApplicantMail(db, move)
	if (!mail) return

	const applicant = { id: move.candidateId, email: move.email }
	await sendWanted(context, applicant, 'application', {
		messageId: `<application-${eventId}@${new URL(publicUrl).hostname}>`,
		...mail,
		foot: [{ link: `${publicUrl}/applications/${move.applicationId}`, label: 'See my application' }],
	})
}

/** Informs a team member of an applicant's action. */
const mailTeam: Run<'mail_team_of_application'> = async ({ eventId, accountId }, context) => {
	const { db, publicUrl } = context
	const move = await findMove(db, eventId)
	const member = await findAccount(db, accountId)
	if (!move || !member || move.isOvertaken || move.candidateStatus === 'suspended') return

	const { applicant, job, to, from } = move
	await sendWanted(context, member, 'application', {
		messageId: `<application-${eventId}-${accountId}@${new URL(publicUrl).hostname}>`,
		...(await renderMail(db, teamMail, {
			first_name: member.firstName,
			news: subjects[to] ?? 'News of an application',
			job,
			sentence: sentenceOf(applicant, job, to, from !== null),
			page: `${publicUrl}/job-pipeline/${move.jobId}/${move.applicationId}`,
		})),
	})
}

const subjects: Record<string, string> = {
	submitted: 'A new application',
	hired: 'Your offer is accepted',
	declined: 'Your offer is declined',
}

function sentenceOf(applicant: string, job: string, to: string, isAgain: boolean) {
	if (to === 'hired') return `${applicant} accepts your offer of ${job}.`
	if (to === 'declined') return `${applicant} declines your offer of ${job}.`
	return `${applicant} applies ${isAgain ? 'again ' : ''}for ${job}.`
}

export const applicationTasks = [
	defineTask('mail_applicant', mailApplicant),
	defineTask('mail_team_of_application', mailTeam),
]
