import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import {
	firstName,
	link,
	sampleOf,
	sampleTime,
	text,
} from '#platform/channels/mail/templates/placeholders.ts'

const what = text('reportedThing', () => t('trustMails.what.job', { title: sampleOf('jobTitle') }))
const page = link('casePage', 'cases')
const appeal = link('appealPage', 'grievance')

export const frozenMail = template({
	name: 'case_frozen',
	subject: 'trustMails.frozen.subject',
	body: 'trustMails.frozen.body',
	placeholders: {
		first_name: firstName,
		what,
		reasons: text('reportReasons', () => t('trustMails.reasons.asks_for_money')),
		page,
	},
})

export const releasedMail = template({
	name: 'case_released',
	subject: 'trustMails.released.subject',
	body: 'trustMails.released.body',
	placeholders: {
		first_name: firstName,
		what,
		message: text('releaseRemark'),
		page,
	},
})

export const upheldMail = template({
	name: 'case_upheld',
	subject: 'trustMails.upheld.subject',
	body: 'trustMails.upheld.body',
	placeholders: {
		first_name: firstName,
		what,
		message: text('rulingRemark'),
		consequence: text('consequence', () => t('trustMails.consequence.warning')),
		appeal,
		page,
	},
})

export const escalatedMail = template({
	name: 'case_escalated',
	subject: 'trustMails.escalated.subject',
	body: 'trustMails.escalated.body',
	placeholders: {
		answered_at: text('answeredAt', sampleTime('moment', '2026-03-03')),
		page: link('adminCasePage', 'admin/reports/1'),
	},
})
