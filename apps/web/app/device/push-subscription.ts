import {
	addPushSubscription,
	deletePushSubscription,
	sendTestPush,
	showPushKey,
} from '@profile-search/contract/messaging/push'
import { csrfToken, send } from '#api.ts'
import { device } from './device.ts'
import type { PushAddress } from './shape.ts'

/** The subscription of this browser that was registered with the portal, its account, and in which login it was. */
type Subscription = { accountId: string; endpoint: string; login?: string }

const name = 'Profile_Search_push'

/** Turns notifications of an account on for this device. Fails when the person or the push service refuses. */
export async function turnPushOn(accountId: string) {
	const key = await send(showPushKey)
	if (key.errorCode !== 0 || !key.details) return key

	const address = await device.push.subscribe(key.details.publicKey)
	if (!address) return key
	const sent = await register(accountId, address)
	if (sent.errorCode !== 0) await device.push.unsubscribe()
	return sent
}

async function register(accountId: string, address: NonNullable<PushAddress>) {
	const sent = await send(addPushSubscription, { body: address })
	if (sent.errorCode === 0) remember({ accountId, endpoint: address.endpoint, login: loginMark() })
	return sent
}

/**
 * Turns notifications off for this device. If the portal cannot be reached, it finds out later that the address is
 * gone.
 */
export async function turnPushOff() {
	const subscription = remembered()
	remember(null)
	if (subscription) await send(deletePushSubscription, { body: { endpoint: subscription.endpoint } })
	await device.push.unsubscribe().catch(() => {})
}

/** Sends a test notification to every subscribed device of the account. */
export async function testPush() {
	return send(sendTestPush)
}

/**
 * Registers this browser's subscription again in each new login, since the portal ends it together with the login in
 * which it was registered, and subscribes anew if the portal has another key than before. Drops that of another account
 * that used this browser, so that this account does not see its notifications.
 */
export async function followLogin(accountId: string) {
	const subscription = remembered()
	if (!subscription) return
	if (subscription.accountId !== accountId) return turnPushOff()
	if (subscription.login === loginMark()) return
	const address = await device.push.address()
	if (!address) return
	const { details: key } = await send(showPushKey)
	if (!key) return
	if (await device.push.isFor(key.publicKey)) return register(accountId, address)
	const renewed = await turnPushOn(accountId)
	if (renewed.errorCode === 0) await send(deletePushSubscription, { body: { endpoint: address.endpoint } })
}

/** Differs from login to login: the end of the token that the portal gives to the forms of a session. */
function loginMark() {
	return csrfToken().slice(-12)
}

function remembered(): Subscription | null {
	try {
		return JSON.parse(localStorage.getItem(name) ?? 'null')
	} catch {
		return null
	}
}

function remember(subscription: Subscription | null) {
	try {
		if (subscription) localStorage.setItem(name, JSON.stringify(subscription))
		else localStorage.removeItem(name)
	} catch {
		// Storage may be blocked; the subscription works without it.
	}
}
