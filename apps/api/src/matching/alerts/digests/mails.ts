import { block, link, template, text } from '#platform/channels/mail/template.ts'

const placeholders = {
	found: text('how much of what was found', '2 new jobs'),
	items: block('the finds, each with a link and why it is told of', [
		{
			title: 'Orchard planner',
			link: 'https://portal.example/jobs/1',
			lines: ['Orange Works · Nagpur', 'Fits you: 86 of 100. Has: Pruning, Drip irrigation'],
		},
		{
			title: 'Gardener',
			link: 'https://portal.example/jobs/2',
			lines: ['Kulkarni Gardens · Pune', 'Found by “Gardens in Pune”'],
		},
	]),
	see: text('on the button: whether the page shows more', 'See them on one page'),
	page: link('the page of all finds', 'https://portal.example/new-delivery/1'),
}

export const alertDigestMail = template({
	name: 'alert_digest',
	about: 'What one alert has found.',
	subject: 'matchingMails.digest.subject',
	body: 'matchingMails.digest.body',
	placeholders: { ...placeholders, alert: text('the name of the alert', 'Gardens in Pune') },
})

export const alertDigestOfSeveralMail = template({
	name: 'alert_digest_of_several',
	about: 'What several alerts have found.',
	subject: 'matchingMails.digestOfSeveral.subject',
	body: 'matchingMails.digestOfSeveral.body',
	placeholders,
})
