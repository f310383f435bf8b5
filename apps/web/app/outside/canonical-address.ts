import type { PageLanguage } from '@profile-search/contract/platform/languages'

/** Public pages, which are the same for everyone. All others are personal, or a step of a process. */
const open = [
	/^\/(jobs|employer-list|employee-list|advisory-list|investor-list|about-us|faq|contact|grievance|transparency)?$/,
	/^\/(jobs|employer-details|employee-details|advisory-details|investor-details)\/[0-9a-f-]{36}$/,
	/^\/profession-wise-view\/\d+$/,
	/^\/cms\/[a-z0-9-]+$/,
]

/** Parameters that do not change the content. */
const harmless = /^(utm_\w+|from|near|ref)$/
/** Parameters that make a separate page worth indexing. */
const telling = new Set(['page', 'lang'])

/** The canonical address of a page; null if search engines should skip it, such as a filtered list. */
export function canonicalOf(pathname: string, search: URLSearchParams) {
	const path = pathname === '/home' ? '/' : pathname.replace(/(?<=.)\/$/, '')
	if (!open.some((pattern) => pattern.test(path))) return null

	const asked = [...search].filter(([name, value]) => value !== '' && !harmless.test(name))
	if (asked.some(([name]) => !telling.has(name))) return null

	const kept = asked.filter(
		([name, value]) => !(name === 'page' && value === '1') && !(name === 'lang' && value === 'en'),
	)
	return path + (kept.length > 0 ? `?${new URLSearchParams(kept.toSorted())}` : '')
}

/** The canonical address of a page in another language; English needs no parameter. */
export function inLanguage(address: string, language: PageLanguage) {
	const [path = '', search] = address.split('?')
	const parameters = new URLSearchParams(search)
	if (language === 'en') parameters.delete('lang')
	else parameters.set('lang', language)
	parameters.sort()
	return path + (parameters.size > 0 ? `?${parameters}` : '')
}
