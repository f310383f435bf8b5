import { errorCodes } from '@profile-search/contract/http/envelope'
import { passkeyChallenges } from '@profile-search/db/schema/accounts/second-steps'
import { accountActivity } from '@profile-search/db/schema/accounts/sessions'
import { createAccount } from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'
import { testAuthenticator } from './testing-authenticator.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Authenticator = ReturnType<typeof testAuthenticator>
type Quirks = Parameters<Authenticator['sign']>[1]

const password = 'Secret1!'
const proof = { present_password: password }
const unknown = { errorCode: 1006, message: 'This passkey is not known here.', details: null }

async function member(api: TestApp, overrides = {}) {
	const account = await createAccount(api.db, { passwordHash: await hashSecret(password), ...overrides })
	return { account, me: await api.as(account) }
}

type Me = Awaited<ReturnType<typeof member>>['me']

/** Adds a passkey, as the settings page does. */
async function add(me: Me, authenticator: Authenticator, quirks: Quirks = {}) {
	const started = await me.post('account/passkeys/start', proof)
	const { challengeId, options } = started.body.details
	return me.post('account/passkeys', {
		challengeId,
		name: 'My phone',
		answer: authenticator.make(options, quirks),
	})
}

/** Logs in with a passkey, as the login page does. */
async function logIn(
	api: TestApp,
	authenticator: Authenticator,
	quirks: Quirks = {},
	user_type = 'candidate',
) {
	const { challengeId, options } = (await api.post('auth/passkey-start')).body.details
	return api.post('auth/passkey-login', {
		challengeId,
		answer: authenticator.sign(options, quirks),
		user_type,
	})
}

async function withPasskey(api: TestApp, overrides = {}) {
	const authenticator = testAuthenticator()
	const { account, me } = await member(api, overrides)
	expect((await add(me, authenticator)).body.errorCode).toBe(0)
	return { account, me, authenticator }
}

test('a person adds a passkey and logs in with it', async () => {
	await using api = await testApp()
	const { account, me, authenticator } = await withPasskey(api)

	const loggedIn = await logIn(api, authenticator)
	const again = await logIn(api, authenticator)
	const listed = await me.get('account/passkeys')
	const subjects = (await api.work()).map(({ subject }) => subject)
	const kinds = await api.db
		.select({ kind: accountActivity.kind })
		.from(accountActivity)
		.where(eq(accountActivity.accountId, account.id))

	expect(loggedIn.body).toMatchObject({ errorCode: 0, details: { id: account.id, email_id: account.email } })
	expect(loggedIn.cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true })
	expect(again.body.errorCode).toBe(0)
	expect(listed.body.details).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(String) }])
	expect(subjects).toContain('A passkey was added to your account')
	expect(kinds.map(({ kind }) => kind)).toEqual([
		'passkey_added',
		'logged_in_with_passkey',
		'logged_in_with_passkey',
	])
})

test('a device logs in with a passkey for a session of its own', async () => {
	await using api = await testApp()
	const { account, authenticator } = await withPasskey(api)
	const { challengeId, options } = (await api.post('auth/passkey-start')).body.details

	const loggedIn = await api.post('auth/passkey-login', {
		challengeId,
		answer: authenticator.sign(options),
		user_type: 'candidate',
		session: 'bearer',
	})
	const seen = await api.post(`auth/user-details/${account.id}`, undefined, {
		authorization: `Bearer ${loggedIn.body.details.session_token}`,
	})

	expect(seen.body).toMatchObject({ errorCode: 0, details: { id: account.id } })
})

test('the options of a login name no account and require user verification', async () => {
	await using api = await testApp()
	await withPasskey(api)

	const { options } = (await api.post('auth/passkey-start')).body.details

	expect(options).toMatchObject({ rpId: 'portal.test', userVerification: 'required' })
	expect(options.allowCredentials ?? []).toEqual([])
})

test('the password is asked for before a passkey is made', async () => {
	await using api = await testApp()
	const { me } = await member(api)

	const started = await me.post('account/passkeys/start', { present_password: 'Wrong1!' })

	expect(started.body.errorCode).toBe(1001)
})

test('the same answer does not log in twice', async () => {
	await using api = await testApp()
	const { authenticator } = await withPasskey(api)
	const { challengeId, options } = (await api.post('auth/passkey-start')).body.details
	const body = { challengeId, answer: authenticator.sign(options), user_type: 'candidate' }

	const answers = await Promise.all(Array.from({ length: 6 }, () => api.post('auth/passkey-login', body)))
	const later = await api.post('auth/passkey-login', body)

	expect(answers.filter((answer) => answer.body.errorCode === 0)).toHaveLength(1)
	expect(later.body).toEqual(unknown)
})

