import type { PushNotification, PushSubscriptionDraft } from '@profile-search/contract/messaging/push'
import type { z } from 'zod'

/** What the pages ask of whatever they run on: a browser, or the app of a phone. */
export type Device = {
	isNative: boolean
	/** Null where the platform has none. */
	secureStorage: SecureStorage | null
	/** Shows a short message; done once it is on its way to the eyes. */
	toast: (message: string, milliseconds: number, kind?: ToastKind) => Promise<void>
	push: Push
}

export type ToastKind = 'success' | 'error'

export type SecureStorage = {
	get: (name: string) => Promise<string | null>
	set: (name: string, value: string) => Promise<void>
	remove: (name: string) => Promise<void>
}

/** Whether notifications reach this device: blocked is a no of the person, unsupported one of the platform. */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported'

/** Where the portal sends to; null where the platform's own push service delivers. */
export type PushAddress = z.input<typeof PushSubscriptionDraft> | null

export type Push = {
	state: () => Promise<PushState>
	/** Asks the person when needed; fails when the answer is no. */
	subscribe: (publicKey: string) => Promise<PushAddress>
	unsubscribe: () => Promise<void>
	/** Gives the function that ends the listening. */
	onNotification: (listener: PushListener) => () => void
}

export type PushListener = {
	/** It arrived while the person was looking at a page. */
	received: (notification: PushNotification) => void
	/** The person has opened it, outside of the page. */
	opened: (notification: PushNotification) => void
}
