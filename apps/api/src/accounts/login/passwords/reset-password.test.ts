import { authenticators } from '@profile-search/db/schema/accounts/second-steps'
import { createAccount } from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'
import { newSecret } from '../../two-step/totp.ts'
import {
	browserAfter,
	createAsha,
	credentials,
	email,
	otherThan,
	password,
	resetKeyFor,
	type TestApp,
} from '../testing.ts'

const fresh = 'Another1!'

function reset(api: TestApp, key: string, address = email) {
	return api.post('auth/ForgetPassword-reset', {
		email: address,
		password: fresh,
		forget_password_token: key,
	})
}

test('a forgotten password is set with both halves of the key, which ends every session', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db, { email, passwordHash: await hashSecret('Before1!') })
	const me = await api.as(account)

	const { token } = (await api.post('auth/forgotPassword', { email })).body.details
	const [mail] = await api.work()
	const code = mail?.text?.match(/\b\d{6}\b/)?.[0]
	const reset = await api.post('auth/ForgetPassword-reset', {
		email,
		password,
		forget_password_token: `${token}.${code}`,
	})

	expect(reset.body).toMatchObject({ errorCode: 0, message: 'Password update successful.' })
	expect((await me.post(`auth/user-details/${account.id}`)).status).toBe(401)
	const [notice] = await api.work()
	expect(notice?.subject).toBe('Your password was changed')
	expect(
		(await api.post('auth/login', { email_id: email, password, user_type: 'candidate' })).body.errorCode,
	).toBe(0)
})

test('a new password does not pass by the second step', async () => {
	await using api = await testApp()
	const account = await createAsha(api)
	await api.db
		.insert(authenticators)
		.values({ accountId: account.id, secret: newSecret(), confirmedAt: new Date() })
	const { token, code } = await resetKeyFor(api)

	const done = await reset(api, `${token}.${code}`)
	const login = await api.post('auth/login', { email_id: email, password: fresh, user_type: 'candidate' })

	expect(done.body.errorCode).toBe(0)
	expect(login.body.errorCode).toBe(1004)
	expect(login.cookies).toEqual([])
})

test('the link in the mail has a key of its own that works too', async () => {
	await using api = await testApp()
	await createAccount(api.db, { email })
	await api.post('auth/forgotPassword', { email })
	const [mail] = await api.work()
	const link = new URL(mail?.text?.match(/http\S+forgot-password\S+/)?.[0] ?? '')

	// The part after the # is sent to no server and appears in no log.
	expect(link.search).toBe('')
	const half = new URLSearchParams(link.hash.slice(1))
	const key = `${half.get('token')}.${half.get('code')}`
	const reset = await api.post('auth/ForgetPassword-reset', { email, password, forget_password_token: key })

	expect(reset.body.errorCode).toBe(0)
})

test('neither half of the key works alone or with a half of another key', async () => {
	await using api = await testApp()
	await createAccount(api.db, { email })
	const { token } = (await api.post('auth/forgotPassword', { email })).body.details
	const [mail] = await api.work()
	const code = mail?.text?.match(/\b\d{6}\b/)?.[0]
	const { token: foreign } = (await api.post('auth/forgotPassword', { email: 'other@example.com' })).body
		.details

	for (const key of [token, `${token}.`, `.${code}`, `${foreign}.${code}`, `${code}.${token}`]) {
		const answer = await api.post('auth/ForgetPassword-reset', {
			email,
			password,
			forget_password_token: key,
		})
		expect(answer).toMatchObject({ status: 200, body: { errorCode: 1201 } })
	}
})

test('the key of one account does not work for another', async () => {
	await using api = await testApp()
	await createAsha(api)
	await createAccount(api.db, { email: 'other@example.com' })
	const { token, code } = await resetKeyFor(api)

	const other = await reset(api, `${token}.${code}`, 'other@example.com')
	const mine = await reset(api, `${token}.${code}`)

	expect(other.body.errorCode).toBe(1201)
	expect(mine.body.errorCode).toBe(0)
})

