import type { Challenge } from 'altcha-lib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '#test/portal.ts'
import type { TestApp } from '../login/testing.ts'
import { solve } from './testing.ts'

const captcha = { siteKey: 'a-site', secret: 'a secret of the site' }
const email = 'asha@example.com'

test('a captcha solved by the browser is good for one code, on any node', async () => {
	await using api = await testApp({ captcha })
	await using secondNode = await testApp({ captcha, connection: api.connection })
	const solved = await solve(await challengeOf(api))

	const sent = await secondNode.post('auth/otp-send-with-email', { email, captcha: solved })
	const again = await api.post('auth/otp-send-with-email', { email, captcha: solved })

	expect(sent.body.errorCode).toBe(0)
	expect(again.body).toMatchObject({
		errorCode: 1301,
		message: 'Please let your browser solve the captcha, then try again.',
	})
	expect(await api.work()).toHaveLength(1)
})

test('of many simultaneous calls with one captcha, one passes', async () => {
	await using api = await testApp({ captcha })
	const solved = await solve(await challengeOf(api))

	const calls = Array.from({ length: 8 }, () => api.post('auth/forgotPassword', { email, captcha: solved }))

	const codes = (await Promise.all(calls)).map(({ body }) => body.errorCode)
	expect(codes.toSorted()).toEqual([0, ...Array<number>(7).fill(1301)])
})

test('anything but the solution of a challenge of our own is refused', async () => {
	await using api = await testApp({ captcha })
	await using foreign = await testApp({ captcha: { ...captcha, secret: 'the secret of another site' } })
	const challenge = await challengeOf(api)
	const solved = JSON.parse(atob(await solve(challenge)))
	const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }
	const endless = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } }
	const wrongAnswers = [
		undefined,
		'',
		'not base64!',
		btoa('not JSON'),
		btoa('null'),
		btoa('{}'),
		btoa(JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00' } })),
		btoa(
			JSON.stringify({
				challenge,
				solution: { ...solved.solution, derivedKey: challenge.parameters.keyPrefix },
			}),
		),
		btoa(JSON.stringify({ challenge: { ...challenge, signature: undefined }, solution: solved.solution })),
		btoa(JSON.stringify({ challenge: endless, solution: solved.solution })),
		await solve(easier),
		await solve(await challengeOf(foreign)),
	]

	for (const wrong of wrongAnswers) {
		const answer = await api.post('auth/forgotPassword', { email, captcha: wrong })
		expect(answer, wrong).toMatchObject({ status: 200, body: { errorCode: 1301 } })
	}
	expect(
		(await api.post('auth/forgotPassword', { email, captcha: btoa(JSON.stringify(solved)) })).body.errorCode,
	).toBe(0)
})

test('a challenge is void after ten minutes', async () => {
	await using api = await testApp({ captcha })
	const solved = await solve(await challengeOf(api))
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
	onTestFinished(() => void vi.useRealTimers())

	const answer = await api.post('auth/forgotPassword', { email, captcha: solved })

	expect(answer.body.errorCode).toBe(1301)
})

test('challenges are given only for the key of the site', async () => {
	await using api = await testApp({ captcha })
	await using without = await testApp()

	expect((await api.get('captcha/another-site')).status).toBe(404)
	expect((await without.get('captcha/a-site')).status).toBe(404)
	expect((await without.post('auth/forgotPassword', { email })).body.errorCode).toBe(0)
})

test('a call without its captcha does not use up the codes of the address', async () => {
	await using api = await testApp({ captcha, rateLimits: true })
	for (let times = 0; times < 3; times += 1) await api.post('auth/otp-send-with-email', { email })

	const solved = await solve(await challengeOf(api))
	const sent = await api.post('auth/otp-send-with-email', { email, captcha: solved })

	expect(sent.body.errorCode).toBe(0)
})

async function challengeOf(api: TestApp): Promise<Challenge> {
	return (await api.get(`captcha/${captcha.siteKey}`)).body.details
}
