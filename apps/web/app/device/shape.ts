import type { PushNotification, PushSubscriptionDraft } from '@profile-search/contract/messaging/push'
import type { z } from 'zod'

/** What the pages need from their platform: a browser, or the app on a phone. */
export type Device = {
	isNative: boolean
	/** Null if the platform has none. */
	secureStorage: SecureStorage | null
	/** Shows a short message; resolves once it is on its way to the screen. */
	toast: (message: string, milliseconds: number, kind?: ToastKind) => Promise<void>
	push: Push
}

export type ToastKind = 'success' | 'error'

export type SecureStorage = {
	get: (name: string) => Promise<string | null>
	set: (name: string, value: string) => Promise<void>
	remove: (name: string) => Promise<void>
}

/** Whether notifications reach this device. `blocked`: the person refused; `unsupported`: the platform cannot. */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported'

/** The address that the portal sends to; null if the platform's own push service delivers. */
export type PushAddress = z.input<typeof PushSubscriptionDraft> | null

export type Push = {
	state: () => Promise<PushState>
	/** Asks the person if needed; fails when they refuse. */
	subscribe: (publicKey: string) => Promise<PushAddress>
	/** The address that this device has subscribed with before; null if there is none. */
	address: () => Promise<PushAddress>
	/** Whether what this device has subscribed with is for this key of the portal: what is for another never arrives. */
	isFor: (publicKey: string) => Promise<boolean>
	unsubscribe: () => Promise<void>
	/** Returns the function that stops listening. */
	onNotification: (listener: PushListener) => () => void
}

export type PushListener = {
	/** Called when a notification arrives while the person is looking at a page. */
	received: (notification: PushNotification) => void
	/** Called when the person opened a notification outside the page. */
	opened: (notification: PushNotification) => void
}
