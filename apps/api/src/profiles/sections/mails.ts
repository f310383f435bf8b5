import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const kind = text('advisory or investor', 'advisory')

export const sectionApprovedMail = template({
	name: 'section_approved',
	about: 'The section of an adviser or an investor was approved.',
	subject: 'profilesMails.sectionApproved.subject',
	body: 'profilesMails.sectionApproved.body',
	placeholders: {
		first_name: firstName,
		kind,
		page: link('the page of the section', 'https://portal.example/advisory-details/1'),
	},
})

export const sectionRejectedMail = template({
	name: 'section_rejected',
	about: 'The section of an adviser or an investor needs a change.',
	subject: 'profilesMails.sectionRejected.subject',
	body: 'profilesMails.sectionRejected.body',
	placeholders: {
		first_name: firstName,
		kind,
		reason: text('the words of the approver', 'Please say what you advise on.'),
		page: link('the form of the section', 'https://portal.example/advisory-edit'),
	},
})
