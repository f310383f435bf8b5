import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { createAccount } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashSecret } from '#platform/secrets.ts'
import { eventually, testApp } from '#test/portal.ts'
import { browserAfter, createAsha, credentials, email, password } from './testing.ts'

test('the wrong tab is reported only if the password is right', async () => {
	await using api = await testApp()
	await createAccount(api.db, { email, passwordHash: await hashSecret(password) })

	const wrongTab = await api.post('auth/login', { email_id: email, password, user_type: 'employer' })
	const wrongBoth = await api.post('auth/login', {
		email_id: email,
		password: 'Wrong1!',
		user_type: 'employer',
	})

	expect(wrongTab.body).toMatchObject({ errorCode: 1002, message: 'This account logs in under Vyaktigat.' })
	expect(wrongBoth.body).toMatchObject({ errorCode: 1001 })
})

test('a suspended account logs in with the right password to read the reason, and nothing else', async () => {
	await using api = await testApp()
	await createAccount(api.db, { email, passwordHash: await hashSecret(password), status: 'suspended' })

	const wrong = await api.post('auth/login', { ...credentials, password: 'Wrong1!' })
	const right = await api.post('auth/login', credentials)
	const headers = browserAfter(right)
	const ask = async (path: string) => (await api.call({ method: 'GET', path, headers })).status

	expect(wrong.body.errorCode).toBe(1001)
	expect(right.body.details.status).toBe('suspended')
	expect([await ask('suspension'), await ask('auth/session'), await ask('account/sessions')]).toEqual([
		200, 200, 403,
	])
})

test('a login ends the session that the browser came with', async () => {
	await using api = await testApp()
	await createAsha(api)
	const planted = browserAfter(await api.post('auth/login', credentials))

	const again = await api.post('auth/login', credentials, planted)

	const asOld = await api.call({ method: 'GET', path: 'account/sessions', headers: planted })
	const asNew = await api.call({ method: 'GET', path: 'account/sessions', headers: browserAfter(again) })
	expect(asOld.status).toBe(401)
	expect(asNew.body.details).toHaveLength(1)
})

test('a login replaces an invented session token with a fresh one', async () => {
	await using api = await testApp()
	await createAsha(api)

	const answer = await api.post('auth/login', credentials, { cookie: 'session=made-up; device=made-up' })

	const given = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
	expect(given.session).toMatch(/^[\w-]{43}$/)
	expect(given.device).toMatch(/^[\w-]{43}$/)
})

test('an old password that is replaced while it is being checked lets nobody in', async () => {
	await using api = await testApp()
	const account = await createAsha(api)
	const changing = await api.connection.pool.connect()
	await changing.query('begin')
	await changing.query('select from accounts where id = $1 for update', [account.id])

	const login = api.post('auth/login', credentials)
	const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
	await eventually(
		() => api.connection.pool.query(isWaiting),
		({ rowCount }) => rowCount === 1,
	)
	await changing.query(`update accounts set password_hash = 'another' where id = $1`, [account.id])
	await changing.query('commit')
	changing.release()

	expect((await login).body.errorCode).toBe(1001)
})

test('a logged-out session is gone on the server too', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db)
	const me = await api.as(account)

	await me.post('auth/logout')

	expect((await me.post(`auth/user-details/${account.id}`)).status).toBe(401)
	const [row] = await api.db.select().from(accounts).where(eq(accounts.id, account.id))
	expect(row).toBeDefined()
})

test('a logout holds on every node', async () => {
	await using api = await testApp()
	await using secondNode = await testApp({ connection: api.connection })
	await createAsha(api)
	const browser = browserAfter(await api.post('auth/login', credentials))
	const before = await secondNode.call({ method: 'GET', path: 'account/sessions', headers: browser })

	await api.post('auth/logout', undefined, browser)

	const after = await secondNode.call({ method: 'GET', path: 'account/sessions', headers: browser })
	expect([before.status, after.status]).toEqual([200, 401])
})
