import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const domainLostMail = template({
	name: 'domain_lost',
	about: 'The token of an organisation has not been found at its domain for weeks.',
	subject: 'trustMails.domainLost.subject',
	body: 'trustMails.domainLost.body',
	placeholders: {
		first_name: firstName,
		weeks: text('for how many weeks', '3'),
		organisation: text('the name of the organisation', 'Orange Works'),
		domain: text('the domain', 'orange.example'),
		place: text('where the file is looked for', '/.well-known/profile-search'),
		page: link('the page of the domain', 'https://portal.example/domain'),
	},
})
