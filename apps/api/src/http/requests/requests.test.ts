import { createAccount, createCandidate } from '@profile-search/db/testing/factories'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test.each([
	['nobody, so the connection counts', undefined, '198.51.100.7', '198.51.100.7'],
	['the proxy on this machine', ['loopback'], '127.0.0.1', '203.0.113.5'],
	['a network, to which the sender does not belong', ['10.0.0.0/8'], '198.51.100.7', '198.51.100.7'],
	['the last of two proxies, which tells of the one before', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9'],
])('the trusted sender is %s', async (_what, trustedProxies, remoteAddress, client) => {
	await using api = await testApp(trustedProxies ? { trustedProxies } : {})
	api.app.get('/client', async (request) => request.ip)
	const told = remoteAddress.startsWith('10.') ? '203.0.113.5, 203.0.113.9' : '203.0.113.5'

	const answer = await api.app.inject({ url: '/client', remoteAddress, headers: { 'x-forwarded-for': told } })

	expect(answer.body).toBe(client)
})

test('refusals are logged with account and endpoint, without the query of a search', async () => {
	const lines: string[] = []
	const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
	await using api = await testApp({ log })
	const person = await createAccount(api.db)

	await (await api.as(person)).get('admin/accounts?q=somebody')

	expect(lines.map((line) => JSON.parse(line))).toMatchObject(
		[{ msg: 'Refused', method: 'GET', route: '/api/admin/accounts', accountId: person.id, reason: /./ }].map(
			(line) => ({ ...line, reason: expect.stringMatching(line.reason) }),
		),
	)
	expect(lines.join()).not.toContain('somebody')
})

test.each(['incomplete', 'pending', 'rejected', 'suspended'] as const)(
	'an account that is %s sees no more of others than a visitor',
	async (status) => {
		await using api = await testApp()
		const shy = await createCandidate(api.db, { visibility: 'members' })
		const open = await createCandidate(api.db, { visibility: 'public' })
		const statusFor = async (account: { id: string }, id: string) =>
			(await (await api.as(account)).get(`candidates/${id}`)).status
		const [inside, outside] = [await createAccount(api.db), await createAccount(api.db, { status })]

		expect(await statusFor(inside, shy.id)).toBe(200)
		expect(await statusFor(outside, shy.id)).toBe(404)
		expect((await api.get(`candidates/${shy.id}`)).status).toBe(404)
		expect(await statusFor(outside, open.id)).toBe(200)
	},
)

test('an address says which methods it takes to whoever comes with another one', async () => {
	await using api = await testApp()

	const answers = await Promise.all(
		(
			[
				['PATCH', '/api/jobs'],
				['GET', '/api/auth/login?next=/'],
				['PUT', '/api/scim/v2/Users'],
				['DELETE', '/api/jobs/nothing/like/this'],
			] as const
		).map(([method, url]) => api.app.inject({ method, url })),
	)

	expect(answers.map(({ statusCode, headers }) => [statusCode, headers.allow])).toEqual([
		[405, 'GET, HEAD, POST'],
		[405, 'POST'],
		[405, 'GET, HEAD, POST'],
		[404, undefined],
	])
	expect(answers[0]?.json()).toMatchObject({ errorCode: 405, details: null })
	expect(answers[2]?.json()).toMatchObject({ status: '405' })
})
