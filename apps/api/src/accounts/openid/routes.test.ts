import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { openidIdentities, openidRequests } from '@profile-search/db/schema/accounts/openid'
import { accountActivity } from '@profile-search/db/schema/accounts/sessions'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { traceAll } from '#platform/log/testing.ts'
import { codeFor } from '../login/testing.ts'
import { startProvider } from './testing-provider.ts'
import { createMember, password, portalWithProvider } from './testing.ts'

const expired = { errorCode: 1008, details: null }

test('a login leads to the provider with everything that ties its answer to the request', async () => {
	await using portal = await portalWithProvider()
	const address = new URL(await portal.browser().begin('acme', 'as=candidate&next=/matches'))

	expect(address.origin).toBe(portal.provider.issuer)
	expect(Object.fromEntries(address.searchParams)).toEqual({
		client_id: 'portal',
		response_type: 'code',
		redirect_uri: 'http://portal.test/api/auth/openid/acme/callback',
		scope: 'openid email',
		state: expect.stringMatching(/^[\w-]{43}$/),
		nonce: expect.stringMatching(/^[\w-]{43}$/),
		code_challenge: expect.stringMatching(/^[\w-]{43}$/),
		code_challenge_method: 'S256',
	})
})

test('an unknown sign-in opens no account, not even that of its own verified address', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	const browser = portal.browser()

	expect(await browser.visit('asha', 'as=candidate&next=/matches')).toBe('/login/continue')
	expect(await browser.answer()).toEqual({
		provider: { id: 'acme', name: 'Acme', user_types: ['candidate', 'employer'] },
		user_type: 'candidate',
		next: '/matches',
		is_linked: false,
		email: 'asha@example.com',
		has_account: true,
	})
	expect((await browser.post('auth/openid/login')).body).toMatchObject(expired)
	expect(browser.cookies.has('session')).toBe(false)
})

test('the password links a sign-in once, and from then on it logs in at once', async () => {
	await using portal = await portalWithProvider()
	const account = await createMember(portal.api)

	const linked = await portal.browser().linked()
	const [mail] = await portal.api.work()
	const browser = portal.browser()
	await browser.visit('asha')
	expect(await browser.answer()).toMatchObject({ is_linked: true })
	const loggedIn = await browser.post('auth/openid/login')

	expect(linked.body).toMatchObject({ errorCode: 0, details: { id: account.id } })
	expect(mail?.subject).toBe('A sign-in of another service was linked with your account')
	expect(loggedIn.body).toMatchObject({ errorCode: 0, details: { id: account.id } })
	expect((await browser.get('auth/session')).body.details.account.id).toBe(account.id)
	const kinds = await portal.api.db
		.select({ kind: accountActivity.kind })
		.from(accountActivity)
		.where(eq(accountActivity.accountId, account.id))
		.orderBy(accountActivity.id)
	expect(kinds.map(({ kind }) => kind)).toEqual(['openid_linked', 'logged_in', 'logged_in_with_openid'])
	const [identity] = await portal.api.db.select().from(openidIdentities)
	expect(identity).toMatchObject({ issuer: portal.provider.issuer, subject: 'asha', accountId: account.id })
	expect(identity?.lastUsedAt).not.toBeNull()
	expect(await portal.api.db.$count(openidRequests)).toBe(0)
})

test('without the right password nothing is linked', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	const browser = portal.browser()
	await browser.visit('asha')

	expect((await browser.link({ password: 'Wrong1!!' })).body.errorCode).toBe(1001)
	expect((await browser.link({ user_type: 'employer' })).body.errorCode).toBe(1002)
	expect(await portal.api.db.$count(openidIdentities)).toBe(0)
	expect(browser.cookies.has('session')).toBe(false)
	expect((await browser.link()).body.errorCode).toBe(0)
})

test('an address that the provider has not verified is not used, nor is one that it does not give', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	const browser = portal.browser()

	for (const subject of ['ravi', 'meera']) {
		await browser.visit(subject)
		expect(await browser.answer()).toMatchObject({ is_linked: false, email: null, has_account: false })
	}
	expect(await portal.api.db.$count(openidRequests, sql`email is not null`)).toBe(0)
})

test('a registration asks what it always asks, and links the sign-in with the new account', async () => {
	await using portal = await portalWithProvider()
	const browser = portal.browser()
	await browser.visit('asha')
	expect(await browser.answer()).toMatchObject({ email: 'asha@example.com', has_account: false })
	const draft = {
		user_type: 'candidate',
		f_name: 'Asha',
		l_name: 'Kulkarni',
		email_id: 'asha@example.com',
		password,
	}

	const tooEarly = await browser.post('auth/openid/register', draft)
	const identitiesThen = await portal.api.db.$count(openidIdentities)
	const code = await codeFor(portal.api)
	const { verification_token } = (
		await browser.post('auth/verify-otp', { email: 'asha@example.com', otp: code })
	).body.details
	const registered = await browser.post('auth/openid/register', { ...draft, verification_token })
	await browser.visit('asha')
	const loggedIn = await browser.post('auth/openid/login')

	expect([tooEarly.body.errorCode, identitiesThen]).toEqual([1102, 0])
	expect(registered.body).toMatchObject({ errorCode: 0, message: 'Registration successful.' })
	expect(loggedIn.body.details.id).toBe(registered.body.details.id)
	expect(await portal.api.db.$count(accounts)).toBe(1)
})

