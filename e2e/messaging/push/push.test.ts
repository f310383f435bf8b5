import type { Page } from '@playwright/test'
import { testBrowser } from '@profile-search/db/testing/push-service'
import { callsFor } from '../../support/calls.ts'
import { type Account, expect, waitForScripts } from '../../support/fixtures.ts'
import { answerSubscribe, openWithWorker, registerWorker, type Subscription } from './device.ts'
import { test } from './push-portal.ts'

const orderId = '0198a1b2-0000-7000-8000-000000000001'
const push = { title: '3 new matches', body: 'The best one scores 87.', page: 'new-delivery', orderId }

test('the worker has the right headers, and the pages may use no other', async ({ request }) => {
	const worker = await request.get('/service-worker.js')
	expect(worker.headers()).toMatchObject({
		'content-type': expect.stringContaining('javascript'),
		'cache-control': 'no-cache',
		'x-content-type-options': 'nosniff',
	})
	const page = await request.get('/')
	expect(page.headers()['content-security-policy']).toContain("worker-src 'self'")
})

test(
	'a focused page shows the push for five seconds, and Open leads to the delivery',
	{ tag: '@every-width' },
	async ({ signedInAs }) => {
		const { page } = await signedInAs('candidate')
		const { deliver, system } = await openWithWorker(page)
		await page.bringToFront()

		await deliver(push)
		const toast = page.getByRole('status').filter({ hasText: push.title })
		await expect(toast).toContainText(push.body)
		const seenAt = Date.now()
		await expect(toast).toBeHidden()
		expect(Date.now() - seenAt).toBeGreaterThan(4000)
		expect(Date.now() - seenAt).toBeLessThan(7500)

		await deliver(push)
		await toast.getByRole('button', { name: 'Open' }).click()
		await expect(page).toHaveURL(`/new-delivery/${orderId}`)
		expect(await system.seen()).toEqual([])
	},
)

test('the system shows a push for a focused page whose scripts have not loaded yet', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	const { deliver, system } = await openWithWorker(page)
	await page.route(/\/assets\/.*\.js$/, () => {})
	await page.goto('/jobs', { waitUntil: 'commit' })
	await page.bringToFront()

	await deliver(push)

	await expect.poll(system.seen).toEqual([expect.objectContaining({ title: push.title, body: push.body })])
})

test('a click leads to the delivery although the scripts of the open page have not loaded yet', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	const { system } = await openWithWorker(page)
	await page.route(/\/assets\/.*\.js$/, () => {})
	await page.goto('/jobs', { waitUntil: 'commit' })

	await system.click(push)

	await expect.poll(system.seen).toEqual([{ opened: `/new-delivery/${orderId}` }])
})

test('a push cannot lead out of the site', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	const { deliver } = await openWithWorker(page, '/jobs')
	await page.bringToFront()

	await deliver({ title: 'View', body: 'here', page: '//evil.example', orderId: null })
	await page.getByRole('button', { name: 'Open' }).click()

	await expect(page).toHaveURL('/')
})

test('without a focused page the system shows the push, and a click leads to the delivery', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	const { deliver, system } = await openWithWorker(page)

	await system.click({ ...push, page: 'jobs' })
	await expect(page).toHaveURL('/jobs')

	await page.goto('about:blank')
	await deliver({ unknown: true })
	await deliver(push)
	await expect
		.poll(system.seen)
		.toEqual([expect.objectContaining({ title: push.title, body: push.body, data: push })])
	await system.click(push)
	await expect.poll(system.seen).toContainEqual({ opened: `/new-delivery/${orderId}` })
})

test('the switch registers this browser with the portal, and a logout removes it', async ({
	signedInAs,
	portal,
}) => {
	const { subscription } = testBrowser(portal.service.host, 'switch')
	const { page } = await signedInAs('candidate')
	await page.context().grantPermissions(['notifications'])
	await answerSubscribe(page, subscription)
	await page.goto('/settings')
	const device = page.getByRole('switch', { name: 'Notifications on this device' })
	await expect(device).toBeEnabled()
	await expect(device).not.toBeChecked()

	const [added] = await Promise.all([
		page.waitForRequest('**/api/account/push-subscriptions'),
		device.click(),
	])
	expect(added.postDataJSON()).toEqual(subscription)
	await expect(page.getByText('This device will receive notifications.')).toBeVisible()
	await expect(device).toBeChecked()
	await page.getByRole('button', { name: 'Send a test notification' }).click()
	await expect(page.getByText('A notification is on its way.')).toBeVisible()

	const [ended] = await Promise.all([
		page.waitForRequest('**/api/account/push-subscriptions/end'),
		page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(),
	])
	expect(ended.postDataJSON()).toEqual({ endpoint: subscription.endpoint })
	await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a switch that cannot be turned on says so and goes back', async ({ signedInAs, portal }) => {
	const { page } = await signedInAs('candidate')
	await page.context().grantPermissions(['notifications'])
	await page.goto('/settings')
	const device = page.getByRole('switch', { name: 'Notifications on this device' })
	await expect(device).toBeEnabled()

	// A browser without a screen, or in a private window, has no push service.
	await device.click()
	await expect(page.getByRole('alert')).toContainText('Notifications could not be set up on this device.')
	await expect(device).toBeEnabled()
	await expect(device).not.toBeChecked()

	const { keys } = testBrowser(portal.service.host, 'unknown').subscription
	await answerSubscribe(page, { endpoint: 'https://push.invalid/1', keys })
	await page.reload()
	await expect(device).toBeEnabled()
	await device.click()
	await expect(page.getByRole('alert')).toContainText('not the address of a push service')
	await expect(device).toBeEnabled()
	await expect(device).not.toBeChecked()
})

