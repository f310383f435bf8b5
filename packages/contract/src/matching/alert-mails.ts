import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../platform/basics.ts'
import { AlertFrequency, MailedKey } from './alerts.ts'

const byKey = z.object({ key: MailedKey })

export const showUnsubscribing = endpoint({
	method: 'GET',
	path: 'alert-mails/:key',
	access: 'anyone',
	summary: 'Which alerts still send mails to the reader of a mail. It changes nothing.',
	params: byKey,
	details: z.object({
		hasAccount: z.boolean(),
		alerts: z.array(z.object({ id: Id, name: z.string(), frequency: AlertFrequency, isInMail: z.boolean() })),
	}),
})

export const openUnsubscribing = endpoint({
	method: 'GET',
	path: 'alert-mails/:key/end',
	access: 'anyone',
	summary:
		'For people who open the address of List-Unsubscribe: leads to the page with the button. It changes nothing.',
	params: byKey,
	details: z.never(),
})

export const unsubscribe = endpoint({
	method: 'POST',
	path: 'alert-mails/:key/end',
	access: 'anyone',
	summary: 'Send no more alerts to the reader of a mail. Mail programs call it by themselves (RFC 8058).',
	params: byKey,
	query: z.object({ alertId: Id.optional().describe('this one only') }),
	details: z.null(),
	message: 'matchingAnswers.unsubscribed',
})
