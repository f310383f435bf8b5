import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expect, test as base, waitForScripts } from '../support/fixtures.ts'
import { operate } from '../support/operator.ts'

/** A portal that accepts a push service which does not exist, so that nothing is sent to a real one. */
const test = base.extend<object, { portal: string }>({
	portal: [
		async ({}, use) => {
			const pushHosts = { PUSH_HOSTS: new URL(endpoint).host }
			await using operator = await operate({ ...pushHosts, SMTP_URL: process.env['SMTP_URL'] ?? '' })
			await operator.start()
			await use(operator.url)
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	baseURL: async ({ portal }, use) => use(portal),
})

const orderId = '0198a1b2-0000-7000-8000-000000000001'
const push = { title: '3 new matches', body: 'The best one scores 87.', page: 'new-delivery', orderId }
/** Keys as a browser would make them: a point of P-256, and 16 bytes. */
const keys = {
	p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
	auth: 'tBHItJI5svbpez7KI4CCXg',
}
const endpoint = 'https://push.invalid/subscription/1'

/** No push service is reachable in tests, so the browser's call to it is replaced. */
async function answerSubscribe(page: Page) {
	await page.addInitScript(
		(subscription) => {
			PushManager.prototype.subscribe = async (options) => {
				const keyLength = new Uint8Array(options?.applicationServerKey as ArrayBuffer).length
				if (keyLength !== 65) throw new Error('The key of the portal is no point of P-256.')
				return { toJSON: () => subscription } as unknown as PushSubscription
			}
		},
		{ endpoint, keys },
	)
}

/** Registers the worker as the pages do, and returns a function that delivers real push events to it. */
async function deliverer(page: Page) {
	const client: CDPSession = await page.context().newCDPSession(page)
	const registrations: string[] = []
	client.on('ServiceWorker.workerRegistrationUpdated', (event) =>
		registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
	)
	await client.send('ServiceWorker.enable')
	await page.evaluate(async () => {
		await navigator.serviceWorker.register('/service-worker.js', { scope: '/' })
		await navigator.serviceWorker.ready
	})
	await expect.poll(() => registrations.length).toBeGreaterThan(0)
	return (data: object) =>
		client.send('ServiceWorker.deliverPushMessage', {
			origin: new URL(page.url()).origin,
			registrationId: registrations.at(-1) ?? '',
			data: JSON.stringify(data),
		})
}

async function allow(context: BrowserContext) {
	await context.grantPermissions(['notifications'])
}

/**
 * The packaged browser has no screen, so no system can show or click a notification; the worker's two calls to the
 * system are recorded instead.
 */
async function systemOf(page: Page) {
	const worker = page.context().serviceWorkers()[0]!
	await worker.evaluate(() => {
		const scope = self as unknown as Scope
		scope.seen = []
		scope.registration.showNotification = async (title, options) =>
			void scope.seen.push({ title, ...options })
		scope.clients.openWindow = async (url) => void scope.seen.push({ opened: url })
	})
	return {
		seen: () => worker.evaluate(() => (self as unknown as Scope).seen),
		click: (data: object) =>
			worker.evaluate((push) => {
				const event = Object.assign(new Event('notificationclick'), {
					notification: { close() {}, data: push },
					waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
				})
				self.dispatchEvent(event)
			}, data),
	}
}

type Scope = {
	seen: object[]
	registration: { showNotification: (title: string, options: object) => Promise<void> }
	clients: { openWindow: (url: string) => Promise<void> }
}

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
		await allow(page.context())
		await page.goto('/')
		await waitForScripts(page)
		const deliver = await deliverer(page)
		const system = await systemOf(page)
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
	await allow(page.context())
	await page.goto('/')
	const deliver = await deliverer(page)
	const system = await systemOf(page)
	await page.route(/\/assets\/.*\.js$/, () => {})
	await page.goto('/jobs', { waitUntil: 'commit' })
	await page.bringToFront()

	await deliver(push)

	await expect.poll(system.seen).toEqual([expect.objectContaining({ title: push.title, body: push.body })])
})

test('a push cannot lead out of the site', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	await allow(page.context())
	await page.goto('/jobs')
	await waitForScripts(page)
	const deliver = await deliverer(page)
	await page.bringToFront()

	await deliver({ title: 'View', body: 'here', page: '//evil.example', orderId: null })
	await page.getByRole('button', { name: 'Open' }).click()

	await expect(page).toHaveURL('/')
})

test('without a focused page the system shows the push, and a click leads to the delivery', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await allow(page.context())
	await page.goto('/')
	const deliver = await deliverer(page)
	const system = await systemOf(page)

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

test('the switch registers this browser with the portal, and a logout removes it', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	await allow(page.context())
	await answerSubscribe(page)
	await page.goto('/settings')
	const device = page.getByRole('switch', { name: 'Notifications on this device' })
	await expect(device).toBeEnabled()
	await expect(device).not.toBeChecked()

	const [added] = await Promise.all([
		page.waitForRequest('**/api/account/push-subscriptions'),
		device.click(),
	])
	expect(added.postDataJSON()).toEqual({ endpoint, keys })
	await expect(page.getByText('This device will receive notifications.')).toBeVisible()
	await expect(device).toBeChecked()
	await page.getByRole('button', { name: 'Send a test notification' }).click()
	await expect(page.getByText('A notification is on its way.')).toBeVisible()

	const [ended] = await Promise.all([
		page.waitForRequest('**/api/account/push-subscriptions/end'),
		page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(),
	])
	expect(ended.postDataJSON()).toEqual({ endpoint })
	await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('the subscription of another account is removed at the next login', async ({ signedInAs }) => {
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
