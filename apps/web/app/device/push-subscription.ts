import { send } from '#api.ts'
import { device } from './device.ts'

/** Which subscription of this browser the portal was told of, and for whom. */
type Told = { accountId: string; endpoint: string }

const name = 'Profile_Search_push'

/** Has this device notified for an account. Fails when the person or the push service says no. */
export async function turnPushOn(accountId: string) {
	const { addPushSubscription, showPushKey } = await import('@profile-search/contract/messaging/push')
	const key = await send(showPushKey)
	if (key.errorCode !== 0 || !key.details) return key

	const address = await device.push.subscribe(key.details.publicKey)
	if (!address) return key
	const sent = await send(addPushSubscription, { body: address })
	if (sent.errorCode === 0) remember({ accountId, endpoint: address.endpoint })
	else await device.push.unsubscribe()
	return sent
}

/** Notifies this device no more. A portal that cannot be told finds out: the address is gone. */
export async function turnPushOff() {
	const told = remembered()
	remember(null)
	if (told) {
		const { deletePushSubscription } = await import('@profile-search/contract/messaging/push')
		await send(deletePushSubscription, { body: { endpoint: told.endpoint } })
	}
	await device.push.unsubscribe().catch(() => {})
}

/** Has every subscribed device of the account notified, so that one can see whether it works. */
export async function testPush() {
	const { sendTestPush } = await import('@profile-search/contract/messaging/push')
	return send(sendTestPush)
}

/** What was subscribed for somebody else who used this browser must not reach this account's eyes. */
export async function dropForeignPush(accountId: string) {
	const told = remembered()
	if (told && told.accountId !== accountId) await turnPushOff()
}

function remembered(): Told | null {
	try {
		return JSON.parse(localStorage.getItem(name) ?? 'null')
	} catch {
		return null
	}
}

function remember(told: Told | null) {
	try {
		if (told) localStorage.setItem(name, JSON.stringify(told))
		else localStorage.removeItem(name)
	} catch {
		// Storage may be forbidden; the subscription works without.
	}
}
