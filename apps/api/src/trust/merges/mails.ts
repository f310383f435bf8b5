import { template } from '#platform/channels/mail/template.ts'
import { firstName, text } from '#platform/channels/mail/templates/placeholders.ts'

const kept = text('keptAddress', 'a…@example.com')

export const mergedMail = template({
	name: 'merged',
	subject: 'trustMails.merged.subject',
	body: 'trustMails.merged.body',
	placeholders: {
		first_name: firstName,
		kept,
		reason: text('mergeReason'),
	},
})

export const mergeUndoneMail = template({
	name: 'merge_undone',
	subject: 'trustMails.mergeUndone.subject',
	body: 'trustMails.mergeUndone.body',
	placeholders: { first_name: firstName },
})
