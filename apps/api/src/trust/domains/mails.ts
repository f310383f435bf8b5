import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

export const domainLostMail = template({
	name: 'domain_lost',
	subject: 'trustMails.domainLost.subject',
	body: 'trustMails.domainLost.body',
	placeholders: {
		first_name: firstName,
		weeks: text('tokenWeeks', '3'),
		organisation: text('organisation'),
		domain: text('domain', 'orange.example'),
		place: text('domainFile', '/.well-known/profile-search'),
		page: link('domainPage', 'domain'),
	},
})
