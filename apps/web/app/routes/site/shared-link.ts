/**
 * The page that a text from another app links to, such as a message with a job of this site: its path and query.
 * Undefined where it links to nothing here.
 */
export function pageOfLink(shared: string, host: string) {
	const links = [...shared.matchAll(/https?:\/\/\S+/g)].map(([link]) => URL.parse(link))
	const found = links.find((link) => link?.host === host)
	// Two slashes at the beginning would lead to another site.
	return found ? `/${found.pathname.replace(/^[/\\]+/, '')}${found.search}` : undefined
}

/** What is left of a shared text without its links, as keywords. */
export function keywordsOf(shared: string) {
	return shared
		.replaceAll(/https?:\/\/\S+/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim()
}
