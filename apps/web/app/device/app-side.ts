import { appPush } from './app-push.ts'
import { browserSide } from './browser-side.ts'
import type { Device } from './shape.ts'

/**
 * The device as the app provides it. The plugins are loaded when first needed, so that browsers never load them. A
 * plugin looks like a promise to JavaScript, so an async function must not return one.
 */
export const appSide: Device = {
	isNative: true,
	secureStorage: {
		async get(name) {
			const { SecureStorage } = await import('@aparajita/capacitor-secure-storage')
			return SecureStorage.getItem(name)
		},
		async set(name, value) {
			const { SecureStorage } = await import('@aparajita/capacitor-secure-storage')
			await SecureStorage.setItem(name, value)
		},
		async remove(name) {
			const { SecureStorage } = await import('@aparajita/capacitor-secure-storage')
			await SecureStorage.removeItem(name)
		},
	},
	async toast(message, milliseconds, kind) {
		try {
			const { Toast } = await import('@capacitor/toast')
			await Toast.show({ text: message, duration: nearestDuration(milliseconds) })
		} catch {
			await browserSide.toast(message, milliseconds, kind)
		}
	},
	push: appPush,
}

/** Phones offer two durations: 2000 ms and 3500 ms. */
function nearestDuration(milliseconds: number) {
	return milliseconds < 2750 ? 'short' : 'long'
}
