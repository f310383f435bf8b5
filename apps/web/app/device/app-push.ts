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
	// A phone hands out a new address from time to time; it is asked for at every start, and only after a yes.
	const { receive } = await PushNotifications.checkPermissions()
	if (receive === 'granted') await PushNotifications.register()
	return handles
}

/** Title and text travel beside our own fields; on Android they may be missing when the app was closed. */
function pass(
	{ title, body, data }: { title?: string; body?: string; data: unknown },
	to: PushListener['opened'],
) {
	const push = readPush({ title, body, ...(typeof data === 'object' && data) })
	if (push) to(push)
}
