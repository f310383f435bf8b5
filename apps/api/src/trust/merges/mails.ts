import { firstName, template, text } from '#platform/channels/mail/template.ts'

const kept = text('the address that stays, most of it hidden', 'a…@example.com')

export const mergedMail = template({
	name: 'merged',
	about: 'To both addresses: two accounts of a person are one now.',
	subject: 'trustMails.merged.subject',
	body: 'trustMails.merged.body',
	placeholders: {
		first_name: firstName,
		kept,
		reason: text('the words of the administrator', 'You have registered twice.'),
	},
})

export const mergeUndoneMail = template({
	name: 'merge_undone',
	about: 'To both addresses: two accounts that were merged are two again.',
	subject: 'trustMails.mergeUndone.subject',
	body: 'trustMails.mergeUndone.body',
	placeholders: { first_name: firstName },
})
