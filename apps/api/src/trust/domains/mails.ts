import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const domainLostMail = template({
	name: 'domain_lost',
	about: 'The token of an organisation has not been found at its domain for weeks.',
	subject: '{domain} is no longer confirmed',
	body: `Hi {first_name}, for {weeks} weeks we have not found the token of {organisation} at {domain}: neither in its DNS nor at {place}. So the domain is not shown as confirmed any more.

Put the token back, and confirm the domain anew:

[Confirm the domain]({page})`,
	placeholders: {
		first_name: firstName,
		weeks: text('for how many weeks', '3'),
		organisation: text('the name of the organisation', 'Orange Works'),
		domain: text('the domain', 'orange.example'),
		place: text('where the file is looked for', '/.well-known/profile-search'),
		page: link('the page of the domain', 'https://portal.example/domain'),
	},
})
