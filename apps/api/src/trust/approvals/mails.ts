import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const reason = text('the words of the approver', 'Please name the town you live in.')
const form = link('the form of the profile', 'https://portal.example/profile-update')

export const approvedMail = template({
	name: 'account_approved',
	about: 'The profile of an account was approved.',
	subject: 'trustMails.approved.subject',
	body: 'trustMails.approved.body',
	placeholders: {
		first_name: firstName,
		opened: text('what the approval opens up', 'You now see the jobs that fit you best, with the reasons.'),
		page: link('where to look at it', 'https://portal.example/matches'),
	},
})

export const rejectedMail = template({
	name: 'account_rejected',
	about: 'The profile of an account needs a change.',
	subject: 'trustMails.rejected.subject',
	body: 'trustMails.rejected.body',
	placeholders: { first_name: firstName, reason, form },
})

export const askedMail = template({
	name: 'account_asked',
	about: 'An approver asks an account for more.',
	subject: 'trustMails.asked.subject',
	body: 'trustMails.asked.body',
	placeholders: { first_name: firstName, reason, form },
})
