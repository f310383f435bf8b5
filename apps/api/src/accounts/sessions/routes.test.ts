import { accountActivity, sessions } from '@profile-search/db/schema/accounts/sessions'
import { createAccount } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { openSession } from '#http/session.ts'
import { testApp } from '#test/portal.ts'
import { browserAfter, createAsha, credentials, person, verifiedCookie } from '../login/testing.ts'

const chrome =
	'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const indian = '49.36.0.1'

test('a person sees where they are logged in: this session first, with its browser and country', async () => {
	await using api = await testApp()
	await createAsha(api)
	const fromIndia = await api.app.inject({
		method: 'POST',
		url: '/api/auth/login',
		remoteAddress: indian,
		headers: { 'user-agent': chrome },
		payload: credentials,
	})
	const here = browserAfter(await api.post('auth/login', credentials, { 'user-agent': '' }))

	const { body } = await api.call({ method: 'GET', path: 'account/sessions', headers: here })

	expect(fromIndia.statusCode).toBe(200)
	expect(body.details).toMatchObject([
		{ device: 'Unknown device', place: null, isCurrent: true },
		{ device: 'Chrome on Windows', place: 'India', isCurrent: false },
	])
	expect(JSON.stringify(body)).not.toContain(indian)
})

test('a person ends a session from another device', async () => {
	await using api = await testApp()
	await createAsha(api)
	const lost = browserAfter(await api.post('auth/login', credentials))
	const here = browserAfter(await api.post('auth/login', credentials))
	const seen = await api.call({ method: 'GET', path: 'account/sessions', headers: here })
	const { id } = seen.body.details.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)

	const ended = await api.call({ method: 'DELETE', path: `account/sessions/${id}`, headers: here })

	expect(ended).toMatchObject({
		status: 200,
		cookies: [],
		body: { message: 'That device has been logged out.' },
	})
	expect((await api.call({ method: 'GET', path: 'account/sessions', headers: lost })).status).toBe(401)
	expect((await api.call({ method: 'GET', path: 'account/sessions', headers: here })).status).toBe(200)
})

test('the session of another account is not found', async () => {
	await using api = await testApp()
	const [me, stranger] = [
		await api.as(await createAccount(api.db)),
		await api.as(await createAccount(api.db)),
	]
	const { id } = (await stranger.get('account/sessions')).body.details[0]

	const ended = await me.call('DELETE', `account/sessions/${id}`)

	expect(ended.status).toBe(404)
	expect((await stranger.get('account/sessions')).status).toBe(200)
})

test('ending the current session is a logout', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db))
	const { id } = (await me.get('account/sessions')).body.details[0]

	const ended = await me.call('DELETE', `account/sessions/${id}`)

	const emptied = ended.cookies.map(({ name, value }) => [name, value])
	expect(emptied).toEqual([
		['session', ''],
		['XSRF-TOKEN', ''],
	])
	expect((await me.get('account/sessions')).status).toBe(401)
})

test('a person ends every other session, and nobody else is logged out', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db)
	const [here, lost] = [await api.as(account), await api.as(account)]
	const stranger = await api.as(await createAccount(api.db))

	await here.call('DELETE', 'account/sessions')

	const statuses = [here, lost, stranger].map(async (caller) => (await caller.get('account/sessions')).status)
	expect(await Promise.all(statuses)).toEqual([200, 401, 200])
})

test('the activity of an account lists what happened to it, newest first', async () => {
	await using api = await testApp()
	await api.post('auth/register', person, await verifiedCookie(api))
	await api.post('auth/login', { ...credentials, password: 'Wrong1!' }, { 'user-agent': chrome })
	await api.work()
	const first = browserAfter(await api.post('auth/login', credentials))
	await api.post('auth/logout', undefined, first)
	const second = browserAfter(await api.post('auth/login', credentials))
	await api.call({ method: 'DELETE', path: 'account/sessions', headers: second })
	const change = { present_password: person.password, password: 'Another1!' }
	const third = browserAfter(await api.post('auth/change-password', change, second))

	const { body } = await api.call({ method: 'GET', path: 'account/activity', headers: third })

	expect(body.details).toMatchObject({ total: 7, page: 1, pages: 1 })
	expect(body.details.items.map(({ kind }: { kind: string }) => kind)).toEqual([
		'password_changed',
		'other_sessions_ended',
		'logged_in',
		'logged_out',
		'logged_in',
		'login_refused',
		'registered',
	])
	expect(body.details.items[5]).toMatchObject({ device: 'Chrome on Windows', place: null })
})

test('activity is paged and shown only to its owner', async () => {
	await using api = await testApp()
	const [account, other] = [await createAccount(api.db), await createAccount(api.db)]
	const lines = Array.from({ length: 25 }, () => ({ accountId: account.id, kind: 'login_refused' as const }))
	await api.db.insert(accountActivity).values(lines)

	const [mine, theirs] = [await api.as(account), await api.as(other)]

	expect((await mine.get('account/activity?page=2')).body.details).toMatchObject({ total: 25, pages: 2 })
	expect((await mine.get('account/activity?page=2')).body.details.items).toHaveLength(5)
	expect((await theirs.get('account/activity')).body.details).toMatchObject({ total: 0, items: [] })
})

test('an expired session is neither shown nor kept', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db)
	const me = await api.as(account)
	await api.db.insert(sessions).values({ tokenHash: 'x', accountId: account.id, expiresAt: new Date(0) })

	expect((await me.get('account/sessions')).body.details).toHaveLength(1)
})

test.each([
	['cookie', 7],
	['bearer', 180],
] as const)('a session of kind %s ends after %d days, however much it is used', async (kind, days) => {
	await using api = await testApp()
	const account = await createAccount(api.db)
	const token = await openSession(api.db, account.id, kind, { userAgent: 'test', country: null })
	const headers: Record<string, string> =
		kind === 'cookie' ? { cookie: `session=${token}` } : { authorization: `Bearer ${token}` }
	const statusAtAge = async (age: number) => {
		await api.db.update(sessions).set({ createdAt: new Date(Date.now() - age * 86_400_000) })
		return (await api.call({ method: 'GET', path: 'account/sessions', headers })).status
	}

	expect(await statusAtAge(days - 0.1)).toBe(200)
	expect(await statusAtAge(days + 0.1)).toBe(401)
})
