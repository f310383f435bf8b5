import { t } from '@profile-search/text/translate'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findMove } from './announce.ts'
import { letterToApplicant } from './letter-to-applicant.ts'
import { teamMail } from './mails.ts'

/** Informs an applicant of a state transition, unless another one has followed meanwhile. */
const mailApplicant: Run<'mail_applicant'> = async ({ eventId }, context) => {
	const { db, publicUrl } = context
	const move = await findMove(db, eventId)
	if (!move || move.isOvertaken || move.candidateStatus === 'suspended') return
	const { candidateId: id, email, language } = move
	await sendWanted(context, { id, email, language }, 'application', () => {
		const written = letterToApplicant(move)
		if (!written) return undefined
		const page = `${publicUrl}/applications/${move.applicationId}`
		return {
			messageId: `<application-${eventId}@${new URL(publicUrl).hostname}>`,
			...written,
			foot: [{ link: page, label: t('hiringMails.applicant.see') }],
		}
	})
}

/** Informs a team member of an applicant's action. */
const mailTeam: Run<'mail_team_of_application'> = async ({ eventId, accountId }, context) => {
	const { db, publicUrl } = context
	const member = await findAccount(db, accountId)
	// In the language of the member, since an applicant without a name is called something in it.
	const move = await inLanguageOf(member, () => findMove(db, eventId))
	if (!move || !member || move.isOvertaken || move.candidateStatus === 'suspended') return

	const { applicant, job, to, from } = move
	await sendWanted(context, member, 'application', () => ({
		messageId: `<application-${eventId}-${accountId}@${new URL(publicUrl).hostname}>`,
		...letter(teamMail, {
			first_name: member.firstName,
			news: t(`hiringMails.team.subjects.${newsOf(to)}`),
			job,
			sentence: newsInFull({ applicant, job, to, isAgain: from !== null }),
			page: `${publicUrl}/job-pipeline/${move.jobId}/${move.applicationId}`,
		}),
	}))
}

function newsOf(to: string) {
	return to === 'submitted' || to === 'hired' || to === 'declined' ? to : 'other'
}

type News = { applicant: string; job: string; to: string; isAgain: boolean }

function newsInFull({ applicant, job, to, isAgain }: News) {
	if (to === 'hired') return t('hiringMails.team.sentences.hired', { applicant, job })
	if (to === 'declined') return t('hiringMails.team.sentences.declined', { applicant, job })
	return t(`hiringMails.team.sentences.${isAgain ? 'again' : 'submitted'}`, { applicant, job })
}

export const applicationTasks = [
	defineTask('mail_applicant', mailApplicant),
	defineTask('mail_team_of_application', mailTeam),
]
