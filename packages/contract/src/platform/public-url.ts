/** Whether a text is an address on the public internet: https, a host name, and neither a port nor a password. */
export function isPublicUrl(text: string) {
	const url = URL.parse(text)
	return (
		url?.protocol === 'https:' &&
		url.port === '' &&
		url.username === '' &&
		url.password === '' &&
		/^[^:[\]]+\.[a-z][^.]*$/i.test(url.hostname)
	)
}
