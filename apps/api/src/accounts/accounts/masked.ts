/** An address, most of it hidden: its owner knows it again. */
export function masked(email: string) {
	return email.replace(/^(.)[^@]*/, '$1…')
}
