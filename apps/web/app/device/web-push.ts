import { readPush } from './push-place.ts'
// oxlint-disable-next-line import/default -- the build emits the worker; its address is the default export
import workerAddress from './service-worker.ts?worker&url'
import type { Push } from './shape.ts'

/** Push through the service of the browser (W3C Push API). */
export const webPush: Push = {
	async state() {
		if (!isSupported()) return 'unsupported'
		const { state } = await navigator.permissions.query({ name: 'notifications' })
		if (state === 'denied') return 'blocked'
		return (await subscription()) ? 'on' : 'off'
	},
	async subscribe(publicKey) {
		if ((await Notification.requestPermission()) !== 'granted')
			throw new Error('Notifications are not allowed.')
		await navigator.serviceWorker.register(workerAddress, { scope: '/', updateViaCache: 'none' })
		const { pushManager } = await navigator.serviceWorker.ready
		// A subscription made with an older key of the portal would prevent a new one.
		await (await pushManager.getSubscription())?.unsubscribe()
		const made = await pushManager.subscribe({
			userVisibleOnly: true,
			applicationServerKey: bytesOf(publicKey),
		})
		return addressOf(made)
	},
	async address() {
		const made = await subscription()
		return made && addressOf(made)
	},
	async isFor(publicKey) {
		const key = (await subscription())?.options.applicationServerKey
		return !key || String(new Uint8Array(key)) === String(bytesOf(publicKey))
	},
	async unsubscribe() {
		await (await subscription())?.unsubscribe()
	},
	onNotification({ received, opened }) {
		if (!('serviceWorker' in navigator)) return () => {}

		const take = ({ data, ports }: MessageEvent<unknown>) => {
			if (typeof data !== 'object' || data === null || !('push' in data)) return
			const push = readPush(data.push)
			if (push) ('isOpened' in data ? opened : received)(push)
			ports[0]?.postMessage('taken')
		}
		navigator.serviceWorker.addEventListener('message', take)
		navigator.serviceWorker.startMessages()
		return () => navigator.serviceWorker.removeEventListener('message', take)
	},
}

function isSupported() {
	return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

async function subscription() {
	if (!isSupported()) return null
	const registration = await navigator.serviceWorker.getRegistration('/')
	return (await registration?.pushManager.getSubscription()) ?? null
}

function addressOf(made: PushSubscription) {
	const { endpoint, keys } = made.toJSON()
	return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
}

/** Decodes base64url. */
function bytesOf(text: string) {
	const base64 = text.replaceAll('-', '+').replaceAll('_', '/')
	return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
