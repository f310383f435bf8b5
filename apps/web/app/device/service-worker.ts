import { findKeptFile, findKeptPage, isKeptFile } from './offline/kept-pages.ts'
import { placeOf, readPush } from './push-place.ts'

/** The parts of a service worker that are used here. The types of pages and of workers cannot be loaded together. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = { request: Request; respondWith: (answer: Promise<Response>) => void }
type Page = {
	focused: boolean
	focus: () => Promise<Page>
	postMessage: (message: unknown, transfer?: Transferable[]) => void
}
type Worker = {
	addEventListener: {
		(kind: 'install', act: () => void): void
		(kind: 'fetch', act: (event: Event & Fetching) => void): void
		(kind: 'push', act: (event: Lasting & { data: { json: () => unknown } | null }) => void): void
		(kind: 'notificationclick', act: (event: Lasting & { notification: Notification }) => void): void
	}
	skipWaiting: () => Promise<void>
	registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
	clients: {
		matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<Page[]>
		openWindow: (url: string) => Promise<unknown>
	}
}
declare const self: Worker

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('fetch', (event) => {
	const { request } = event
	if (request.method !== 'GET') return
	if (request.mode === 'navigate') event.respondWith(pageOf(request))
	else if (isKeptFile(request.url)) event.respondWith(fileOf(request))
})

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)))

self.addEventListener('notificationclick', (event) => {
	event.notification.close()
	event.waitUntil(open(event.notification.data))
})

/** The page from the portal; without a connection the kept one, if this device keeps any. */
async function pageOf(request: Request) {
	try {
		return await fetch(request)
	} catch (error) {
		const kept = await findKeptPage(request.url)
		if (kept) return kept
		throw error
	}
}

async function fileOf(request: Request) {
	return (await findKeptFile(request.url)) ?? fetch(request)
}

/** Shows a notification: in the page that has the focus, otherwise through the system. */
async function tell(data: { json: () => unknown } | null) {
	const push = readPush(read(data))
	if (!push) return
	const focused = (await pages()).find((page) => page.focused)
	if (focused && (await isTaken(focused, { push }))) return
	await self.registration.showNotification(push.title, {
		body: push.body,
		data: push,
		tag: `${push.page} ${push.orderId ?? ''}`,
	})
}

/** Whether a page confirms a message within two seconds. A page whose scripts are still loading does not. */
function isTaken(page: Page, message: object) {
	const { port1, port2 } = new MessageChannel()
	return new Promise<boolean>((resolve) => {
		port1.addEventListener('message', () => resolve(true))
		port1.start()
		setTimeout(() => resolve(false), 2000)
		page.postMessage(message, [port2])
	}).finally(() => port1.close())
}

/**
 * Opens the page of a notification. An open page navigates itself, so that it can ask about unsaved changes; one whose
 * scripts are still loading cannot, so a window opens beside it.
 */
async function open(data: unknown) {
	const push = readPush(data)
	const [page] = await pages()
	if (page && (!push || (await isTaken(page, { push, isOpened: true })))) return page.focus()
	return self.clients.openWindow(push ? placeOf(push) : '/')
}

function pages() {
	return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

function read(data: { json: () => unknown } | null) {
	try {
		return data?.json()
	} catch {
		return undefined
	}
}
