import { ECDH } from 'node:crypto'

/**
 * The push services of the browsers: Chrome and its relatives, Firefox, Edge on Windows, Safari. A leading
 * dot stands for every host below.
 */
const services = [
	'fcm.googleapis.com',
	'.push.services.mozilla.com',
	'.notify.windows.com',
	'.push.apple.com',
]

/**
 * The address as the portal stores and calls it; undefined when it belongs to no known push service. The
 * address comes from a stranger and the portal's machine calls it: any other address would let strangers call
 * whatever the machine can reach.
 */
export function pushAddressOf(endpoint: string, extraHosts: string[]) {
	if (!URL.canParse(endpoint)) return undefined
	const url = new URL(endpoint)
	if (url.protocol !== 'https:' || url.username || url.password) return undefined
	const isKnown = services.some((service) =>
		service.startsWith('.') ? url.host.endsWith(service) : url.host === service,
	)
	return isKnown || extraHosts.includes(url.host) ? url.href : undefined
}

/** Whether these keys can be encrypted for: a point of the curve P-256 and 16 bytes (RFC 8291). */
export function areKeys({ p256dh, auth }: { p256dh: string; auth: string }) {
	if (Buffer.from(auth, 'base64url').length !== 16 || Buffer.from(p256dh, 'base64url').length !== 65)
		return false
	try {
		ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
		return true
	} catch {
		return false
	}
}
