import { i18n } from '#text/i18n.ts'
import { alert } from '#ui/action/alert.tsx'
import { toast } from '#ui/action/toast.ts'

/** Why this tab was sent home: nobody was there any more, or another tab has logged out. */
export type WhyHome = 'idle' | 'elsewhere'

const name = 'Profile_Search_left'

export function rememberWhyLeft(why: WhyHome) {
	try {
		sessionStorage.setItem(name, why)
	} catch {
		// Storage may be forbidden; then home says nothing.
	}
}

/** Whoever was away finds the reason when they return, so it waits for its OK. */
export function showWhyLeft() {
	const why = takeWhyLeft()
	if (why === 'idle') alert('success', i18n.t('idle.wasIdle'), { header: i18n.t('idle.wasIdleTitle') })
	if (why === 'elsewhere') toast(i18n.t('idle.leftElsewhere'))
}

/** The session's own cookie cannot be seen by scripts; this one comes and goes with it. */
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