test('a key works once, even in simultaneous calls, and voids every other key', async () => {
	await using api = await testApp()
	await createAsha(api)
	const older = await resetKeyFor(api)
	const { token, code } = await resetKeyFor(api)

	const answers = await Promise.all([1, 2, 3, 4].map(() => reset(api, `${token}.${code}`)))

	expect(answers.map(({ body }) => body.errorCode).toSorted()).toEqual([0, 1201, 1201, 1201])
	expect((await reset(api, `${older.token}.${older.code}`)).body.errorCode).toBe(1201)
})

test('a key is void after ten minutes', async () => {
	await using api = await testApp()
	await createAsha(api)
	const { token, code } = await resetKeyFor(api)
	const [row] = (await api.connection.pool.query('select expires_at - now() as rest from password_resets'))
		.rows
	expect(row.rest.minutes).toBe(9)

	await api.db.execute(sql`update password_resets set expires_at = now() - interval '1 second'`)

	expect((await reset(api, `${token}.${code}`)).body.errorCode).toBe(1201)
})

test('the right code of a reset is refused after five wrong ones', async () => {
	await using api = await testApp()
	await createAsha(api)
	const { token, code } = await resetKeyFor(api)

	const wrong = Array.from({ length: 5 }, () => reset(api, `${token}.${otherThan(code)}`))
	expect((await Promise.all(wrong)).every(({ body }) => body.errorCode === 1201)).toBe(true)

	expect((await reset(api, `${token}.${code}`)).body.errorCode).toBe(1201)
})

test('a reset ends every session on every node', async () => {
	await using api = await testApp()
	await using secondNode = await testApp({ connection: api.connection })
	await createAsha(api)
	const browser = browserAfter(await secondNode.post('auth/login', credentials))
	const device = await api.post('auth/login', { ...credentials, session: 'bearer' })
	const bearer = { authorization: `Bearer ${device.body.details.session_token}` }
	const { token, code } = await resetKeyFor(api)

	await reset(api, `${token}.${code}`)

	for (const node of [api, secondNode])
		for (const headers of [browser, bearer])
			expect((await node.call({ method: 'GET', path: 'account/sessions', headers })).status).toBe(401)
})

test('a common password is refused if the operator wants it, and does not use up the key', async () => {
	await using api = await testApp({ refusesCommonPasswords: true })
	await createAsha(api)
	const { token, code } = await resetKeyFor(api)
	const key = { email, forget_password_token: `${token}.${code}` }

	const frequent = await api.post('auth/ForgetPassword-reset', { ...key, password: 'P@ssw0rd' })

	expect(frequent).toMatchObject({ status: 200, body: { errorCode: 1202 } })
	expect((await reset(api, `${token}.${code}`)).body.errorCode).toBe(0)
})

test.each(['P@ssw0rd', 'Aa1!aa', 'Qwerty1!'])(
	'%s meets the password rule, the only check by default',
	async (password) => {
		await using api = await testApp()
		await createAsha(api)
		const { token, code } = await resetKeyFor(api)

		const set = await api.post('auth/ForgetPassword-reset', {
			email,
			password,
			forget_password_token: `${token}.${code}`,
		})

		expect(set.body.errorCode).toBe(0)
		expect((await api.post('auth/login', { ...credentials, password })).body.errorCode).toBe(0)
	},
)

test('after a new password, wrong ones no longer cost work', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)
	const guesses = Array.from({ length: 11 }, () =>
		api.post('auth/login', { ...credentials, password: 'Wrong1!' }),
	)
	await Promise.all(guesses)
	expect((await api.post('auth/login', credentials)).body.errorCode).toBe(1301)

	const { token, code } = await resetKeyFor(api)
	await reset(api, `${token}.${code}`)

	expect((await api.post('auth/login', { ...credentials, password: fresh })).body.errorCode).toBe(0)
})
