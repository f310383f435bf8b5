import { readPush } from './push-place.ts'
import type { Push, PushListener } from './shape.ts'

/** Push through the service of the phone's platform. */
export const appPush: Push = {
	async state() {
		const { PushNotifications } = await import('@capacitor/push-notifications')
		const { receive } = await PushNotifications.checkPermissions()
		if (receive === 'denied') return 'blocked'
		return receive === 'granted' ? 'on' : 'off'
	},
	async subscribe() {
		const { PushNotifications } = await import('@capacitor/push-notifications')
		const { receive } = await PushNotifications.requestPermissions()
		if (receive !== 'granted') throw new Error('Notifications are not allowed.')
		await PushNotifications.register()
		return null
	},
	async address() {
		return null
	},
	async isFor() {
		return true
	},
	async unsubscribe() {
		const { PushNotifications } = await import('@capacitor/push-notifications')
		await PushNotifications.unregister()
	},
	onNotification(listener) {
		const handles = listen(listener).catch(() => [])
		return () => {
			void handles.then((each) => each.map((handle) => handle.remove()))
		}
	},
}

async function listen({ received, opened }: PushListener) {
	const { PushNotifications } = await import('@capacitor/push-notifications')
	const handles = await Promise.all([
		PushNotifications.addListener('pushNotificationReceived', (notification) => pass(notification, received)),
		PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) =>
			pass(notification, opened),
		),
	])
	// The phone's push address changes from time to time, so the app registers at every start, but only with
	// permission.
	const { receive } = await PushNotifications.checkPermissions()
	if (receive === 'granted') await PushNotifications.register()
	return handles
}

/** Title and text come beside our own fields. On Android they may be missing if the app was closed. */
function pass(
	{ title, body, data }: { title?: string; body?: string; data: unknown },
	to: PushListener['opened'],
) {
	const push = readPush({ title, body, ...(typeof data === 'object' && data) })
	if (push) to(push)
}
