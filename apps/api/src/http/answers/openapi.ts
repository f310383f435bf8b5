/** What the description of the API begins with. */
export const openapi = {
	openapi: '3.1.0',
	info: {
		title: 'Profile Search',
		version: '1',
		description:
			'Every answer is {errorCode, message, details}; errorCode 0 is success. A browser sends the cookie XSRF-TOKEN back in the header X-XSRF-TOKEN on every call that is not a GET; a device logs in with session: "bearer" and sends Authorization: Bearer.',
	},
	servers: [{ url: '/' }],
}
