import { createAccount } from '@profile-search/db/testing/factories'
import { hashSecret } from '#platform/secrets.ts'
import type { testApp } from '#test/portal.ts'

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** The person in most tests about accounts. */
export const email = 'asha@example.com'
export const password = 'Secret1!'
export const person = {
	user_type: 'candidate',
	f_name: 'Asha',
	middle_name: '',
	l_name: 'Kulkarni',
	email_id: email,
	password,
}

/** Her login. */
export const credentials = { email_id: email, password, user_type: 'candidate' }

/** Her account, with her password. */
export async function createAsha(api: TestApp) {
	return createAccount(api.db, { email, passwordHash: await hashSecret(password) })
}

/** The headers that a browser sends after this answer: its cookies, and the CSRF token of the session. */
export function browserAfter(answer: { cookies: { name: string; value: string }[] }) {
	return {
		cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
		'x-xsrf-token': answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
	}
}

/** Has a code mailed to an address and reads it. */
export async function codeFor(api: TestApp, address = email) {
	await api.post('auth/otp-send-with-email', { email: address })
	return mailedCode(api, address)
}

/** Requests a reset and returns both halves of its key. */
export async function resetKeyFor(api: TestApp, address = email) {
	const { token } = (await api.post('auth/forgotPassword', { email: address })).body.details
	return { token, code: await mailedCode(api, address) }
}

/** Verifies an address and returns the headers of the browser that did. */
export async function verifiedCookie(api: TestApp, address = email) {
	const verified = await api.post('auth/verify-otp', { email: address, otp: await codeFor(api, address) })
	return { cookie: `verification=${verified.cookies[0]?.value}` }
}

/** A code different from this one. */
export function otherThan(code: string) {
	return code === '000000' ? '000001' : '000000'
}

/** The code of the newest mail to an address. */
export async function mailedCode(api: TestApp, address: string) {
	const mail = (await api.work()).find(({ to }) => to?.[0]?.address === address)
	return mail?.text?.match(/\b\d{6}\b/)?.[0] ?? ''
}
