import { type StoredProfile, logout } from '@profile-search/contract/accounts/accounts'
import { send } from '#api.ts'
import { toast } from '#ui/action/toast.ts'
import { forgetDrafts } from '#ui/form/kept-draft.ts'
import { forgetViews } from '#ui/list/recent-views.ts'
import { forgetProfile, keepProfile } from './stored-profile.ts'
import { type WhyLeft, tellTabs } from './tabs.ts'
import { type WhyHome, rememberWhyLeft } from './why-left.ts'

const toastAfterReload = 'Profile_Search_toast'

/** Called after a login: stores the profile, then reloads the site at home or at the page the visitor wanted. */
export async function enter(profile: StoredProfile, message: string, next: string) {
	await keepProfile(profile)
	rememberToast(message)
	window.location.assign(next)
}

/**
 * Ends the session, deletes everything this browser stored about it, and reloads home, in every tab. After an idle
 * logout the drafts, the push subscription and the pages for reading offline are kept.
 */
export async function leave(why: WhyLeft = 'asked') {
	if (why === 'asked') await endPush()
	const sent = await send(logout)
	if (sent.errorCode !== 0) return void (why === 'asked' && toast(sent.message, 'error'))

	await settled(forgetProfile())
	if (why === 'asked') forgetDrafts()
	if (why === 'asked') await settled(forgetOffline())
	forgetViews()
	tellTabs({ kind: 'left', why })
	if (why === 'idle') return loadHome('idle')
	forgetTab()
	rememberToast(sent.message)
	window.location.assign('/')
}

/**
 * Called after a request for erasure, which ends every session: deletes everything this browser stored, in every tab.
 */
export async function forgetAccount() {
	await settled(forgetProfile())
	forgetDrafts()
	forgetViews()
	await settled(forgetOffline())
	tellTabs({ kind: 'left', why: 'asked' })
	forgetTab()
}

/** Deletes the pages that this browser keeps for reading offline. */
async function forgetOffline() {
	const { stopKeeping } = await import('#device/offline/keeping.ts')
	await stopKeeping()
}

/** Waits for work whose code may be gone since an upgrade of the portal: the session has ended, and the page must not stay. */
async function settled(work: Promise<void>) {
	await Promise.allSettled([work])
}

/** Loads home, which shows the reason. Suppresses any question about unsaved changes, since the session has ended. */
export function loadHome(why: WhyHome) {
	forgetTab()
	rememberWhyLeft(why)
	window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
	window.location.assign('/')
}

/** A page with a session has loaded this part already; visitors need none of it. */
async function endPush() {
	const part = await import('#device/push-subscription.ts').catch(() => null)
	await part?.turnPushOff()
}

function forgetTab() {
	try {
		sessionStorage.clear()
	} catch {
		// Storage may be blocked; then there is nothing to delete.
	}
}

/** Shows the toast that the page before the reload has left. */
export function showToastOfLastPage() {
	try {
		const message = sessionStorage.getItem(toastAfterReload)
		sessionStorage.removeItem(toastAfterReload)
		if (message) toast(message)
	} catch {
		// Storage may be blocked; the toast is optional.
	}
}

function rememberToast(message: string) {
	try {
		sessionStorage.setItem(toastAfterReload, message)
	} catch {
		// As above.
	}
}
