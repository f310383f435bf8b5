// oxlint-disable-next-line import/default -- the build emits the worker; its address is the default export
import workerAddress from '../service-worker.ts?worker&url'
import { keepingName } from './keeping-name.ts'
import { forgetPages, keepPages } from './kept-pages.ts'

/** Whose pages this browser keeps, and when it last fetched them. */
type Keeping = { accountId: string; at: number }

const renewedAfterMs = 30 * 60_000

export function canKeep() {
	return 'serviceWorker' in navigator && 'caches' in globalThis
}

export function isKeeping(accountId: string) {
	return read()?.accountId === accountId
}

/** Keeps the saved jobs, the applications and the profile of an account in this browser, and fetches them anew from now on. */
export async function startKeeping(accountId: string) {
	await navigator.serviceWorker.register(workerAddress, { scope: '/', updateViaCache: 'none' })
	await navigator.serviceWorker.ready
	await keepPages(['/saved', '/applications', `/employee-details/${accountId}`])
	localStorage.setItem(keepingName, JSON.stringify({ accountId, at: Date.now() } satisfies Keeping))
}

export async function stopKeeping() {
	try {
		localStorage.removeItem(keepingName)
	} catch {
		// Storage may be blocked; then nothing was kept.
	}
	await forgetPages()
}

/** Fetches the kept pages of an account when they are old, and deletes those of another account. */
export async function renewKept(accountId: string) {
	const keeping = read()
	if (!keeping) return
	if (keeping.accountId !== accountId) await stopKeeping()
	else if (Date.now() - keeping.at > renewedAfterMs) await startKeeping(accountId)
}

function read(): Keeping | null {
	try {
		return JSON.parse(localStorage.getItem(keepingName) ?? 'null')
	} catch {
		return null
	}
}
