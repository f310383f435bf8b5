import { rateLimits } from '@profile-search/db/schema/platform/site'
import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { solvedChallenge } from '../captcha/testing.ts'
import {
	browserAfter,
	codeFor,
	createAsha,
	credentials,
	email,
	mailedCode,
	otherThan,
	password,
	resetKeyFor,
	type TestApp,
} from './testing.ts'

const captchaNeeded = 1301
const wrongPassword = { ...credentials, password: 'Wrong1!' }

test('after any number of wrong passwords, the owner logs in with a second of work from any browser', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)
	await times(40, () => api.post('auth/login', wrongPassword))

	const without = await api.post('auth/login', credentials)
	const withWork = await api.post('auth/login', { ...credentials, captcha: await work(api) })
	const afterwards = await api.post('auth/login', credentials)

	expect(without).toMatchObject({ status: 200, body: { errorCode: captchaNeeded } })
	expect(withWork.body.errorCode).toBe(0)
	expect(afterwards.body.errorCode).toBe(0)
})

test('a browser that the account knows is asked for work too, but is not refused', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)
	const known = browserAfter(await api.post('auth/login', credentials))
	await times(12, () => api.post('auth/login', wrongPassword, known))

	const without = await api.post('auth/login', credentials, known)
	const withWork = await api.post('auth/login', { ...credentials, captcha: await work(api) }, known)

	expect([without.body.errorCode, withWork.body.errorCode]).toEqual([captchaNeeded, 0])
})

test('strangers who guess passwords do not keep a session from proving its own', async () => {
	await using api = await testApp({ rateLimits: true })
	const me = await api.as(await createAsha(api))
	await times(12, () => api.post('auth/login', wrongPassword))

	const changed = await me.post('auth/change-password', { present_password: password, password: 'Another1!' })

	expect(changed.body.errorCode).toBe(0)
})

test('wrong codes are not counted while no code is valid', async () => {
	await using api = await testApp({ rateLimits: true })
	await times(30, () => api.post('auth/verify-otp', { email, otp: '123456' }))

	const code = await codeFor(api)

	expect((await api.post('auth/verify-otp', { email, otp: code })).body.errorCode).toBe(0)
})

test('strangers cannot use up the tries of a code that another browser asked for', async () => {
	await using api = await testApp({ rateLimits: true })
	const sent = await api.post('auth/otp-send-with-email', { email })
	const code = await mailedCode(api, email)
	await times(30, () => api.post('auth/verify-otp', { email, otp: otherThan(code) }))

	const body = { email, otp: code, captcha: await work(api) }
	const verified = await api.post('auth/verify-otp', body, browserAfter(sent))

	expect(verified.body.errorCode).toBe(0)
})

test('a code of one browser stays valid when a stranger asks for another', async () => {
	await using api = await testApp({ rateLimits: true })
	const sent = await api.post('auth/otp-send-with-email', { email })
	const code = await mailedCode(api, email)
	await api.db.delete(rateLimits).where(like(rateLimits.key, 'codeByAddress:%'))
	await api.post('auth/otp-send-with-email', { email })
	await api.work()

	const verified = await api.post('auth/verify-otp', { email, otp: code }, browserAfter(sent))

	expect(verified.body.errorCode).toBe(0)
})

test('of several codes, the newest is valid in any browser, an older one only in the browser that asked', async () => {
	await using api = await testApp({ rateLimits: true })
	await api.post('auth/otp-send-with-email', { email })
	const older = await mailedCode(api, email)
	await api.db.delete(rateLimits).where(like(rateLimits.key, 'codeByAddress:%'))
	await api.post('auth/otp-send-with-email', { email })
	const newest = await mailedCode(api, email)

	const withOlder = await api.post('auth/verify-otp', { email, otp: older })
	const withNewest = await api.post('auth/verify-otp', { email, otp: newest })

	expect(withOlder.body.errorCode).not.toBe(0)
	expect(withNewest.body.errorCode).toBe(0)
})

