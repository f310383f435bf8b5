import { authenticators } from '@profile-search/db/schema/accounts/second-steps'
import { accountActivity } from '@profile-search/db/schema/accounts/sessions'
import { createAccount } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test, vi } from 'vitest'
import { createLimits } from '#http/limits.ts'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'
import { passSecondStep } from './second-step.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

// Codes change every 30 seconds; the clock is frozen, so that no test hits the change.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const password = 'Secret1!'
const proof = { present_password: password }
const origin = { userAgent: 'test', country: 'IN' }

/** An account with a password, signed in. */
async function member(api: TestApp) {
	const account = await createAccount(api.db, { passwordHash: await hashSecret(password) })
	return { account, me: await api.as(account) }
}

/** The code that the app on the phone shows this many steps from now. */
function codeOf(secret: string, steps = 0) {
	return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
}

/**
 * An account whose second step is on. It was turned on with the previous code, so the present one is unused.
 */
async function guarded(api: TestApp) {
	const { account, me } = await member(api)
	const started = await me.post('account/two-step/start', proof)
	const { secret } = started.body.details
	const confirmed = await me.post('account/two-step', { code: codeOf(secret, -1) })
	return { account, me, secret, recoveryCodes: confirmed.body.details.recoveryCodes }
}

function pass(
	api: TestApp,
	account: { id: string },
	code?: string,
	limits = createLimits(api.connection, false),
) {
	return passSecondStep(api.db, limits, account, code, origin).then(
		() => 'passed',
		(refusal: { errorCode: number }) => refusal.errorCode,
	)
}

test('a person turns the second step on with a code of the app', async () => {
	await using api = await testApp()
	const { account, me } = await member(api)

	const started = await me.post('account/two-step/start', proof)
	const { secret, uri } = started.body.details
	const before = await me.get('account/two-step')
	const confirmed = await me.post('account/two-step', { code: codeOf(secret) })
	const after = await me.get('account/two-step')
	const mails = await api.work()

	expect(uri).toMatch(/^otpauth:\/\/totp\/Profile%20Search:/)
	expect(uri).toContain(`secret=${secret}`)
	expect(before.body.details).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
	expect(new Set(confirmed.body.details.recoveryCodes).size).toBe(10)
	expect(confirmed.body.details.recoveryCodes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{2}$/)
	expect(after.body.details).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
	expect(mails.map((mail) => [mail.to?.[0]?.address, mail.subject])).toEqual([
		[account.email, 'Two-step verification was turned on'],
	])
})

test('nothing is started, ended or renewed without the password', async () => {
	await using api = await testApp()
	const { me, account } = await guarded(api)
	const wrong = { present_password: 'Wrong1!' }

	const answers = await Promise.all(
		['start', 'end', 'recovery-codes'].map((step) => me.post(`account/two-step/${step}`, wrong)),
	)

	expect(answers.map(({ body }) => body.errorCode)).toEqual([1001, 1001, 1001])
	expect(await pass(api, account)).toBe(1004)
})

test('an app that was never confirmed does not affect logins', async () => {
	await using api = await testApp()
	const { account, me } = await member(api)
	const started = await me.post('account/two-step/start', proof)

	const wrong = await me.post('account/two-step', {
		code: codeOf(started.body.details.secret, 5),
	})

	expect(wrong.body.errorCode).toBe(1005)
	expect(await pass(api, account)).toBe('passed')
})

test('a login passes with the code of the app, once', async () => {
	await using api = await testApp()
	const { account, secret } = await guarded(api)
	const code = codeOf(secret)

	expect(await pass(api, account)).toBe(1004)
	expect(await pass(api, account, codeOf(secret, 7))).toBe(1005)
	expect(await pass(api, account, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('passed')
	expect(await pass(api, account, code)).toBe(1005)
	expect(await pass(api, account, codeOf(secret, -1))).toBe(1005)
	expect(await pass(api, account, codeOf(secret, 1))).toBe('passed')
})

test('of many simultaneous logins with one code, one passes', async () => {
	await using api = await testApp()
	const { account, secret, recoveryCodes } = await guarded(api)
	const code = codeOf(secret)

	const withApp = await Promise.all(Array.from({ length: 8 }, () => pass(api, account, code)))
	const withPaper = await Promise.all(Array.from({ length: 8 }, () => pass(api, account, recoveryCodes[0])))

	expect(withApp.filter((outcome) => outcome === 'passed')).toHaveLength(1)
	expect(withPaper.filter((outcome) => outcome === 'passed')).toHaveLength(1)
})

test('a recovery code works once, in any spelling, and only for its own account', async () => {
	await using api = await testApp()
	const { account, me, recoveryCodes } = await guarded(api)
	const other = await guarded(api)
	const [code] = recoveryCodes

	expect(await pass(api, other.account, code)).toBe(1005)
	expect(await pass(api, account, code.toUpperCase().replaceAll('-', ' '))).toBe('passed')
	expect(await pass(api, account, code)).toBe(1005)
	expect((await me.get('account/two-step')).body.details.recoveryCodesLeft).toBe(9)
	const kinds = await api.db
		.select({ kind: accountActivity.kind })
		.from(accountActivity)
		.where(eq(accountActivity.accountId, account.id))
	expect(kinds.map(({ kind }) => kind)).toEqual(['two_step_on', 'recovery_code_used'])
})

test('codes cannot be guessed', async () => {
	await using api = await testApp()
	const { account, secret } = await guarded(api)

	const limits = createLimits(api.connection, true)

	const guesses = await Promise.all(
		Array.from({ length: 12 }, (_, n) => pass(api, account, codeOf(secret, 100 + n), limits)),
	)

	expect(guesses.filter((outcome) => outcome === 1005)).toHaveLength(10)
	expect(guesses.filter((outcome) => outcome === 429)).toHaveLength(2)
	expect(await pass(api, account, codeOf(secret), limits)).toBe(429)
})

test('new recovery codes void the old ones', async () => {
	await using api = await testApp()
	const { account, me, recoveryCodes } = await guarded(api)

	const renewed = await me.post('account/two-step/recovery-codes', proof)

	expect(await pass(api, account, recoveryCodes[1])).toBe(1005)
	expect(await pass(api, account, renewed.body.details.recoveryCodes[1])).toBe('passed')
})

test('starting again does not change a second step that is on', async () => {
	await using api = await testApp()
	const { account, me, secret } = await guarded(api)

	const again = await me.post('account/two-step/start', proof)

	expect(again.status).toBe(409)
	expect(again.body.message).toMatch(/already/)
	expect(await pass(api, account)).toBe(1004)
	expect(await pass(api, account, codeOf(secret))).toBe('passed')
})

test('turning it off leaves nothing behind, and the owner is told', async () => {
	await using api = await testApp()
	const { account, me, recoveryCodes } = await guarded(api)
	await api.work()

	const ended = await me.post('account/two-step/end', proof)
	const again = await me.post('account/two-step/end', proof)
	const renewed = await me.post('account/two-step/recovery-codes', proof)
	const mails = await api.work()

	expect([ended.body.errorCode, again.body.errorCode, renewed.status]).toEqual([0, 0, 409])
	expect(await pass(api, account, recoveryCodes[0])).toBe('passed')
	expect((await me.get('account/two-step')).body.details).toEqual({
		isOn: false,
		since: null,
		recoveryCodesLeft: 0,
	})
	expect(await api.db.$count(authenticators)).toBe(0)
	expect(mails.map(({ subject }) => subject)).toEqual(['Two-step verification was turned off'])
})
