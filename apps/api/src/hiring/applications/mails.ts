import { block, firstName, link, template, text } from '#platform/channels/mail/template.ts'

const job = text('the title of the job', 'Orchard planner')
const organisation = text('the name of the organisation', 'Orange Works')

export const teamMail = template({
	name: 'application_team',
	about: 'To the team: somebody applied, or answered an offer.',
	subject: 'hiringMails.team.subject',
	body: 'hiringMails.team.body',
	placeholders: {
		first_name: firstName,
		news: text('what it is about', 'A new application'),
		job,
		sentence: text('who did what', 'Meera Deshpande applies for Orchard planner.'),
		page: link('the page of the application', 'https://portal.example/job-pipeline/1/1'),
	},
})

/** Mails by the new state of the application. A button to the application follows each. */
export const onwards = {
	submitted: applicantMail('submitted', 'the application has arrived.'),
	shortlisted: applicantMail('shortlisted', 'they are on the shortlist.'),
	interview: applicantMail('interview', 'they are invited to an interview.'),
	offered: applicantMail('offered', 'they are offered the job.'),
	hired: applicantMail('hired', 'they are hired.'),
	rejected: applicantMail('rejected', 'it goes no further.'),
}

/** Mails by the new state after a step back. */
export const backwards = {
	viewed: applicantMail('back_to_viewed', 'a step back, such as out of a no that was a mistake.'),
	shortlisted: applicantMail('back_to_shortlisted', 'a step back to the shortlist.'),
	interview: applicantMail('back_to_interview', 'a step back to the interview.'),
	offered: applicantMail('back_to_offered', 'a step back to the offer.'),
}

function applicantMail(name: string, about: string) {
	return template({
		name: `applicant_${name}`,
		about: `To an applicant: ${about}`,
		subject: `hiringMails.applicant.${name}.subject`,
		body: `hiringMails.applicant.${name}.body`,
		placeholders: {
			first_name: firstName,
			job,
			organisation,
			more: block('the reason, and what the organisation writes, if anything', [
				'Orange Works writes:',
				'Thank you for your patience.',
			]),
		},
	})
}
