import { sessions } from '@profile-search/db/schema/accounts/sessions'
import { pushSubscriptions } from '@profile-search/db/schema/messaging/push'
import { createAccount } from '@profile-search/db/testing/factories'
import { testBrowser } from '@profile-search/db/testing/push-service'
import { ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteSessions } from '#accounts/sessions/queries.ts'
import { testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** An account that is logged in with two browsers, of which both get its notifications, and somebody else's browser. */
async function createFixture(api: TestApp) {
	const account = await createAccount(api.db)
	const [here, lost] = [await api.as(account), await api.as(account)]
	const stranger = await api.as(await createAccount(api.db))
	for (const [name, me] of Object.entries({ here, lost, stranger }))
		await me.post('account/push-subscriptions', testBrowser('fcm.googleapis.com', name).subscription)
	const { details } = (await here.get('account/sessions')).body
	const sessionOf = (isCurrent: boolean): string =>
		details.find((session: { isCurrent: boolean }) => session.isCurrent === isCurrent).id
	return { account, here, current: sessionOf(true), other: sessionOf(false) }
}

/** The browsers that get notifications. */
async function subscribed(api: TestApp) {
	const rows = await api.db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions)
	return rows.map(({ endpoint }) => endpoint.split('/').at(-1)).toSorted()
}

test('a browser gets no more notifications once its login is ended from elsewhere', async () => {
	await using api = await testApp()
	const { here, other } = await createFixture(api)

	await here.call('DELETE', `account/sessions/${other}`)

	expect(await subscribed(api)).toEqual(['here', 'stranger'])
})

test('ending all other logins ends the notifications of other browsers, also where the login has run out', async () => {
	await using api = await testApp()
	const { here, current } = await createFixture(api)
	await api.db.delete(sessions).where(ne(sessions.id, current))
	const before = await subscribed(api)

	await here.call('DELETE', 'account/sessions')

	expect(before).toEqual(['here', 'lost', 'stranger'])
	expect(await subscribed(api)).toEqual(['here', 'stranger'])
})

test('a browser that registers again in a new login keeps its notifications when the old login is ended', async () => {
	await using api = await testApp()
	const { account, here, other } = await createFixture(api)
	const again = await api.as(account)

	await again.post('account/push-subscriptions', testBrowser('fcm.googleapis.com', 'lost').subscription)
	await here.call('DELETE', `account/sessions/${other}`)

	expect(await subscribed(api)).toEqual(['here', 'lost', 'stranger'])
})

test('a new password after a forgotten one ends the notifications of every browser', async () => {
	await using api = await testApp()
	const { account } = await createFixture(api)

	await deleteSessions(api.db, account.id)

	expect(await subscribed(api)).toEqual(['stranger'])
})
