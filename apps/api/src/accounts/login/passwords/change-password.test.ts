import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { browserAfter, createAsha, credentials, email, password, resetKeyFor } from '../testing.ts'

const fresh = 'Another1!'
const change = { present_password: password, password: fresh }

test('a new password ends every session but this one, on every node, and is reported by mail', async () => {
	await using api = await testApp()
	await using secondNode = await testApp({ connection: api.connection })
	await createAsha(api)
	const mine = browserAfter(await api.post('auth/login', credentials))
	const other = browserAfter(await api.post('auth/login', credentials))
	await api.work()

	const changed = await api.post('auth/change-password', change, mine)

	const renewed = browserAfter(changed)
	const statuses = [renewed, mine, other].map(async (headers) => {
		const answer = await secondNode.call({ method: 'GET', path: 'account/sessions', headers })
		return answer.status
	})
	const [mail] = await api.work()
	expect(changed.body).toMatchObject({ errorCode: 0, message: 'Password update successful.' })
	expect(await Promise.all(statuses)).toEqual([200, 401, 401])
	expect(mail?.text).toContain('every other device was logged out')
	expect((await api.post('auth/login', credentials)).body.errorCode).toBe(1001)
	expect((await api.post('auth/login', { ...credentials, password: fresh })).body.errorCode).toBe(0)
})

test('a device keeps its token when it changes the password', async () => {
	await using api = await testApp()
	await createAsha(api)
	const { session_token } = (await api.post('auth/login', { ...credentials, session: 'bearer' })).body.details
	const device = { authorization: `Bearer ${session_token}` }

	const changed = await api.post('auth/change-password', change, device)

	expect(changed).toMatchObject({ cookies: [], body: { errorCode: 0 } })
	expect((await api.call({ method: 'GET', path: 'account/sessions', headers: device })).status).toBe(200)
})

test('a wrong current password changes nothing and is counted like a login', async () => {
	await using api = await testApp({ rateLimits: true })
	const me = await api.as(await createAsha(api))

	const tries = Array.from({ length: 12 }, () =>
		me.post('auth/change-password', { ...change, present_password: 'Wrong1!' }),
	)
	const answers = await Promise.all(tries)

	expect(answers.filter(({ body }) => body.errorCode === 1001)).toHaveLength(10)
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
	expect((await me.get('account/sessions')).status).toBe(200)
})

test('if common passwords are refused, one of them is refused with a message at its field', async () => {
	await using api = await testApp({ refusesCommonPasswords: true })
	const me = await api.as(await createAsha(api))

	const answer = await me.post('auth/change-password', { ...change, password: 'p@sSW0rd' })

	expect(answer).toMatchObject({ status: 200, body: { errorCode: 1202 } })
	expect(Object.keys(answer.body.fields)).toEqual(['password'])
})

test('a change voids a reset in progress', async () => {
	await using api = await testApp()
	const me = await api.as(await createAsha(api))
	const { token, code } = await resetKeyFor(api)

	await me.post('auth/change-password', change)

	const key = { email, password: 'Stolen1!', forget_password_token: `${token}.${code}` }
	expect((await api.post('auth/ForgetPassword-reset', key)).body.errorCode).toBe(1201)
})
