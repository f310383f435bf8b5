import type { CDPSession, Page } from '@playwright/test'
import { expect, waitForScripts } from '../../support/fixtures.ts'

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Has the browser make this subscription; before, it has an `earlier` one, if any, which was made for the `key` of the portal at
 * that time. The packaged browser has no push service, so only these two calls are replaced.
 */
export async function answerSubscribe(
	page: Page,
	subscription: Subscription,
	earlier: { subscription: Subscription; key: readonly number[] } | null = null,
) {
	await page.addInitScript(
		([making, made]) => {
			const holding = (held: Subscription, key: Iterable<number>) =>
				({
					toJSON: () => held,
					options: { applicationServerKey: Uint8Array.from(key).buffer },
					unsubscribe: async () => true,
				}) as unknown as PushSubscription
			if (made) PushManager.prototype.getSubscription = async () => holding(made.subscription, made.key)
			PushManager.prototype.subscribe = async (options) => {
				const key = new Uint8Array(options?.applicationServerKey as ArrayBuffer)
				if (key.length !== 65) throw new Error('The key of the portal is no point of P-256.')
				return holding(making, key)
			}
		},
		[subscription, earlier] as const,
	)
}

/** Opens a page that may show notifications, with its worker; with what delivers to the worker, and what the system saw of it. */
export async function openWithWorker(page: Page, path = '/') {
	await page.context().grantPermissions(['notifications'])
	await page.goto(path)
	await waitForScripts(page)
	await registerWorker(page)
	return { deliver: await deliverer(page), system: await systemOf(page) }
}

/** Registers the worker as the switch in the settings does. */
export async function registerWorker(page: Page) {
	await page.evaluate(async () => {
		await navigator.serviceWorker.register('/service-worker.js', { scope: '/' })
		await navigator.serviceWorker.ready
	})
}

/** Returns a function that delivers decrypted push messages to the worker of a page, as a browser does. */
export async function deliverer(page: Page) {
	const client: CDPSession = await page.context().newCDPSession(page)
	const registrations: string[] = []
	client.on('ServiceWorker.workerRegistrationUpdated', (event) =>
		registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
	)
	const { origin } = new URL(page.url())
	await client.send('ServiceWorker.enable')
	await expect.poll(() => registrations.length).toBeGreaterThan(0)
	return (data: unknown) =>
		client.send('ServiceWorker.deliverPushMessage', {
			origin,
			registrationId: registrations.at(-1) ?? '',
			data: JSON.stringify(data),
		})
}

/**
 * The packaged browser has no screen, so no system can show or click a notification; the worker's two calls to the
 * system are recorded instead.
 */
export async function systemOf(page: Page) {
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
		click: (data: unknown) =>
			worker.evaluate((push) => {
				const event = Object.assign(new Event('notificationclick'), {
					notification: { close() {}, data: push },
					waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
				})
				self.dispatchEvent(event)
			}, data),
	}
}

type Shown = { title?: string; body?: string; data?: unknown; opened?: string }

type Scope = {
	seen: Shown[]
	registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> }
	clients: { openWindow: (url: string) => Promise<void> }
}
