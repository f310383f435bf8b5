import { createAccount } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'
import { person } from './testing.ts'

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

test('a page of another site cannot call the API', async () => {
	await using api = await testApp()

	const answer = await api.post(
		'auth/otp-send-with-email',
		{ email: person.email_id },
		{ origin: 'http://evil.example' },
	)

	expect(answer.status).toBe(403)
})

test('the details of another account are not found', async () => {
	await using api = await testApp()
	const [me, other] = [await createAccount(api.db), await createAccount(api.db)]
	const mine = await api.as(me)

	expect((await mine.post(`auth/user-details/${other.id}`)).status).toBe(404)
})

test('the details of an account say whether it is an approver', async () => {
	await using api = await testApp()
	const detailsOf = async (account: { id: string }) =>
		(await (await api.as(account)).post(`auth/user-details/${account.id}`)).body

	const approver = await detailsOf(await createAccount(api.db, { isApprover: true }))
	const other = await detailsOf(await createAccount(api.db))

	expect(approver).toMatchObject({ errorCode: 0, details: { is_approver: true } })
	expect(other).toMatchObject({ errorCode: 0, details: { is_approver: false } })
})

test('each type of account logs in under its own tab and gets its type in the answer', async () => {
	await using api = await testApp()
	for (const userType of ['candidate', 'employer', 'guest_user'] as const) {
		const account = await createAccount(api.db, { userType, passwordHash: await hashSecret('Secret1!') })

		const answer = await api.post('auth/login', {
			email_id: account.email,
			password: 'Secret1!',
			user_type: userType,
		})

		expect(answer.body).toMatchObject({ errorCode: 0, details: { user_type: userType, id: account.id } })
	}
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
