import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret of a webhook: 256 random bits. */
export function newWebhookSecret() {
	return prefix + randomBytes(32).toString('base64')
}

/** A message as it is sent: its id, which stays the same when it is sent again, and its body. */
export type Message = { id: string; body: string }

/**
 * The headers that prove where a message comes from and when it was sent, as Standard Webhooks describes them
 * (https://www.standardwebhooks.com): an HMAC-SHA256 of id, time and body with each secret that is valid.
 */
export function signatureHeaders({ id, body }: Message, secrets: readonly string[], at: Date) {
	const seconds = String(Math.floor(at.getTime() / 1000))
	const signatures = secrets.map((secret) => {
		const key = Buffer.from(secret.slice(prefix.length), 'base64')
		return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
	})
	return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}
