/** The address of a page; the specification gives about-us its own. */
export function pathOfPage(slug: string) {
	return slug === 'about-us' ? '/about-us' : `/cms/${slug}`
}
