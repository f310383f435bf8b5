import { t } from '@profile-search/text/translate'
import { type MailName, template } from '#platform/channels/mail/template.ts'
import { block, link, sampleOf, sampleTime, text } from '#platform/channels/mail/templates/placeholders.ts'

// The mails repeat nothing that the complainant typed: the address is unconfirmed and may be a stranger's.
const told = {
	number: text('grievanceNumber', 'PS-2026-7F3A21B0'),
	page: link('grievancePage', 'grievance/track'),
	officer: text('grievanceOfficer', () =>
		t('trustMails.grievance.officerLine', { contacts: `${sampleOf('grievanceOfficer')}, lata@example.com` }),
	),
}
const message = block('grievanceMessage', () => [sampleOf('grievanceMessage')])
const answerBy = text('answerBy', sampleTime('moment', '2026-03-18'))

export const filedMail = template({
	name: 'grievance_filed',
	subject: 'trustMails.grievance.filed.subject',
	body: 'trustMails.grievance.filed.body',
	placeholders: {
		...told,
		acknowledge_by: text('acknowledgeBy', sampleTime('moment', '2026-03-04')),
		answer_by: answerBy,
	},
})

/** By the state that a grievance has reached, while the clock runs. */
export const onwards = {
	acknowledged: onward('acknowledged'),
	in_progress: onward('in_progress'),
	waiting_for_complainant: onward('waiting'),
	reopened: onward('reopened'),
}

export const answerMail = onward('answer')

/** By the decision, each with the further remedies that the law requires to be named. */
export const decisions = {
	resolved: decision('resolved'),
	rejected: decision('rejected'),
}

export const closedMail = template({
	name: 'grievance_closed',
	subject: 'trustMails.grievance.closed.subject',
	body: 'trustMails.grievance.closed.body',
	placeholders: { ...told, message },
})

export const officerMail = template({
	name: 'grievance_officer',
	subject: 'trustMails.grievance.officer.subject',
	body: 'trustMails.grievance.officer.body',
	placeholders: {
		number: told.number,
		news: text('grievanceNews', () => t('trustMails.grievance.news.filed')),
		filed_at: text('filedAt', sampleTime('moment', '2026-03-03')),
		message: block('complaint', () => [sampleOf('complaint')]),
		duty: text('grievanceDuty', () => t('trustMails.grievance.duty.acknowledged')),
		due: text('dutyDue', sampleTime('moment', '2026-03-04')),
		page: link('adminGrievancePage', 'admin/grievances/1'),
	},
})

function onward(name: MailName<'grievance_'>) {
	return template({
		name: `grievance_${name}`,
		subject: `trustMails.grievance.${name}.subject`,
		body: `trustMails.grievance.${name}.body`,
		placeholders: { ...told, message, answer_by: answerBy },
	})
}

function decision(name: MailName<'grievance_'>) {
	return template({
		name: `grievance_${name}`,
		subject: `trustMails.grievance.${name}.subject`,
		body: `trustMails.grievance.${name}.body`,
		placeholders: {
			...told,
			message,
			reopen_by: text('reopenBy', sampleTime('moment', '2026-03-25')),
			appeal_by: text('appealBy', sampleTime('moment', '2026-04-17')),
			appeal_at: text('appealAddress', 'https://gac.gov.in'),
		},
	})
}
