import { t } from '@profile-search/text/translate'
import { type MailName, template } from '#platform/channels/mail/template.ts'
import { block, firstName, link, sampleOf, text } from '#platform/channels/mail/templates/placeholders.ts'

const job = text('jobTitle')
const organisation = text('organisation')

export const teamMail = template({
	name: 'application_team',
	subject: 'hiringMails.team.subject',
	body: 'hiringMails.team.body',
	placeholders: {
		first_name: firstName,
		news: text('applicationNews', () => t('hiringMails.team.subjects.submitted')),
		job,
		sentence: text('applicationSentence', () =>
			t('hiringMails.team.sentences.submitted', {
				applicant: sampleOf('applicant'),
				job: sampleOf('jobTitle'),
			}),
		),
		page: link('applicationPage', 'job-pipeline/1/1'),
	},
})

/** Mails by the new state of the application. A button to the application follows each. */
export const onwards = {
	submitted: applicantMail('submitted'),
	shortlisted: applicantMail('shortlisted'),
	interview: applicantMail('interview'),
	offered: applicantMail('offered'),
	hired: applicantMail('hired'),
	rejected: applicantMail('rejected'),
}

/** Mails by the new state after a step back. */
export const backwards = {
	viewed: applicantMail('back_to_viewed'),
	shortlisted: applicantMail('back_to_shortlisted'),
	interview: applicantMail('back_to_interview'),
	offered: applicantMail('back_to_offered'),
}

function applicantMail(name: MailName<'applicant_'>) {
	return template({
		name: `applicant_${name}`,
		subject: `hiringMails.applicant.${name}.subject`,
		body: `hiringMails.applicant.${name}.body`,
		placeholders: {
			first_name: firstName,
			job,
			organisation,
			more: block('applicationMore', () => [
				t('hiringMails.applicant.writes', { organisation: sampleOf('organisation') }),
				sampleOf('applicationMore'),
			]),
		},
	})
}
