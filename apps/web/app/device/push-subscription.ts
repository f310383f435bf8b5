import {
	addPushSubscription,
	deletePushSubscription,
	sendTestPush,
	showPushKey,
} from '@profile-search/contract/messaging/push'
import { send } from '#api.ts'
import { device } from './device.ts'

/** The subscription of this browser that was registered with the portal, and its account. */
type Subscription = { accountId: string; endpoint: string }

const name = 'Profile_Search_push'

/** Turns notifications of an account on for this device. Fails when the person or the push service refuses. */
export async function turnPushOn(accountId: string) {
	const key = await send(showPushKey)
	if (key.errorCode !== 0 || !key.details) return key

	const address = await device.push.subscribe(key.details.publicKey)
	if (!address) return key
	const sent = await send(addPushSubscription, { body: address })
	if (sent.errorCode === 0) remember({ accountId, endpoint: address.endpoint })
	else await device.push.unsubscribe()
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
 * Drops a subscription of another account that used this browser, so that this account does not see its
 * notifications.
 */
export async function dropForeignPush(accountId: string) {
	const subscription = remembered()
	if (subscription && subscription.accountId !== accountId) await turnPushOff()
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
