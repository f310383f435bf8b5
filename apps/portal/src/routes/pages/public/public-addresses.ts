/** Longer addresses are not worth their memory. */
const longest = 300

/**
 * Whether a page is public, by its address as it was sent. An address in any other spelling, such as with a letter
 * that is escaped, is rendered for itself.
 */
export function publicAddresses(publicPages: readonly string[]) {
	const patterns = publicPages.map((page) => page.replaceAll(/:\w+/g, '[\\w-]+'))
	const isPublic = new RegExp(`^/(?:${patterns.join('|')})(?:\\?[\\w%&+.,~=-]*)?$`)
	return (address: string) => address.length <= longest && isPublic.test(address)
}