test('the subscription of another account is removed at the next login', async ({ signedInAs, portal }) => {
	const { endpoint } = testBrowser(portal.service.host, 'other').subscription
	const { page } = await signedInAs('candidate')
	await page.addInitScript((address) => {
		if (sessionStorage.getItem('planted')) return
		sessionStorage.setItem('planted', 'yes')
		localStorage.setItem('Profile_Search_push', JSON.stringify({ accountId: 'another', endpoint: address }))
	}, endpoint)

	const [ended] = await Promise.all([
		page.waitForRequest('**/api/account/push-subscriptions/end'),
		page.goto('/'),
	])

	expect(ended.postDataJSON()).toEqual({ endpoint })
	expect(await page.evaluate(() => localStorage.getItem('Profile_Search_push'))).toBeNull()
})

/** A page of a new login in a browser that subscribed in an earlier one, for this key of the portal; with what it registers and ends. */
async function newLogin(
	{ page, account }: { page: Page; account: Account },
	{ earlier, now, key }: { earlier: Subscription; now: Subscription; key: number[] },
) {
	const added: unknown[] = []
	const ended: unknown[] = []
	page.on('request', (request) => {
		if (request.url().endsWith('/push-subscriptions')) added.push(request.postDataJSON())
		if (request.url().endsWith('/push-subscriptions/end')) ended.push(request.postDataJSON())
	})
	await page.context().grantPermissions(['notifications'])
	await page.goto('/')
	await waitForScripts(page)
	const { id } = await callsFor(new URL(page.url()).origin, account)
	await registerWorker(page)
	await page.evaluate((known) => localStorage.setItem('Profile_Search_push', JSON.stringify(known)), {
		accountId: id,
		endpoint: earlier.endpoint,
		login: 'an earlier one',
	})
	await answerSubscribe(page, now, { subscription: earlier, key })
	await page.reload()
	return { added, ended }
}

test('a new login registers the subscription of the browser again, once', async ({ signedInAs, portal }) => {
	const me = await signedInAs('candidate')
	const { subscription } = testBrowser(portal.service.host, 'renewed')
	const key = await keyOf(me.page)

	const { added, ended } = await newLogin(me, { earlier: subscription, now: subscription, key })
	await expect.poll(() => added).toEqual([subscription])
	// It is kept by login once it is answered; whoever goes on before that registers again.
	await expect.poll(() => knownSubscription(me.page)).not.toContain('an earlier one')
	await me.page.goto('/settings')
	await expect(me.page.getByRole('switch', { name: 'Notifications on this device' })).toBeChecked()

	expect(added).toEqual([subscription])
	expect(ended).toEqual([])
})

function knownSubscription(page: Page) {
	return page.evaluate(() => localStorage.getItem('Profile_Search_push') ?? '')
}

test('once the portal has another key, a new login subscribes anew and ends the former subscription', async ({
	signedInAs,
	portal,
}) => {
	const me = await signedInAs('candidate')
	const earlier = testBrowser(portal.service.host, 'former').subscription
	const now = testBrowser(portal.service.host, 'anew').subscription

	const { added, ended } = await newLogin(me, { earlier, now, key: (await keyOf(me.page)).toReversed() })

	await expect.poll(() => added).toEqual([now])
	await expect.poll(() => ended).toEqual([{ endpoint: earlier.endpoint }])
})

async function keyOf(page: Page) {
	const { details } = await (await page.request.get('/api/push/key')).json()
	return [...Buffer.from(details.publicKey, 'base64url')]
}

test('the reason why a browser gets no notifications is explained', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	// Granting nothing denies everything.
	await page.context().grantPermissions([])
	await page.goto('/settings')
	await expect(page.getByText('This browser blocks our notifications.')).toBeVisible()
	await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toBeDisabled()

	await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
	await page.goto('/settings')
	await expect(page.getByText('This browser does not support notifications.')).toBeVisible()
})
