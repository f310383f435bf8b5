import { createAccount } from '@profile-search/db/testing/factories'
import { pino } from 'pino'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'
import { startProvider } from './testing-provider.ts'

export const password = 'Secret1!'
export const proof = { present_password: password }

const people = {
	asha: { email: 'Asha@example.com', email_verified: true },
	ravi: { email: 'asha@example.com', email_verified: false },
	meera: {},
}

/** The portal, and a provider that it trusts. */
export async function portalWithProvider(options: Parameters<typeof testApp>[0] = {}) {
	const provider = await startProvider(people)
	const lines: string[] = []
	const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
	const openid = [provider.settings(), provider.settings('other')]
	const api = await testApp({ openid, log, ...options })
	return {
		api,
		provider,
		/** Why the latest login failed, as the operator reads it. */
		reason: (): string => JSON.parse(lines.at(-1) ?? '{}').err?.message,
		browser: () => createBrowser(api, provider),
		async [Symbol.asyncDispose]() {
			await api[Symbol.asyncDispose]()
			await provider[Symbol.asyncDispose]()
		},
	}
}

type Portal = Awaited<ReturnType<typeof testApp>>
type Provider = Awaited<ReturnType<typeof startProvider>>
export type Browser = ReturnType<typeof createBrowser>

/** An account with a password. */
export async function createMember(api: Portal, overrides: Parameters<typeof createAccount>[1] = {}) {
	const passwordHash = await hashSecret(password)
	return createAccount(api.db, { email: 'asha@example.com', passwordHash, ...overrides })
}

/** A browser that keeps the cookies of the portal. */
function createBrowser(api: Portal, provider: Provider) {
	const cookies = new Map<string, string>()

	async function call(method: 'GET' | 'POST', path: string, body?: object) {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
		const headers = { cookie, 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' }
		const answer = await api.call({ method, path, headers, ...(body && { body }) })
		for (const { name, value } of answer.cookies)
			if (value) cookies.set(name, value)
			else cookies.delete(name)
		return answer
	}
	const browser = {
		cookies,
		get: (path: string) => call('GET', path),
		post: (path: string, body: object = {}) => call('POST', path, body),
		/** The address of the provider that a login begins at. */
		async begin(id = 'acme', query = 'as=candidate') {
			const { headers } = await browser.get(`auth/openid/${id}?${query}`)
			return String(headers.location)
		},
		/** Comes back from the provider. Returns the page that this leads to. */
		async comeBack(address: URL) {
			const { headers } = await browser.get(`${address.pathname.slice('/api/'.length)}${address.search}`)
			return headers.location
		},
		/** Goes to the provider, logs in there and comes back. */
		async visit(subject: string | null, query?: string) {
			return browser.comeBack(await provider.logIn(await browser.begin('acme', query), subject))
		},
		answer: async () => (await browser.get('auth/openid')).body.details,
		link: (draft: object = {}) =>
			browser.post('auth/openid/link', {
				email_id: 'asha@example.com',
				password,
				user_type: 'candidate',
				...draft,
			}),
		/** Links a sign-in with the account of its address. */
		async linked(subject = 'asha') {
			await browser.visit(subject)
			return browser.link()
		},
	}
	return browser
}
