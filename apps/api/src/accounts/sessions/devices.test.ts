import { accountActivity, knownDevices, sessions } from '@profile-search/db/schema/accounts/sessions'
import { createAccount } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { sweepPersonalData } from '#privacy/retention/sweep.ts'
import { testApp } from '#test/portal.ts'
import { browserAfter, createAsha, credentials, email } from '../login/testing.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('the first login of an account sends no mail, the next from another browser does', async () => {
	await using api = await testApp()
	await createAsha(api)
	await api.post('auth/login', credentials)
	expect(await api.work()).toEqual([])

	await api.app.inject({
		method: 'POST',
		url: '/api/auth/login',
		remoteAddress: '49.36.0.1',
		headers: { 'user-agent': firefox },
		payload: credentials,
	})
	const [mail, ...more] = await api.work()

	expect(more).toEqual([])
	expect(mail?.to?.[0]?.address).toBe(email)
	expect(mail?.subject).toBe('A new device logged in to your account')
	expect(mail?.text).toContain('Firefox on Linux, in India, on ')
	expect(mail?.text).toContain('http://portal.test/forgot-password')
	expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\d{6}/)
})

test('a browser is recognised by a cookie that outlives the session', async () => {
	await using api = await testApp()
	await createAsha(api)
	const first = await api.post('auth/login', credentials)
	const device = first.cookies.find(({ name }) => name === 'device')
	await api.post('auth/logout', undefined, browserAfter(first))

	const again = await api.post('auth/login', credentials, { cookie: `device=${device?.value}` })

	expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 400 * 24 * 3600 })
	expect(again.cookies.find(({ name }) => name === 'device')?.value).toBe(device?.value)
	expect(await api.work()).toEqual([])
	const stored = await api.db.select().from(knownDevices)
	expect(stored).toHaveLength(1)
	expect(JSON.stringify(stored)).not.toContain(device?.value)
})

test('a browser that one account knows is new to another', async () => {
	await using api = await testApp()
	const asha = await createAsha(api)
	const ravi = { ...credentials, email_id: 'ravi@example.com' }
	await createAccount(api.db, { email: ravi.email_id, passwordHash: asha.passwordHash })
	await api.post('auth/login', ravi)
	const { cookies } = await api.post('auth/login', credentials)

	await api.post('auth/login', ravi, {
		cookie: `device=${cookies.find(({ name }) => name === 'device')?.value}`,
	})

	expect((await api.work()).map(({ to }) => to?.[0]?.address)).toEqual([ravi.email_id])
})

test('a device without cookies is recognised by its kind and country', async () => {
	await using api = await testApp()
	await createAsha(api)
	const device = { ...credentials, session: 'bearer' }
	await api.post('auth/login', device, { 'user-agent': 'ProfileSearch/1 (Android)' })
	await api.post('auth/login', device, { 'user-agent': 'ProfileSearch/1 (Android)' })
	expect(await api.work()).toEqual([])

	const other = await api.post('auth/login', device, { 'user-agent': 'ProfileSearch/1 (iOS)' })

	expect(other.cookies).toEqual([])
	expect(await api.work()).toHaveLength(1)
})

test('the user agent of a browser is not copied into the mail', async () => {
	await using api = await testApp()
	await createAsha(api)
	await api.post('auth/login', credentials)

	await api.post('auth/login', credentials, {
		'user-agent': 'Your-code-is-123456/1.0 (call +91 98765 43210)',
	})

	expect((await api.work())[0]?.text).toMatch(/\n\nUnknown device, on /)
})

test('browsers are forgotten after 400 days, activity after a year, sessions when they end', async () => {
	await using api = await testApp()
	const { id: accountId } = await createAccount(api.db)
	const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
	await api.db.insert(knownDevices).values([
		{ accountId, tokenHash: 'old', lastSeenAt: ago(401) },
		{ accountId, tokenHash: 'young', lastSeenAt: ago(399) },
	])
	await api.db.insert(accountActivity).values([
		{ accountId, kind: 'registered', at: ago(367) },
		{ accountId, kind: 'logged_in', at: ago(364) },
	])
	await api.db.insert(sessions).values([
		{ accountId, tokenHash: 'over', expiresAt: ago(0.001) },
		{ accountId, tokenHash: 'open', expiresAt: ago(-1) },
	])

	await sweepPersonalData(api.db)

	expect((await api.db.select().from(knownDevices)).map(({ tokenHash }) => tokenHash)).toEqual(['young'])
	expect((await api.db.select().from(accountActivity)).map(({ kind }) => kind)).toEqual(['logged_in'])
	expect((await api.db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['open'])
})
