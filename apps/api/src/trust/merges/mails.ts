import { firstName, template, text } from '#platform/channels/mail/template.ts'

const kept = text('the address that stays, most of it hidden', 'a…@example.com')

export const mergedMail = template({
	name: 'merged',
	about: 'To both addresses: two accounts of a person are one now.',
	subject: 'Two of your accounts are one now',
	body: `Hi {first_name}, an administrator has merged two accounts of yours. Everything is in one account now; please log in with the address {kept}. The other address counts no more.

The reason:

{reason}

If this is a mistake, please write to us within a day: until then it can be undone.`,
	placeholders: {
		first_name: firstName,
		kept,
		reason: text('the words of the administrator', 'You have registered twice.'),
	},
})

export const mergeUndoneMail = template({
	name: 'merge_undone',
	about: 'To both addresses: two accounts that were merged are two again.',
	subject: 'Your accounts are two again',
	body: `Hi {first_name}, an administrator has undone the merge of two accounts of yours. Each is what it was before; you can log in with both addresses again.`,
	placeholders: { first_name: firstName },
})
