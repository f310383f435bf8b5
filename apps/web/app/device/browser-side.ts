import { notifications } from '@mantine/notifications'
import type { Device } from './shape.ts'
import { webPush } from './web-push.ts'

/** The device as a browser provides it. */
export const browserSide: Device = {
	isNative: false,
	secureStorage: null,
	async toast(message, milliseconds, kind = 'success') {
		notifications.show({
			message,
			color: kind === 'error' ? 'vermilion' : 'peacock',
			autoClose: milliseconds,
			role: kind === 'error' ? 'alert' : 'status',
		})
	},
	push: webPush,
}
