import { z } from 'zod'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp, line } from '../platform/basics.ts'
import { isPublicUrl } from '../platform/public-url.ts'

/** What a webhook can tell of. */
export const WebhookEvent = z.enum([
	'job.opened',
	'job.paused',
	'job.closed',
	'application.received',
	'application.moved',
	'profile.approved',
])
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** The most webhooks of an organisation. */
export const mostWebhooks = 10

/** A delivery is tried again for so long; a webhook that has failed for so long is switched off. */
export const webhookRetryDays = 3

/** For so long after a new secret, deliveries are signed with the former one too. */
export const formerSecretHours = 24

/** How long the deliveries of a webhook are listed, in days. */
export const deliveryDays = 30

/** An address on the public internet: https, a host name, and neither a port nor a password. */
const WebhookUrl = line()
	.max(500)
	.refine((text) => isPublicUrl(text), 'hiringProblems.webhookUrl')

export const WebhookDraft = z.object({
	url: WebhookUrl,
	events: z
		.array(WebhookEvent)
		.min(1, 'hiringProblems.webhookEvents')
		.max(WebhookEvent.options.length)
		.transform((events) => WebhookEvent.options.filter((event) => events.includes(event))),
})
export type WebhookDraft = z.infer<typeof WebhookDraft>

/** An address to which the portal sends the events of an organisation. */
export const Webhook = z.object({
	id: Id,
	url: z.string(),
	events: z.array(WebhookEvent),
	isOn: z.boolean(),
	createdAt: Timestamp,
	failingSince: Timestamp.nullable().describe(
		'when the first of the deliveries failed that failed without a success between them',
	),
	stoppedAt: Timestamp.nullable().describe('when it was switched off because it had failed for too long'),
	formerSecretUntil: Timestamp.nullable().describe(
		'until when deliveries are signed with the former secret too',
	),
})
export type Webhook = z.infer<typeof Webhook>

/** Why a delivery was not accepted, where there was no answer with a status. */
export const DeliveryProblem = z.enum(['unreachable', 'untrusted', 'late'])
export type DeliveryProblem = z.infer<typeof DeliveryProblem>

/** An event on its way to a webhook, or arrived. `waiting` is tried again; `failed` is not. */
export const WebhookDelivery = z.object({
	id: Id.describe('the `webhook-id` that is sent with it'),
	event: WebhookEvent.or(z.literal('webhook.test')),
	state: z.enum(['waiting', 'delivered', 'failed']),
	attempts: z.number().int(),
	status: z.number().int().nullable().describe('of the last answer'),
	problem: DeliveryProblem.nullable(),
	createdAt: Timestamp,
	triedAt: Timestamp.nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const ofWebhook = z.object({ webhookId: Id })
const secret = z.string().describe('`whsec_` and the key in base64; shown only here')

export const listWebhooks = endpoint({
	method: 'GET',
	path: 'organisations/me/webhooks',
	access: 'employer',
	summary: 'The webhooks of the organisation of the caller, for those who lead its team, oldest first.',
	details: z.object({
		items: z.array(Webhook),
		mayManage: z.boolean().describe('whether the caller leads the team of an organisation'),
	}),
})

export const createWebhook = endpoint({
	method: 'POST',
	path: 'organisations/me/webhooks',
	access: 'employer',
	summary: 'Make a webhook. The answer is the only one that has its secret.',
	body: WebhookDraft,
	details: z.object({ webhook: Webhook, secret }),
	message: 'hiringAnswers.webhookMade',
})

export const changeWebhook = endpoint({
	method: 'PUT',
	path: 'organisations/me/webhooks/:webhookId',
	access: 'employer',
	summary:
		'Change the address and the events of a webhook, or switch it on or off. Switched off, it misses what happens.',
	params: ofWebhook,
	body: WebhookDraft.extend({ isOn: z.boolean() }),
	details: z.null(),
	message: 'hiringAnswers.webhookSaved',
})

export const deleteWebhook = endpoint({
	method: 'DELETE',
	path: 'organisations/me/webhooks/:webhookId',
	access: 'employer',
	summary: 'Remove a webhook with its deliveries.',
	params: ofWebhook,
	details: z.null(),
	message: 'hiringAnswers.webhookRemoved',
})

export const renewWebhookSecret = endpoint({
	method: 'POST',
	path: 'organisations/me/webhooks/:webhookId/secret',
	access: 'employer',
	summary: 'Give a webhook a new secret. For a day, deliveries are signed with the former one too.',
	params: ofWebhook,
	details: z.object({ webhook: Webhook, secret }),
	message: 'hiringAnswers.webhookMade',
})

export const testWebhook = endpoint({
	method: 'POST',
	path: 'organisations/me/webhooks/:webhookId/test',
	access: 'employer',
	summary: 'Send an event without content to a webhook, to try it.',
	params: ofWebhook,
	details: z.object({ deliveryId: Id }),
	message: 'hiringAnswers.webhookTested',
})

export const listWebhookDeliveries = endpoint({
	method: 'GET',
	path: 'organisations/me/webhooks/:webhookId/deliveries',
	access: 'employer',
	summary: 'What was sent to a webhook in the last 30 days and what is waiting to be sent, newest first.',
	params: ofWebhook,
	query: CursorPageQuery,
	details: cursorPageOf(WebhookDelivery),
})

export const resendWebhookDelivery = endpoint({
	method: 'POST',
	path: 'organisations/me/webhooks/:webhookId/deliveries/:deliveryId/resend',
	access: 'employer',
	summary: 'Send a delivery again, now. It keeps its id, by which the receiver knows it.',
	params: ofWebhook.extend({ deliveryId: Id }),
	details: z.null(),
	message: 'hiringAnswers.deliverySent',
})
