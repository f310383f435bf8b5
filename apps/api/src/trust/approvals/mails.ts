import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const reason = text('the words of the approver', 'Please name the town you live in.')
const form = link('the form of the profile', 'https://portal.example/profile-update')

export const approvedMail = template({
	name: 'account_approved',
	about: 'The profile of an account was approved.',
	subject: 'Your profile is approved',
	body: `Hi {first_name}, your profile is approved.

{opened}

[Have a look]({page})`,
	placeholders: {
		first_name: firstName,
		opened: text('what the approval opens up', 'You now see the jobs that fit you best, with the reasons.'),
		page: link('where to look at it', 'https://portal.example/matches'),
	},
})

export const rejectedMail = template({
	name: 'account_rejected',
	about: 'The profile of an account needs a change.',
	subject: 'Your profile needs a change',
	body: `Hi {first_name}, your profile could not be approved yet. The reason:

{reason}

Once you have changed and saved it, it is looked at again.

[Change my profile]({form})`,
	placeholders: { first_name: firstName, reason, form },
})

export const askedMail = template({
	name: 'account_asked',
	about: 'An approver asks an account for more.',
	subject: 'Something is missing in your profile',
	body: `Hi {first_name}, before we can decide on your profile, we need one more thing:

{reason}

Once you have added it and saved your profile, it is looked at again. It keeps its place in the queue.

[Complete my profile]({form})`,
	placeholders: { first_name: firstName, reason, form },
})
