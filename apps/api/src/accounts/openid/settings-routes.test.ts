import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { openidIdentities } from '@profile-search/db/schema/accounts/openid'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { type Browser, createMember, password, portalWithProvider, proof } from './testing.ts'

type Portal = Awaited<ReturnType<typeof portalWithProvider>>

/** A browser that is logged in with the password. */
async function member(portal: Portal, overrides = {}) {
	const account = await createMember(portal.api, overrides)
	const browser = portal.browser()
	const { email, userType } = account
	await browser.post('auth/login', { email_id: email, password, user_type: userType })
	return { account, browser }
}

async function list(browser: Browser) {
	return (await browser.get('account/openid')).body.details
}

async function startLink(browser: Browser, provider = 'acme') {
	const started = await browser.post('account/openid', { provider, ...proof })
	return String(started.body.details?.address)
}

test('a person links a sign-in in the settings with the password, and logs in with it', async () => {
	await using portal = await portalWithProvider()
	const { account, browser } = await member(portal)
	const wrong = await browser.post('account/openid', { provider: 'acme', present_password: 'Wrong1!!' })

	const page = await browser.comeBack(await portal.provider.logIn(await startLink(browser), 'meera'))

	expect(wrong.body.errorCode).toBe(1001)
	expect(page).toBe('/settings')
	expect(await list(browser)).toEqual({
		identities: [
			{ id: expect.any(String), provider: 'Acme', createdAt: expect.any(String), lastUsedAt: null },
		],
		others: [{ id: 'other', name: 'Acme', user_types: ['candidate', 'employer'] }],
	})
	const other = portal.browser()
	await other.visit('meera')
	expect((await other.post('auth/openid/login')).body.details.id).toBe(account.id)
})

test('an answer for the settings opens no session, and links nothing to somebody else', async () => {
	await using portal = await portalWithProvider()
	const { browser } = await member(portal)
	const back = await portal.provider.logIn(await startLink(browser), 'asha')
	browser.cookies.delete('session')

	expect(await browser.comeBack(back)).toBe('/login/continue?trouble=expired')
	expect(await browser.answer()).toBeNull()
	expect(await portal.api.db.$count(openidIdentities)).toBe(0)
})

test('a sign-in opens one account only, and an account has one sign-in of a provider', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	await portal.browser().linked()
	const { browser } = await member(portal, { email: 'ravi@example.com' })
	const stranger = portal.browser()

	const taken = await browser.comeBack(await portal.provider.logIn(await startLink(browser), 'asha'))
	await stranger.visit('meera')
	const second = await stranger.link()

	expect(taken).toBe('/login/continue?trouble=taken')
	expect(second.status).toBe(409)
	expect(stranger.cookies.has('session')).toBe(false)
	expect(await portal.api.db.$count(openidIdentities)).toBe(1)
})

test('a sign-in that was unlinked opens nothing any more, and the owner is told', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	const browser = portal.browser()
	await browser.linked()
	await portal.api.work()
	const [{ id }] = (await list(browser)).identities
	const later = portal.browser()
	await later.visit('asha')

	const wrong = await browser.post(`account/openid/${id}/removal`, { present_password: 'Wrong1!!' })
	const unlinked = await browser.post(`account/openid/${id}/removal`, proof)
	const again = await browser.post(`account/openid/${id}/removal`, proof)
	const mails = await portal.api.work()

	expect([wrong.body.errorCode, unlinked.body.errorCode, again.status]).toEqual([1001, 0, 404])
	expect(mails.map(({ subject }) => subject)).toContain(
		'A sign-in of another service was unlinked from your account',
	)
	expect((await later.post('auth/openid/login')).body.errorCode).toBe(1008)
	expect((await browser.get('account/activity')).body.details.items[0].kind).toBe('openid_unlinked')
})

test('a sign-in stands for the password, not for the second step', async () => {
	await using portal = await portalWithProvider()
	const { browser } = await member(portal)
	const { secret } = (await browser.post('account/two-step/start', proof)).body.details
	const code = (steps: number) =>
		TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
	const { recoveryCodes } = (await browser.post('account/two-step', { code: code(0) })).body.details
	const later = portal.browser()
	await later.visit('asha')

	expect((await later.link()).body.errorCode).toBe(1004)
	expect(await portal.api.db.$count(openidIdentities)).toBe(0)
	expect((await later.link({ second_step: recoveryCodes[0] })).body.errorCode).toBe(0)

	await later.visit('asha')
	expect((await later.post('auth/openid/login')).body.errorCode).toBe(1004)
	expect((await later.post('auth/openid/login', { second_step: 'zzzz-zzzz' })).body.errorCode).toBe(1005)
	expect((await later.post('auth/openid/login', { second_step: recoveryCodes[1] })).body.errorCode).toBe(0)
})

test('a suspended account is opened by its password only, and nothing is linked with it', async () => {
	await using portal = await portalWithProvider()
	const account = await createMember(portal.api)
	await portal.browser().linked()
	await portal.api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, account.id))
	const [known, unknown] = [portal.browser(), portal.browser()]
	await known.visit('asha')
	await unknown.visit('meera')

	const refused = await known.post('auth/openid/login')
	const linking = await unknown.link()

	expect([refused.status, linking.status]).toEqual([403, 403])
	expect(refused.body.message).toMatch(/suspended. Please log in with your password/)
	expect(known.cookies.has('session') || unknown.cookies.has('session')).toBe(false)
	expect(await portal.api.db.$count(openidIdentities)).toBe(1)
})

test('a sign-in logs in under the tab of its account, and for the kinds that the provider is for', async () => {
	await using portal = await portalWithProvider()
	await createMember(portal.api)
	const browser = portal.browser()
	await browser.linked()
	await browser.visit('asha', 'as=employer')
	const provider = portal.provider.settings('acme', { userTypes: ['employer'] })
	await using strict = await portalWithProvider({ openid: [provider] })
	await createMember(strict.api)
	const guest = strict.browser()
	await guest.comeBack(await portal.provider.logIn(await guest.begin('acme', 'as=employer'), 'asha'))

	expect((await browser.post('auth/openid/login')).body.message).toBe('This account logs in under Vyaktigat.')
	expect((await guest.link()).body).toMatchObject({
		errorCode: 409,
		message: 'Acme is not for accounts of this kind.',
	})
})

test('a login by a linked sign-in takes an erasure back, as any login does', async () => {
	await using portal = await portalWithProvider()
	const { browser } = await member(portal)
	await browser.comeBack(await portal.provider.logIn(await startLink(browser), 'asha'))
	await browser.post('erasure', proof)

	await browser.visit('asha')
	const back = await browser.post('auth/openid/login')

	expect(back.body).toMatchObject({ errorCode: 0, details: { status: 'approved' } })
})
