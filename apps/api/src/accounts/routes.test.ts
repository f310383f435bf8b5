import { createAccount } from '@profile-search/db/factories'
import { accounts } from '@profile-search/db/schema/accounts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashSecret } from '../secrets.ts'
import { testApp } from '../testing.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

const email = 'asha@example.com'
const password = 'Secret1!'
const person = {
	user_type: 'candidate',
	f_name: 'Asha',
	middle_name: '',
	l_name: 'Kulkarni',
	email_id: email,
	password,
}

async function codeFor(api: TestApp, address = email) {
	await api.post('auth/otp-send-with-email', { email: address })
	const [mail] = await api.work()
	expect(mail?.to?.[0]?.address).toBe(address)
	return mail?.text?.match(/\b\d{6}\b/)?.[0] ?? ''
}

async function verifiedCookie(api: TestApp, address = email) {
	const verified = await api.post('auth/verify-otp', { email: address, otp: await codeFor(api, address) })
	expect(verified.body).toMatchObject({ errorCode: 0 })
	return { cookie: `verification=${verified.cookies[0]?.value}` }
}

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

test('a verified address whose account exists already is told so, and keeps its account', async () => {
	await using api = await testApp()
	await createAccount(api.db, { email })

	const answer = await api.post('auth/register', person, await verifiedCookie(api))

	expect(answer).toMatchObject({ status: 200, body: { errorCode: 1103 } })
	expect(await api.db.$count(accounts)).toBe(1)
})

test('the right code is refused after five wrong ones', async () => {
	await using api = await testApp()
	const otp = await codeFor(api)
	const wrong = otp === '000000' ? '000001' : '000000'

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

test('only the hash of a code is stored, and the queue holds none', async () => {
	await using api = await testApp()
	await api.post('auth/otp-send-with-email', { email })

	const queued = await api.connection.pool.query('select * from graphile_worker._private_jobs')
	const stored = await api.connection.pool.query('select * from email_verifications')

	expect(JSON.stringify(queued.rows)).not.toMatch(/"\d{6}"/)
	expect(stored.rows[0]).toMatchObject({ code_hash: null })
})

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

test('the link in the mail carries a key of its own that works too', async () => {
	await using api = await testApp()
	await createAccount(api.db, { email })
	await api.post('auth/forgotPassword', { email })
	const [mail] = await api.work()
	const link = new URL(mail?.text?.match(/http\S+forgot-password\S+/)?.[0] ?? '')

	const key = `${link.searchParams.get('token')}.${link.searchParams.get('code')}`
	const reset = await api.post('auth/ForgetPassword-reset', { email, password, forget_password_token: key })

	expect(reset.body.errorCode).toBe(0)
})

test('neither half of the key opens anything alone, nor with a half of another', async () => {
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

test('known and unknown addresses get the same answer, and only the known one gets mail', async () => {
	await using api = await testApp()
	await createAccount(api.db, { email })

	const known = await api.post('auth/forgotPassword', { email })
	const unknown = await api.post('auth/forgotPassword', { email: 'nobody@example.com' })
	const mails = await api.work()

	expect({ ...unknown.body, details: null }).toEqual({ ...known.body, details: null })
	expect(unknown.body.details.token).toHaveLength(known.body.details.token.length)
	expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual([email])
})

test('the wrong tab is told only after the password was right', async () => {
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

test('guessing is stopped with the seconds to wait', async () => {
	await using api = await testApp({ rateLimits: true })
	const guess = { email_id: email, password: 'Wrong1!', user_type: 'candidate' }
	for (let tries = 0; tries < 10; tries += 1) await api.post('auth/login', guess)

	const answer = await api.post('auth/login', guess)

	expect(answer.status).toBe(429)
	expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
	expect(answer.body.message).toMatch(
		/Too many tries with a wrong password\. Please try again in \d+ minutes\./,
	)
})

test('a second code within a minute has to wait', async () => {
	await using api = await testApp({ rateLimits: true })
	await api.post('auth/otp-send-with-email', { email })

	const again = await api.post('auth/otp-send-with-email', { email })

	expect(again.status).toBe(429)
	expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('a call that changes something needs the token of the session', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db)
	const me = await api.as(account)

	const forged = await api.app.inject({
		method: 'POST',
		url: '/api/auth/logout',
		headers: { cookie: me.cookie },
	})

	expect(forged.statusCode).toBe(403)
	expect((await me.post(`auth/user-details/${account.id}`)).status).toBe(200)
})

test('a page of another site cannot call', async () => {
	await using api = await testApp()

	const answer = await api.post('auth/otp-send-with-email', { email }, { origin: 'http://evil.example' })

	expect(answer.status).toBe(403)
})

test('the details of another account are not there', async () => {
	await using api = await testApp()
	const [me, other] = [await createAccount(api.db), await createAccount(api.db)]
	const mine = await api.as(me)

	expect((await mine.post(`auth/user-details/${other.id}`)).status).toBe(404)
})

test('wrong input is named field by field, in the words of the specification', async () => {
	await using api = await testApp()

	const answer = await api.post('auth/register', {
		...person,
		email_id: 'nobody',
		password: 'weak',
		f_name: ' ',
	})

	expect(answer).toMatchObject({
		status: 400,
		body: {
			errorCode: 400,
			fields: { email_id: 'Please enter an valid Email', f_name: 'First Name is required' },
		},
	})
	expect(answer.body.fields.password).toMatch(
		/^Please enter a Passwords \(password should have atleast 6 characters/,
	)
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
