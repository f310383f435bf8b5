import type { Mail } from '../mail/mailer.ts'

/** What every mail of alerts carries, so that it can be ended: the headers of RFC 8058, and a link to a page with a button. */
export function endOfMail(publicUrl: string, key: string) {
	return {
		headers: {
			'List-Unsubscribe': `<${publicUrl}/api/alert-mails/${key}/end>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
		paragraphs: [
			{ plain: `${publicUrl}/alerts/end/${key}`, label: 'Fewer of these mails, or none' },
		] satisfies Mail['paragraphs'],
	}
}

export const frequencyWords = {
	at_once: 'as soon as there is something new',
	daily: 'once a day, if there is something new',
	weekly: 'on Mondays, if there is something new',
	none: 'never',
}
