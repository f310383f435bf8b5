import { endpoints } from '@profile-search/contract/endpoints'
import { createAccount, createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from './portal.ts'

/** Values that programs like to stumble over. */
const oddText = fc.constantFrom(
	'',
	' ',
	'\u0000',
	"'; drop table accounts; --",
	'💥',
	'\ud800',
	'../../etc/passwd',
	'null',
	'-1',
	'1e999',
	'x'.repeat(5000),
)
const odd = fc.oneof(
	oddText,
	fc.string(),
	fc.integer(),
	fc.double(),
	fc.boolean(),
	fc.constant(null),
	fc.constant([]),
	fc.constant({}),
)

test('whatever is sent, every endpoint answers with an envelope and never breaks', async () => {
	await using api = await testApp()
	const callers = await Promise.all([
		api.as(await createCandidate(api.db, { account: { isApprover: true, isAdministrator: true } })),
		api.as((await createOrganisation(api.db)).owner),
		api.as(await createAccount(api.db, { userType: 'guest_user' })),
	])

	for (const endpoint of endpoints) {
		const names = Object.keys(shapeOf(endpoint.body))
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...callers),
				bodyOf(names),
				oddText,
				oddText,
				async (caller, body, param, query) => {
					const path = endpoint.path.replaceAll(
						/:\w+/g,
						() => encodeURIComponent(param.toWellFormed()) || 'x',
					)
					const search = new URLSearchParams(
						Object.keys(shapeOf(endpoint.query)).map((name) => [name, query.toWellFormed()]),
					)

					const answer = await caller.call(
						endpoint.method,
						`${path}?${search}`,
						endpoint.method === 'GET' ? undefined : body,
					)

					const line = `${endpoint.method} ${path} ${JSON.stringify(body)}`
					expect([200, 303, 400, 401, 403, 404, 409, 413, 414, 503], line).toContain(answer.status)
					// What leads to a page has no envelope, and SCIM has messages of its own.
					const shape = path.startsWith('scim/') ? 'schemas' : 'errorCode'
					if (answer.status !== 303) expect(answer.body, line).toHaveProperty(shape)
				},
			),
			{ numRuns: 12 },
		)
	}
}, 180_000)

test.each(['{', 'null', '[]', '"text"', '{"email": {"$gt": ""}}', '\u0000'])(
	'the body %j is refused as malformed',
	async (payload) => {
		await using api = await testApp()

		const answer = await api.app.inject({
			method: 'POST',
			url: '/api/auth/otp-send-with-email',
			headers: { 'content-type': 'application/json' },
			payload,
		})

		expect(answer.statusCode).toBe(400)
		expect(answer.json()).toMatchObject({ errorCode: 400, details: null })
		expect(answer.body).not.toMatch(/at |expected|received/i)
	},
)

test('a body beyond a megabyte is refused as too large', async () => {
	await using api = await testApp()

	const answer = await api.post('auth/login', { email_id: 'x'.repeat(1_100_000) })

	expect(answer).toMatchObject({ status: 413, body: { errorCode: 413 } })
})

function bodyOf(names: string[]) {
	return fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] })
}

/** The fields of an object schema; none for anything else. */
function shapeOf(schema: unknown): object {
	return typeof schema === 'object' &&
		schema !== null &&
		'shape' in schema &&
		typeof schema.shape === 'object'
		? (schema.shape ?? {})
		: {}
}
