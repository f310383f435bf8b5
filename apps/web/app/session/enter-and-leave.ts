import type { StoredProfile } from '@profile-search/contract/accounts'
import { send } from '../api.ts'
import { forgetDrafts } from '../ui/kept-draft.ts'
import { toast } from '../ui/toast.ts'
import { forgetProfile, keepProfile } from './stored-profile.ts'

const toastAfterReload = 'Profile_Search_toast'

/** After a login: keeps the profile, then loads the site anew at home, or where the visitor was going. */
export async function enter(profile: StoredProfile, message: string, next: string) {
	await keepProfile(profile)
	rememberToast(message)
	window.location.assign(next)
}

/** Ends the session, forgets all that this browser kept of it, and loads home anew. */
export async function leave() {
	const { logout } = await import('@profile-search/contract/accounts')
	const sent = await send(logout)
	if (sent.errorCode !== 0) return toast(sent.message, 'error')

	await forgetProfile()
	forgetDrafts()
	sessionStorage.clear()
	rememberToast(sent.message)
	window.location.assign('/')
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

/** An address of this site, or home: never another site, whatever the query says. */
export function safeNext(next: string | null) {
	return next && /^\/(?![/\\])/.test(next) ? next : '/'
}
