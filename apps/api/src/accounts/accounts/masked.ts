/** An address, mostly hidden, that its owner still recognises. */
export function masked(email: string) {
	return email.replace(/^(.)[^@]*/, '$1…')
}
