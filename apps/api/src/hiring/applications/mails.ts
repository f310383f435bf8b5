import { block, firstName, link, template, text } from '#platform/channels/mail/template.ts'

const job = text('the title of the job', 'Orchard planner')
const organisation = text('the name of the organisation', 'Orange Works')

export const teamMail = template({
	name: 'application_team',
	about: 'To the team: somebody applied, or answered an offer.',
	subject: '{news}: {job}',
	body: `Hi {first_name}, {sentence}

[See the application]({page})`,
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
	submitted: applicantMail(
		'submitted',
		'the application has arrived.',
		'Your application is sent',
		'your application as {job} is with {organisation}. You will hear of every step, and can withdraw it at any time.',
	),
	shortlisted: applicantMail(
		'shortlisted',
		'they are on the shortlist.',
		'You are on the shortlist',
		'{organisation} has put you on the shortlist for {job}.',
	),
	interview: applicantMail(
		'interview',
		'they are asked to an interview.',
		'You are asked to an interview',
		'{organisation} would like to meet you for {job}. The times come from the organisation.',
	),
	offered: applicantMail(
		'offered',
		'they are offered the job.',
		'You are offered the job',
		'{organisation} offers you the job as {job}. Please accept or decline it on the page of your application.',
	),
	hired: applicantMail(
		'hired',
		'they are hired.',
		'You are hired',
		'{organisation} has noted that you are hired as {job}. We wish you a good start!',
	),
	rejected: applicantMail(
		'rejected',
		'it goes no further.',
		'Your application was not successful',
		'{organisation} will not go on with your application as {job}.',
	),
}

/** Mails by the new state after a step back. */
export const backwards = {
	viewed: applicantMail(
		'back_to_viewed',
		'a step back, such as out of a no that was a mistake.',
		'Your application stands open',
		'{organisation} has taken a step back: your application as {job} is being looked at.',
	),
	shortlisted: applicantMail(
		'back_to_shortlisted',
		'a step back to the shortlist.',
		'You are on the shortlist',
		'{organisation} has taken a step back: you are on the shortlist for {job}.',
	),
	interview: applicantMail(
		'back_to_interview',
		'a step back to the interview.',
		'Your application is at the interview',
		'{organisation} has taken a step back: your application as {job} is at the interview.',
	),
	offered: applicantMail(
		'back_to_offered',
		'a step back to the offer.',
		'The offer stands',
		'{organisation} has taken a step back: you are offered the job as {job}.',
	),
}

function applicantMail(name: string, about: string, subject: string, news: string) {
	return template({
		name: `applicant_${name}`,
		about: `To an applicant: ${about}`,
		subject: `${subject}: {job}`,
		body: `Hi {first_name}, ${news}\n\n{more}`,
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
