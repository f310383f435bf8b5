/** Public pages, which are the same for everyone. All others are personal, or a step of a process. */
const open = [
	/^\/(jobs|employer-list|employee-list|advisory-list|investor-list|about-us|faq|contact|grievance|transparency)?$/,
	/^\/(jobs|employer-details|employee-details|advisory-details|investor-details)\/[0-9a-f-]{36}$/,
	/^\/profession-wise-view\/\d+$/,
	/^\/cms\/[a-z0-9-]+$/,
]

/** Parameters that do not change the content. */
const harmless = /^(utm_\w+|from|ref)$/
/** Parameters that make a separate page worth indexing. */
const telling = new Set(['page', 'language'])

/** The canonical address of a page; null if search engines should skip it, such as a filtered list. */
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
