import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

export const feedStoppedMail = template({
	name: 'feed_stopped',
	subject: 'hiringMails.feedStopped.subject',
	body: 'hiringMails.feedStopped.body',
	placeholders: {
		first_name: firstName,
		host: text('feedHost', 'jobs.example.com'),
		page: link('feedsPage', 'job-feeds'),
	},
})
