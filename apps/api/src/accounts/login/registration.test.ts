import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { createAccount } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { codeFor, email, otherThan, password, person, verifiedCookie } from './testing.ts'

test('a person registers with the code that arrived by mail, and logs in', async () => {
	await using api = await testApp()

	const cookie = await verifiedCookie(api)
	const registered = await api.post('auth/register', person, cookie)
	const loggedIn = await api.post('auth/login', {
		email_id: email.toUpperCase(),
		password,
		user_type: 'candidate',
	})

	expect(registered.body).toMatchObject({ errorCode: 0, message: 'Registration successful.' })
	expect(loggedIn.body).toMatchObject({
		errorCode: 0,
		message: 'Login successful',
		details: {
			f_name: 'Asha',
			email_id: email,
			user_type: 'candidate',
			status: 'incomplete',
			registration_flag: 0,
		},
	})
	const session = loggedIn.cookies.find((cookie) => cookie.name === 'session')
	expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('a device registers and logs in without cookies', async () => {
	await using api = await testApp()

	const verified = await api.post('auth/verify-otp', { email, otp: await codeFor(api) })
	const { verification_token } = verified.body.details
	const registered = await api.post('auth/register', { ...person, verification_token })
	const loggedIn = await api.post('auth/login', {
		email_id: email,
		password,
		user_type: 'candidate',
		session: 'bearer',
	})
	const { id, session_token } = loggedIn.body.details
	const details = await api.post(`auth/user-details/${id}`, undefined, {
		authorization: `Bearer ${session_token}`,
	})

	expect(registered.body.errorCode).toBe(0)
	expect(loggedIn.cookies).toEqual([])
	expect(details.body).toMatchObject({ errorCode: 0, details: { is_approver: false } })
})

test('nobody registers an address that another browser has verified', async () => {
	await using api = await testApp()
	await verifiedCookie(api)

	const withoutCookie = await api.post('auth/register', person)
	const otherAddress = await api.post(
		'auth/register',
		person,
		await verifiedCookie(api, 'someone@example.com'),
	)

	expect(withoutCookie).toMatchObject({ status: 200, body: { errorCode: 1102 } })
	expect(otherAddress).toMatchObject({ status: 200, body: { errorCode: 1102 } })
	expect(await api.db.$count(accounts)).toBe(0)
})

test('registering a verified address that has an account is refused, and the account stays unchanged', async () => {
	await using api = await testApp()
	await createAccount(api.db, { email })

	const answer = await api.post('auth/register', person, await verifiedCookie(api))

	expect(answer).toMatchObject({ status: 200, body: { errorCode: 1103 } })
	expect(await api.db.$count(accounts)).toBe(1)
})

test('a proof of one address registers no other address, and works once', async () => {
	await using api = await testApp()
	const browser = await verifiedCookie(api)
	const other = { ...person, email_id: 'other@example.com' }

	const otherAddress = await api.post('auth/register', other, browser)
	const first = await api.post('auth/register', person, browser)
	const again = await api.post('auth/register', person, browser)

	expect(otherAddress.body.errorCode).toBe(1102)
	expect(first.body.errorCode).toBe(0)
	expect(again.body.errorCode).toBe(1102)
})

test('of two simultaneous registrations with one proof, one gets the account', async () => {
	await using api = await testApp()
	const browser = await verifiedCookie(api)

	const answers = await Promise.all([1, 2, 3].map(() => api.post('auth/register', person, browser)))

	expect(answers.map(({ body }) => body.errorCode).toSorted()).toEqual([0, 1102, 1102])
})

test('the right code is refused after five wrong ones', async () => {
	await using api = await testApp()
	const otp = await codeFor(api)
	const wrong = otherThan(otp)

	for (let tries = 0; tries < 5; tries += 1) {
		expect((await api.post('auth/verify-otp', { email, otp: wrong })).body.errorCode).toBe(1101)
	}

	expect((await api.post('auth/verify-otp', { email, otp })).body.errorCode).toBe(1101)
})

test('a code works once', async () => {
	await using api = await testApp()
	const otp = await codeFor(api)
	await api.post('auth/verify-otp', { email, otp })

	const again = await api.post('auth/verify-otp', { email, otp })

	expect(again.body.errorCode).toBe(1101)
})

test('a code proves only the address that it was sent to', async () => {
	await using api = await testApp()
	const mine = await codeFor(api)
	await codeFor(api, 'other@example.com')

	const answer = await api.post('auth/verify-otp', { email: 'other@example.com', otp: mine })

	expect(answer.body.errorCode).toBe(1101)
})

test('a new code voids the one before it', async () => {
	await using api = await testApp()
	const first = await codeFor(api)
	const second = await codeFor(api)

	expect((await api.post('auth/verify-otp', { email, otp: first })).body.errorCode).toBe(
		first === second ? 0 : 1101,
	)
})

test('only the hash of a code is stored, and the queue holds none', async () => {
	await using api = await testApp()
	await api.post('auth/otp-send-with-email', { email })

	const queued = await api.connection.pool.query('select * from graphile_worker._private_jobs')
	const stored = await api.connection.pool.query('select * from email_verifications')

	expect(JSON.stringify(queued.rows)).not.toMatch(/"\d{6}"/)
	expect(stored.rows[0]).toMatchObject({ code_hash: null })
})

test('a common password is refused if the operator wants it, before the address is looked up', async () => {
	await using api = await testApp({ refusesCommonPasswords: true })
	await createAccount(api.db, { email })

	const draft = { ...person, password: 'P@ssw0rd' }
	const [known, unknown] = [
		await api.post('auth/register', draft),
		await api.post('auth/register', { ...draft, email_id: 'nobody@example.com' }),
	]

	expect(known).toMatchObject({ status: 200, body: { errorCode: 1202, details: null } })
	expect(known.body.fields).toEqual({ password: known.body.message })
	expect(unknown.body).toEqual(known.body)
})