test('an old challenge, one of another login and one for a new passkey are refused', async () => {
	await using api = await testApp()
	const { me, authenticator } = await withPasskey(api)
	const start = async () => (await api.post('auth/passkey-start')).body.details
	const submit = (challengeId: string, answer: object) =>
		api.post('auth/passkey-login', { challengeId, answer, user_type: 'candidate' })

	const [one, other] = [await start(), await start()]
	const foreign = await submit(one.challengeId, authenticator.sign(other.options))
	const old = await start()
	await api.db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` })
	const late = await submit(old.challengeId, authenticator.sign(old.options))
	const making = (await me.post('account/passkeys/start', proof)).body.details
	const misused = await submit(
		making.challengeId,
		authenticator.sign({ challenge: making.options.challenge, rpId: 'portal.test' }),
	)

	expect([foreign.body, late.body, misused.body]).toEqual([unknown, unknown, unknown])
})

test.each([
	['another site', { origin: 'https://evil.example' }],
	['another name', { rpId: 'evil.example' }],
	['nobody in particular', { isUnverified: true }],
])('a signature made for %s is refused', async (_what, quirks) => {
	await using api = await testApp()
	const { account, authenticator } = await withPasskey(api)

	const answer = await logIn(api, authenticator, quirks)

	expect(answer.body).toEqual(unknown)
	const kinds = await api.db
		.select({ kind: accountActivity.kind })
		.from(accountActivity)
		.where(eq(accountActivity.accountId, account.id))
	expect(kinds.at(-1)?.kind).toBe('login_refused')
})

test('a signature count that decreases, as with a copied passkey, is refused', async () => {
	await using api = await testApp()
	const { authenticator } = await withPasskey(api)

	const first = await logIn(api, authenticator, { counter: 41 })
	const same = await logIn(api, authenticator, { counter: 41 })
	const back = await logIn(api, authenticator, { counter: 7 })
	const next = await logIn(api, authenticator, { counter: 42 })

	expect([first, same, back, next].map(({ body }) => body.errorCode)).toEqual([0, 1006, 1006, 0])
})

test('a stranger with the id of a passkey but another key is refused', async () => {
	await using api = await testApp()
	const { authenticator } = await withPasskey(api)
	const stranger = testAuthenticator()
	const { challengeId, options } = (await api.post('auth/passkey-start')).body.details

	const forged = { ...stranger.sign(options), id: authenticator.id, rawId: authenticator.id }
	const answer = await api.post('auth/passkey-login', { challengeId, answer: forged, user_type: 'candidate' })
	const unheard = await logIn(api, stranger)

	expect([answer.body, unheard.body]).toEqual([unknown, unknown])
})

test('a passkey logs in only under the tab of its account', async () => {
	await using api = await testApp()
	const { authenticator } = await withPasskey(api)

	const otherTab = await logIn(api, authenticator, {}, 'employer')

	expect(otherTab.body).toMatchObject({ errorCode: 1002, message: 'This account logs in under Vyaktigat.' })
})

test.each([
	['another site', { origin: 'https://evil.example' }],
	['another name', { rpId: 'evil.example' }],
	['nobody in particular', { isUnverified: true }],
	['a maker we did not ask for', { format: 'tpm' }],
])('a passkey made for %s is not kept', async (_what, quirks) => {
	await using api = await testApp()
	const { me } = await member(api)

	const answer = await add(me, testAuthenticator(), quirks)

	expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('start again') } })
	expect((await me.get('account/passkeys')).body.details).toEqual([])
})

test('nobody completes what another account has started, and no passkey serves two accounts', async () => {
	await using api = await testApp()
	const { me, authenticator } = await withPasskey(api)
	const other = await member(api)
	const { challengeId, options } = (await me.post('account/passkeys/start', proof)).body.details

	const taken = await other.me.post('account/passkeys', {
		challengeId,
		name: 'Mine',
		answer: testAuthenticator().make(options),
	})
	const twice = await add(other.me, authenticator)

	expect(options.excludeCredentials).toMatchObject([{ id: authenticator.id }])
	expect([taken.status, twice.status]).toEqual([400, 409])
	expect((await other.me.get('account/passkeys')).body.details).toEqual([])
})

test('a removed passkey no longer logs in, and only its owner can remove it', async () => {
	await using api = await testApp()
	const { me, authenticator } = await withPasskey(api)
	const other = await member(api)
	const [passkey] = (await me.get('account/passkeys')).body.details

	const path = `account/passkeys/${passkey.id}/removal`
	const byOther = await other.me.post(path, proof)
	const byThief = await me.post(path, { present_password: 'Wrong1!' })
	expect((await me.post(path)).status).toBe(400)
	expect((await me.get('account/passkeys')).body.details).toHaveLength(1)
	const byOwner = await me.post(path, proof)

	expect(byOther.status).toBe(404)
	expect([byThief, byOwner].map(({ body }) => body.errorCode)).toEqual([errorCodes.wrongPassword, 0])
	expect((await logIn(api, authenticator)).body).toEqual(unknown)
	expect((await api.work()).map(({ subject }) => subject)).toContain(
		'A passkey was removed from your account',
	)
})

test('at an IP address, a person is told where passkeys work', async () => {
	await using api = await testApp()

	const answer = await api.post('auth/passkey-start', undefined, { host: '127.0.0.1:3000' })

	expect(answer).toMatchObject({
		status: 409,
		body: { message: expect.stringContaining('http://portal.test') },
	})
})
