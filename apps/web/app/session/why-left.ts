import { i18n } from '#text/i18n.ts'
import { alert } from '#ui/action/alert.ts'
import { toast } from '#ui/action/toast.ts'

/** Why this tab was sent home: the person was idle, or logged out in another tab. */
export type WhyHome = 'idle' | 'elsewhere'

const name = 'Profile_Search_left'

export function rememberWhyLeft(why: WhyHome) {
	try {
		sessionStorage.setItem(name, why)
	} catch {
		// Storage may be blocked; then home shows no reason.
	}
}

/** Shows the reason until the person presses OK, since they were away. */
export function showWhyLeft() {
	const why = takeWhyLeft()
	if (why === 'idle') alert('success', i18n.t('idle.wasIdle'), { header: i18n.t('idle.wasIdleTitle') })
	if (why === 'elsewhere') toast(i18n.t('idle.leftElsewhere'))
}

/** Scripts cannot see the session cookie; this cookie is set and removed with it. */
export function isSessionHere() {
	return document.cookie.split('; ').some((pair) => pair.startsWith('XSRF-TOKEN='))
}

function takeWhyLeft() {
	try {
		const why = sessionStorage.getItem(name)
		sessionStorage.removeItem(name)
		return why
	} catch {
		return null
	}
}
