/** Pages that are the same for everyone. All others are somebody's own, or a step on the way. */
const open = [
	/^\/(jobs|employer-list|employee-list|advisory-list|investor-list|about-us|faq|contact|grievance|transparency)?$/,
	/^\/(jobs|employer-details|employee-details|advisory-details|investor-details)\/[0-9a-f-]{36}$/,
	/^\/profession-wise-view\/\d+$/,
	/^\/cms\/[a-z0-9-]+$/,
]

/** What stands in an address without making another list of it. */
const harmless = /^(utm_\w+|from|ref)$/
/** What makes a page of its own that is worth finding. */
const telling = new Set(['page', 'language'])

/** The one address that a page is known under; null when search engines should pass it over, as a filtered list. */
export function canonicalOf(pathname: string, search: URLSearchParams) {
	const path = pathname === '/home' ? '/' : pathname.replace(/(?<=.)\/$/, '')
	if (!open.some((pattern) => pattern.test(path))) return null

	const asked = [...search].filter(([name, value]) => value !== '' && !harmless.test(name))
	if (asked.some(([name]) => !telling.has(name))) return null

	const kept = asked.filter(
		([name, value]) => !(name === 'page' && value === '1') && !(name === 'language' && value === 'en'),
	)
	return path + (kept.length > 0 ? `?${new URLSearchParams(kept.toSorted())}` : '')
}
