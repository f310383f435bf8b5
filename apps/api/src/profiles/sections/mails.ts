import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const kind = text('advisory or investor', 'advisory')

export const sectionApprovedMail = template({
	name: 'section_approved',
	about: 'The section of an adviser or an investor was approved.',
	subject: 'Your {kind} section is approved',
	body: `Hi {first_name}, your {kind} section is approved and listed.

People can now ask you for contact. You decide on each of them.

[See what others see]({page})`,
	placeholders: {
		first_name: firstName,
		kind,
		page: link('the page of the section', 'https://portal.example/advisory-details/1'),
	},
})

export const sectionRejectedMail = template({
	name: 'section_rejected',
	about: 'The section of an adviser or an investor needs a change.',
	subject: 'Your {kind} section needs a change',
	body: `Hi {first_name}, your {kind} section could not be approved yet. The reason:

{reason}

Once you have changed and saved it, it is looked at again.

[Change the section]({page})`,
	placeholders: {
		first_name: firstName,
		kind,
		reason: text('the words of the approver', 'Please say what you advise on.'),
		page: link('the form of the section', 'https://portal.example/advisory-edit'),
	},
})
