import { t } from '@profile-search/text/translate'
import type { Paragraphs } from '#platform/channels/mail/paragraphs.ts'
import { template } from '#platform/channels/mail/template.ts'
import { link, text } from '#platform/channels/mail/templates/placeholders.ts'

/**
 * Repeats nothing that was typed, since the address is unconfirmed and may be a stranger's. The page behind the link
 * shows it.
 */
export const confirmationMail = template({
	name: 'alert_confirmation',
	subject: 'matchingMails.confirmation.subject',
	body: 'matchingMails.confirmation.body',
	placeholders: {
		frequency: text('alertFrequency', () => t('matchingMails.frequency.daily')),
		page: link('alertConfirmPage', 'alerts/confirm/key'),
		days: text('linkDays', '7'),
	},
})

export const questionMail = template({
	name: 'alert_question',
	subject: 'matchingMails.question.subject',
	body: 'matchingMails.question.body',
	placeholders: {
		alert: text('alertName'),
		page: link('alertKeepPage', 'alerts/end/key?keep'),
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
