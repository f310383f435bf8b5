import { emailVerifications } from '@profile-search/db/schema/accounts/accounts'
import { rateLimits } from '@profile-search/db/schema/platform/site'
import { like } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '#test/portal.ts'
import { codeFor, createAsha, credentials, email, otherThan, resetKeyFor, type TestApp } from '../testing.ts'

const wrongPassword = { ...credentials, password: 'Wrong1!' }

test('after ten wrong passwords, each further guess costs the browser work', async () => {
	await using api = await testApp({ rateLimits: true })
	await atOnce(10, () => api.post('auth/login', wrongPassword))

	const answer = await api.post('auth/login', wrongPassword)

	expect(answer).toMatchObject({
		status: 200,
		body: { errorCode: 1301, message: expect.stringMatching(/tried too often/) },
	})
})

test('a second code within a minute has to wait', async () => {
	await using api = await testApp({ rateLimits: true })
	await api.post('auth/otp-send-with-email', { email })

	const again = await api.post('auth/otp-send-with-email', { email })

	expect(again.status).toBe(429)
	expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('a hundred simultaneous guesses reach the password no more often than consecutive ones', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)

	const answers = await atOnce(100, () => api.post('auth/login', wrongPassword))

	expect(answers.filter(({ body }) => body.errorCode === 1001)).toHaveLength(10)
	expect(answers.filter(isAskedForWork)).toHaveLength(90)
})

test('two nodes count together', async () => {
	await using api = await testApp({ rateLimits: true })
	await using secondNode = await testApp({ rateLimits: true, connection: api.connection })

	const answers = await atOnce(40, (index) =>
		(index % 2 ? api : secondNode).post('auth/login', wrongPassword),
	)

	expect(answers.filter((answer) => !isAskedForWork(answer))).toHaveLength(10)
})

test('right passwords are not counted', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)

	for (let times = 0; times < 12; times += 1)
		expect((await api.post('auth/login', credentials)).body.errorCode).toBe(0)

	expect(await countsOf(api, 'logins')).toEqual([0])
})

test('of ten thousand guesses of a password within half an hour, twenty are checked', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)

	const answers = await overHalfAnHour(() => api.post('auth/login', wrongPassword))

	expect(answers.filter(({ body }) => body.errorCode === 1001)).toHaveLength(20)
}, 180_000)

test('of six hundred guesses of a code within half an hour, five are checked', async () => {
	await using api = await testApp({ rateLimits: true })
	const code = await codeFor(api)

	const answers = await overHalfAnHour(
		() => api.post('auth/verify-otp', { email, otp: otherThan(code) }),
		300,
	)

	const [verification] = await api.db.select().from(emailVerifications)
	expect(verification).toMatchObject({ tries: 0, otherTries: 5 })
	expect(answers.filter(({ body }) => body.errorCode === 0)).toHaveLength(0)
	expect((await api.post('auth/verify-otp', { email, otp: code })).body.errorCode).toBe(1101)
}, 60_000)

test('guesses of strangers do not keep a reset from working', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)
	const nobodysKey = { email, password: 'Stolen1!', forget_password_token: `${'x'.repeat(43)}.123456` }
	await atOnce(60, () => api.post('auth/ForgetPassword-reset', nobodysKey))

	const { token, code } = await resetKeyFor(api)
	const key = { ...nobodysKey, forget_password_token: `${token}.${code}` }

	expect((await api.post('auth/ForgetPassword-reset', key)).body.errorCode).toBe(0)
})

test('guesses of the keys of a reset are counted by address', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)
	const keys = [
		await resetKeyFor(api),
		await resetKeyFor(api),
		await resetKeyFor(api),
		await resetKeyFor(api),
	]
	const guesses = [...keys, ...keys, ...keys, ...keys, ...keys].map(({ token, code }) =>
		api.post('auth/ForgetPassword-reset', {
			email,
			password: 'Stolen1!',
			forget_password_token: `${token}.${otherThan(code)}`,
		}),
	)
	await Promise.all(guesses)
	const { token, code } = await resetKeyFor(api)

	const key = { email, password: 'Another1!', forget_password_token: `${token}.${code}` }
	expect(isAskedForWork(await api.post('auth/ForgetPassword-reset', key))).toBe(true)
})

test('forwarding headers from an untrusted sender do not change the network of a call', async () => {
	await using api = await testApp({ rateLimits: true })

	for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
		await api.post('auth/login', wrongPassword, { 'x-forwarded-for': address, forwarded: `for=${address}` })

	expect(await countsOf(api, 'loginsByNetwork')).toEqual([3])
})

test('a network that floods the server has to wait, another one does not', async () => {
	await using api = await testApp({ rateLimits: true })
	const from = (remoteAddress: string) =>
		api.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload: wrongPassword })
	await from('2001:db8::1')
	await api.db.update(rateLimits).set({ points: 1000 }).where(like(rateLimits.key, 'loginsByNetwork:%'))

	const sameNetwork = await from('2001:db8::2')
	const otherNetwork = await from('2001:db8:0:1::1')

	expect(sameNetwork.statusCode).toBe(429)
	expect(sameNetwork.json().message).toMatch(/^Too many attempts from your network\./)
	expect(otherNetwork.statusCode).toBe(200)
})

function isAskedForWork({ body }: { body: { errorCode: number } }) {
	return body.errorCode === 1301
}

function atOnce<Answer>(times: number, ask: (index: number) => Promise<Answer>) {
	return Promise.all(Array.from({ length: times }, (_, index) => ask(index)))
}

/**
 * Ten thousand calls by default: half of them one after another in waves, the others a quarter of an hour later.
 * A wave is small enough that no call waits so long for the database that it is refused for that.
 */
async function overHalfAnHour<Answer>(ask: () => Promise<Answer>, each = 5000, wave = 1000) {
	vi.useFakeTimers({ toFake: ['Date'] })
	onTestFinished(() => void vi.useRealTimers())
	const answers: Answer[] = []
	for (let quarter = 0; quarter < 2; quarter += 1) {
		for (let asked = 0; asked < each; asked += wave)
			answers.push(...(await atOnce(Math.min(wave, each - asked), ask)))
		vi.setSystemTime(Date.now() + 15 * 60_000)
	}
	return answers
}

async function countsOf(api: TestApp, name: string) {
	const rows = await api.db
		.select()
		.from(rateLimits)
		.where(like(rateLimits.key, `${name}%`))
	return rows.map(({ points }) => points)
}
