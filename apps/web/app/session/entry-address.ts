/** A placeholder origin for this site: an address that resolves outside it belongs to another site. */
const here = 'https://here.invalid'

/**
 * Returns an address of this site, or home; never another site, whatever the query says. The address is parsed as
 * browsers do.
 */
export function safeNext(next: string | null) {
	if (!next?.startsWith('/') || /[\p{Cc}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\\]/u.test(next) || !URL.canParse(next, here))
		return '/'
	const { origin, pathname } = new URL(next, here)
	return origin === here && !pathname.startsWith('//') ? next : '/'
}

/** The address of the login or the registration, which lead on to a page. */
export function entryAddress(mode: 'login' | 'register', next: string) {
	const query = [
		...(mode === 'register' ? ['register'] : []),
		...(next === '/' ? [] : [`next=${encodeURIComponent(next)}`]),
	]
	return `/login${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** The address of the first steps of a person, or of one of them, which lead on to a page. */
export function firstStepsAddress(next: string, step = '') {
	return `/first-steps${step && `/${step}`}${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`
}
