import type { Agent } from 'node:https'
import webPush from 'web-push'

/**
 * Hands a text to a push service, which keeps it for this many seconds. `gone` means that the browser takes
 * no more.
 */
export type Pusher = { send: (to: Address, text: string, seconds: number) => Promise<'sent' | 'gone'> }

type Address = { endpoint: string; p256dh: string; auth: string }

/**
 * The key that identifies the portal to push services (VAPID, RFC 8292), and the contact they write to when
 * something is wrong with it.
 */
export type Vapid = { publicKey: string; privateKey: string; subject: string }

/**
 * Sends to push services, encrypted so that only the browser can read it (RFC 8291). The agent is for tests.
 */
export function createPusher(vapid: Vapid, agent?: Agent): Pusher {
	return {
		async send({ endpoint, p256dh, auth }, text, seconds) {
			const failure = await webPush
				.sendNotification({ endpoint, keys: { p256dh, auth } }, text, {
					vapidDetails: vapid,
					TTL: seconds,
					urgency: 'normal',
					timeout: 10_000,
					...(agent && { agent }),
				})
				.then(() => undefined, reasonOf)
			if (failure === undefined) return 'sent'
			if (failure === 404 || failure === 410) return 'gone'
			// The address is the browser's secret, so only its host is logged.
			throw new Error(`The push service ${new URL(endpoint).host} answered ${failure}.`)
		},
	}
}

/** A new key pair. Subscriptions work with one pair only, so it is kept for good. */
export function newVapidKeys() {
	return webPush.generateVAPIDKeys()
}

/** The status of the answer, or why there was none. */
function reasonOf(error: unknown) {
	if (error instanceof webPush.WebPushError) return error.statusCode
	return `nothing (${error instanceof Error ? error.message : String(error)})`
}
