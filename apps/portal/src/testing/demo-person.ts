/** Logs in as the approver of the demo data. */
export async function logIn(url: string, password: string) {
	const body = { email_id: 'approver@example.com', password, user_type: 'candidate', session: 'bearer' }
	const answer = await fetch(`${url}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
	const { details } = (await answer.json()) as { details: { session_token: string; image: string | null } }
	return { headers: { authorization: `Bearer ${details.session_token}` }, image: details.image }
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Puts a photo in the place of the last one. */
export function sendPhoto(url: string, headers: Record<string, string>) {
	const body = new FormData()
	body.set('file', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'me.png')
	return fetch(`${url}/api/candidates/me/photo`, { method: 'PUT', headers, body })
}