test('after fifty wrong codes a day each further try costs work, and the right code still passes', async () => {
	await using api = await testApp({ rateLimits: true })
	await api.post('auth/verify-otp', { email, otp: otherThan(await codeFor(api)) })
	await api.db.update(rateLimits).set({ points: 50 }).where(like(rateLimits.key, 'guessesByAddressADay:%'))
	await api.db.delete(rateLimits).where(like(rateLimits.key, 'codeByAddress:%'))
	const otp = await codeFor(api)

	const without = await api.post('auth/verify-otp', { email, otp })
	const withWork = await api.post('auth/verify-otp', { email, otp, captcha: await work(api) })

	expect([without.body.errorCode, withWork.body.errorCode]).toEqual([captchaNeeded, 0])
})

test('after ten resets an hour each further one costs work and is sent at most once a minute', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)
	await times(12, () => api.post('auth/forgotPassword', { email }))

	const without = await api.post('auth/forgotPassword', { email })
	const withWork = await api.post('auth/forgotPassword', { email, captcha: await work(api) })
	const again = await api.post('auth/forgotPassword', { email, captcha: await work(api) })

	expect([without.body.errorCode, withWork.body.errorCode]).toEqual([captchaNeeded, 0])
	expect(again).toMatchObject({ status: 429, body: { message: expect.stringMatching(/moment ago/) } })
})

test('after twenty wrong keys of a reset, the right one passes with work', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)
	const { token, code } = await resetKeyFor(api)
	await api.post('auth/ForgetPassword-reset', keyOf(token, otherThan(code)))
	await api.db.update(rateLimits).set({ points: 20 }).where(like(rateLimits.key, 'guessesByAddress:%'))

	const without = await api.post('auth/ForgetPassword-reset', keyOf(token, code))
	const withWork = await api.post('auth/ForgetPassword-reset', {
		...keyOf(token, code),
		captcha: await work(api),
	})

	expect([without.body.errorCode, withWork.body.errorCode]).toEqual([captchaNeeded, 0])
})

test('when the codes of a day are used up, the link in the mail still sets a password', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)
	const { token } = (await api.post('auth/forgotPassword', { email })).body.details
	const [mail] = await api.work()
	const link = new URL(mail?.text?.match(/http\S+token=\S+/)?.[0] ?? '')
	const mailed = new URLSearchParams(link.search || link.hash.slice(1))
	const code = mailed.get('code') ?? ''
	await api.post('auth/ForgetPassword-reset', keyOf(token, otherThan(code)))
	await api.db.update(rateLimits).set({ points: 50 }).where(like(rateLimits.key, 'guessesByAddressADay:%'))

	const typed = await api.post('auth/ForgetPassword-reset', {
		...keyOf(token, code),
		captcha: await work(api),
	})
	const opened = await api.post('auth/ForgetPassword-reset', keyOf(mailed.get('token') ?? '', code))

	expect(typed).toMatchObject({ status: 429, body: { message: expect.stringMatching(/link in the email/) } })
	expect(opened.body.errorCode).toBe(0)
})

test('work is valid for one try', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)
	await times(11, () => api.post('auth/login', wrongPassword))
	const captcha = await work(api)

	const first = await api.post('auth/login', { ...wrongPassword, captcha })
	const second = await api.post('auth/login', { ...wrongPassword, captcha })

	expect([first.body.errorCode, second.body.errorCode]).toEqual([1001, captchaNeeded])
})

test('work is accepted on every node, and instead of the captcha of the site', async () => {
	const captcha = { siteKey: 'a-site', secret: 'a secret of the site' }
	await using api = await testApp({ rateLimits: true, captcha })
	await using secondNode = await testApp({ rateLimits: true, captcha, connection: api.connection })
	await createAsha(api)

	const sent = await secondNode.post('auth/forgotPassword', { email, captcha: await work(api) })

	expect(sent.body.errorCode).toBe(0)
})

function keyOf(token: string, code: string) {
	return { email, password: 'Another1!', forget_password_token: `${token}.${code}` }
}

function work(api: TestApp) {
	return solvedChallenge(api, 'work')
}

function times<Answer>(count: number, ask: () => Promise<Answer>) {
	return Promise.all(Array.from({ length: count }, ask))
}