test('an answer belongs to the browser that has asked, and to the state of its request', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	await portal.browser().linked()
	const [browser, stranger] = [portal.browser(), portal.browser()]
	const back = await portal.provider.logIn(await browser.begin(), 'asha')
	await stranger.begin()
	const wrongState = new URL(back)
	wrongState.searchParams.set('state', 'x'.repeat(43))

	expect(await stranger.comeBack(back)).toBe('/login/continue?trouble=expired')
	expect(await browser.comeBack(wrongState)).toBe('/login/continue?trouble=expired')
	expect(await stranger.answer()).toBeNull()
	expect(await browser.comeBack(back)).toBe('/login/continue')
})

test('an answer is accepted once, and used once', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	await portal.browser().linked()
	const browser = portal.browser()
	const back = await portal.provider.logIn(await browser.begin(), 'asha')
	await browser.comeBack(back)
	const { cookies } = browser
	const again = portal.browser()
	for (const [name, value] of cookies) again.cookies.set(name, value)

	expect(await again.comeBack(back)).toBe('/login/continue?trouble=expired')
	const both = await Promise.all([browser.post('auth/openid/login'), again.post('auth/openid/login')])
	expect(both.map(({ body }) => body.errorCode).toSorted()).toEqual([0, 1008])
})

test('after ten minutes a request is void, and so is its answer', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	await portal.browser().linked()
	const age = () => portal.api.db.execute(sql`update openid_requests set expires_at = now()`)
	const [late, slow] = [portal.browser(), portal.browser()]

	const back = await portal.provider.logIn(await late.begin(), 'asha')
	await slow.visit('asha')
	await age()

	expect(await late.comeBack(back)).toBe('/login/continue?trouble=expired')
	expect(await slow.answer()).toBeNull()
	expect((await slow.post('auth/openid/login')).body).toMatchObject(expired)
})

test('a token with the nonce of another login is refused', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	await portal.browser().linked()
	portal.provider.replace({ ...portal.provider.tokens() })
	const browser = portal.browser()

	expect(await browser.visit('asha')).toBe('/login/continue?trouble=refused')
	expect(portal.reason()).toContain('nonce')
	expect(await browser.answer()).toBeNull()
})

test('a token for another client is refused, also with the right nonce', async () => {
	await using portal = await portalWithProvider()
	const [browser, elsewhere] = [portal.browser(), portal.browser()]
	const address = await browser.begin()
	const other = new URL(await elsewhere.begin('other'))
	other.searchParams.set('nonce', new URL(address).searchParams.get('nonce') ?? '')
	await elsewhere.comeBack(await portal.provider.logIn(other.href, 'asha'))
	portal.provider.replace({ id_token: portal.provider.tokens()?.id_token ?? '' })

	const back = await portal.provider.logIn(address, 'asha')

	expect(await browser.comeBack(back)).toBe('/login/continue?trouble=refused')
	expect(portal.reason()).toContain('"aud"')
})

test('a token that the provider has not signed is refused', async () => {
	await using portal = await portalWithProvider()
	const browser = portal.browser()
	const address = await browser.begin()
	portal.provider.forge()
	const back = await portal.provider.logIn(address, 'asha')

	expect(await browser.comeBack(back)).toBe('/login/continue?trouble=refused')
	expect(portal.reason()).toContain('signature')
})

test('who says no at the provider is told so, and can start again', async () => {
	await using portal = await portalWithProvider()
	const browser = portal.browser()

	expect(await browser.visit(null)).toBe('/login/continue?trouble=refused')
	expect(await browser.visit('asha')).toBe('/login/continue')
})

test('while the provider is away, the password goes on', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	const begun = portal.browser()
	const back = await portal.provider.logIn(await begun.begin(), 'asha')
	await using later = await portalWithProvider({ openid: [portal.provider.settings()] })
	await createMember(later.api)
	await portal.provider[Symbol.asyncDispose]()
	const browser = later.browser()

	expect(await begun.comeBack(back)).toBe('/login/continue?trouble=unavailable')
	expect(await browser.begin()).toBe('/login/continue?trouble=unavailable')
	const login = { email_id: 'asha@example.com', password, user_type: 'candidate' }
	expect((await browser.post('auth/login', login)).body.errorCode).toBe(0)
})

test('a provider that calls itself by another address is not used', async () => {
	await using provider = await startProvider({})
	const issuer = provider.issuer.replace('127.0.0.1', 'localhost')
	await using portal = await portalWithProvider({ openid: [provider.settings('acme', { issuer })] })

	expect(await portal.browser().begin()).toBe('/login/continue?trouble=unavailable')
	expect(portal.reason()).toContain('issuer does not match')
})

test('a provider is offered to the kinds of account that it is for, and to no other', async () => {
	await using portal = await portalWithProvider()
	const browser = portal.browser()
	const offered = (await browser.post('cms/site-manage')).body.result.openid_providers

	expect(offered).toEqual([
		{ id: 'acme', name: 'Acme', user_types: ['candidate', 'employer'] },
		{ id: 'other', name: 'Acme', user_types: ['candidate', 'employer'] },
	])
	expect((await browser.get('auth/openid/acme?as=guest_user')).status).toBe(404)
	expect((await browser.get('auth/openid/nobody?as=candidate')).status).toBe(404)
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'evil.example'])(
	'%j is no page to go on to',
	async (next) => {
		await using portal = await portalWithProvider()
		const query = new URLSearchParams({ as: 'candidate', next })

		expect((await portal.browser().get(`auth/openid/acme?${query}`)).status).toBe(400)
	},
)

test('a provider is not told to which trace a login belongs', async () => {
	await using portal = await portalWithProvider()
	using tracing = traceAll()

	await portal.browser().visit('asha')

	expect(tracing.spans.filter(({ name }) => name === 'POST')).not.toEqual([])
	expect(portal.provider.headers).toContain('authorization')
	for (const name of ['traceparent', 'tracestate', 'baggage'])
		expect(portal.provider.headers).not.toContain(name)
})
