/**
 * Whether a URL is an origin alone. A path, a query or a password would be cut off, or would precede every path of
 * the portal.
 */
export function isOrigin(text: string) {
	if (!URL.canParse(text)) return false
	const { pathname, search, hash, username, password } = new URL(text)
	return /^\/+$/.test(pathname) && `${search}${hash}${username}${password}` === ''
}
