import { t } from '@profile-search/text/translate'
import type { Paragraphs } from '#platform/channels/mail/paragraphs.ts'
import { link, template, text } from '#platform/channels/mail/template.ts'

/**
 * Repeats nothing that was typed, since the address is unconfirmed and may be a stranger's. The page behind the link
 * shows it.
 */
export const confirmationMail = template({
	name: 'alert_confirmation',
	about: 'Somebody without an account asks for alerts to this address.',
	subject: 'matchingMails.confirmation.subject',
	body: 'matchingMails.confirmation.body',
	placeholders: {
		frequency: text('how often it writes', 'once a day, if there is something new'),
		page: link('the page that switches it on', 'https://portal.example/alerts/confirm/key'),
		days: text('how many days the link is good for', '7'),
	},
})

export const questionMail = template({
	name: 'alert_question',
	about: 'Nobody has opened what an alert found for a year.',
	subject: 'matchingMails.question.subject',
	body: 'matchingMails.question.body',
	placeholders: {
		alert: text('the name of the alert', 'Java in Pune'),
		page: link('the page that keeps it', 'https://portal.example/alerts/end/key?keep'),
	},
})

/** The end of every alert mail, for unsubscribing: the headers of RFC 8058, and a link to a page with a button. */
export function endOfMail(publicUrl: string, key: string) {
	return {
		headers: {
			'List-Unsubscribe': `<${publicUrl}/api/alert-mails/${key}/end>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
		foot: [{ plain: `${publicUrl}/alerts/end/${key}`, label: t('matchingMails.fewer') }] satisfies Paragraphs,
	}
}
