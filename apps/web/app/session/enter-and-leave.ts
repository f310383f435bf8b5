import type { StoredProfile } from '@profile-search/contract/accounts/accounts'
import { send } from '#api.ts'
import { turnPushOff } from '#device/push-subscription.ts'
import { toast } from '#ui/action/toast.ts'
import { forgetDrafts } from '#ui/form/kept-draft.ts'
import { forgetProfile, keepProfile } from './stored-profile.ts'
import { type WhyLeft, tellTabs } from './tabs.ts'
import { type WhyHome, rememberWhyLeft } from './why-left.ts'

const toastAfterReload = 'Profile_Search_toast'

/** After a login: keeps the profile, then loads the site anew at home, or where the visitor was going. */
export async function enter(profile: StoredProfile, message: string, next: string) {
	await keepProfile(profile)
	rememberToast(message)
	window.location.assign(next)
}

/**
 * Ends the session, forgets all that this browser kept of it, and loads home anew, in every tab. Whoever was only away
 * finds their drafts again, and stays notified on this device.
 */
export async function leave(why: WhyLeft = 'asked') {
	const { logout } = await import('@profile-search/contract/accounts/accounts')
	if (why === 'asked') await turnPushOff()
	const sent = await send(logout)
	if (sent.errorCode !== 0) return void (why === 'asked' && toast(sent.message, 'error'))

	await forgetProfile()
	if (why === 'asked') forgetDrafts()
	tellTabs({ kind: 'left', why })
	if (why === 'idle') return loadHome('idle')
	forgetTab()
	rememberToast(sent.message)
	window.location.assign('/')
}

/** After an erasure was asked for, which ends every session: forgets all that this browser kept, in every tab. */
export async function forgetAccount() {
	await forgetProfile()
	forgetDrafts()
	tellTabs({ kind: 'left', why: 'asked' })
	forgetTab()
}

/** Loads home, which says why. No page may hold it up with a question: the session has ended. */
export function loadHome(why: WhyHome) {
	forgetTab()
	rememberWhyLeft(why)
	window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
	window.location.assign('/')
}

function forgetTab() {
	try {
		sessionStorage.clear()
	} catch {
		// Storage may be forbidden; then there is nothing to forget.
	}
}

/** Shows what the page before the reload had to say. */
export function showToastOfLastPage() {
	try {
		const message = sessionStorage.getItem(toastAfterReload)
		sessionStorage.removeItem(toastAfterReload)
		if (message) toast(message)
	} catch {
		// Storage may be forbidden; the toast is a courtesy.
	}
}

function rememberToast(message: string) {
	try {
		sessionStorage.setItem(toastAfterReload, message)
	} catch {
		// As above.
	}
}

/** Stands for this site, whatever it is called: an address below it stays there, or it is none of ours. */
const here = 'https://here.invalid'

/** An address of this site, or home: never another site, whatever the query says. It is judged as a browser reads it. */
export function safeNext(next: string | null) {
	if (!next?.startsWith('/') || /[\p{Cc}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\\]/u.test(next) || !URL.canParse(next, here))
		return '/'
	const { origin, pathname } = new URL(next, here)
	return origin === here && !pathname.startsWith('//') ? next : '/'
}
