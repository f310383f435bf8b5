import { endpoints } from '@profile-search/contract/endpoints'
import { createAccount, createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '#test/portal.ts'

type Schema = {
	type?: string
	format?: string
	const?: unknown
	enum?: unknown[]
	pattern?: string
	minimum?: number
	minLength?: number
	minItems?: number
	properties?: Record<string, Schema>
	items?: Schema
	anyOf?: Schema[]
	oneOf?: Schema[]
	allOf?: Schema[]
}

/** Numbers that no column holds and no address should contain. */
const hugeNumbers = [2_147_483_648, -2_147_483_649, 99_999_999_999, Number.MAX_SAFE_INTEGER]
const brokenTexts = ['\ud800', 'a\ud800b', '\u0000', 'a\u0000b']

test('numbers and texts that no column can hold are refused in every field of every endpoint', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { account: { isApprover: true, isAdministrator: true } })
	const callers = {
		candidate: await api.as(person),
		employer: await api.as((await createOrganisation(api.db)).owner),
		guest: await api.as(await createAccount(api.db, { userType: 'guest_user' })),
	}
	const broken: string[] = []
	for (const endpoint of endpoints.filter(
		({ method, path }) => method !== 'DELETE' && !/logout|events/.test(path),
	)) {
		const { path, method, access } = endpoint
		const caller = access.includes('employer')
			? callers.employer
			: access.includes('guest')
				? callers.guest
				: callers.candidate
		const params = sampleOf(schemaOf(endpoint.params))
		const query = sampleOf(schemaOf(endpoint.query))
		const body = sampleOf(schemaOf(endpoint.body))
		const call = async (parts: { params: unknown; query: unknown; body: unknown }) => {
			const address = `${filled(path, parts.params)}?${searchOf(parts.query)}`
			const answer = await caller.call(method, address, method === 'GET' ? undefined : Object(parts.body))
			if (answer.status >= 500 && answer.status !== 503)
				broken.push(`${method} ${address} ${JSON.stringify(parts.body)}`)
			if (![200, 303].includes(answer.status))
				expect(answer.body, address).toHaveProperty(path.startsWith('scim/') ? 'detail' : 'errorCode')
		}
		for (const odd of oddOnes(params)) await call({ params: odd, query, body })
		for (const odd of oddOnes(query)) await call({ params, query: odd, body })
		for (const odd of oddOnes(body)) await call({ params, query, body: odd })
	}
	expect(broken).toEqual([])
}, 300_000)

function schemaOf(schema: z.ZodType | undefined): Schema {
	if (!schema) return {}
	return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
}

/** A value that the schema accepts, or nearly. Optional parts are included, so that they are tried too. */
function sampleOf(schema: Schema): unknown {
	const either = schema.anyOf ?? schema.oneOf
	if (either) return sampleOf(either.find(({ type }) => type !== 'null') ?? {})
	if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => Object(sampleOf(each))))
	if (schema.const !== undefined) return schema.const
	if (schema.enum) return schema.enum[0]
	switch (schema.type) {
		case 'object':
			return Object.fromEntries(
				Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sampleOf(each)]),
			)
		case 'array':
			return [sampleOf(schema.items ?? {})]
		case 'integer':
		case 'number':
			return Math.max(1, schema.minimum ?? 1)
		case 'boolean':
			return true
		default:
			return textOf(schema)
	}
}

function textOf({ format, minLength = 0 }: Schema) {
	if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
	if (format === 'date') return '2026-01-05'
	if (format === 'date-time') return '2026-01-05T10:00:00Z'
	if (format === 'email') return 'asha@example.com'
	return 'some words '.repeat(Math.ceil(Math.max(minLength, 1) / 11)).trim()
}

/** Yields the value once for each of its parts, each time with one part made odd. */
function* oddOnes(value: unknown): Generator<unknown> {
	if (typeof value === 'number') yield* hugeNumbers
	if (typeof value === 'string') yield* [...brokenTexts, ...hugeNumbers.map(String)]
	if (Array.isArray(value)) for (const odd of oddOnes(value[0])) yield [odd]
	else if (typeof value === 'object' && value !== null)
		for (const [name, each] of Object.entries(value))
			for (const odd of oddOnes(each)) yield { ...value, [name]: odd }
}

function filled(path: string, params: unknown) {
	const values = new Map(Object.entries(Object(params)))
	return path.replaceAll(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(values.get(name) ?? 'x').toWellFormed()),
	)
}

function searchOf(query: unknown) {
	const pairs = Object.entries(Object(query)).map(([name, value]) => [name, String(value).toWellFormed()])
	return new URLSearchParams(pairs)
}

test('a truncated form is refused wherever files may be sent', async () => {
	await using api = await testApp()
	const callers = await Promise.all([
		api.as(await createCandidate(api.db, { account: { isAdministrator: true } })),
		api.as((await createOrganisation(api.db)).owner),
		api.as(await createAccount(api.db, { userType: 'guest_user' })),
	])
	const head =
		'--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n'
	const bodies = [
		'',
		'--b',
		head,
		`${head}\r\n`,
		`${head}\r\nhalf of it`,
		`${head}\r\nhalf of it\r\n--b`,
		'no form at all',
	]
	const uploads = endpoints.filter(({ biggestFile }) => biggestFile)
	expect(uploads.length).toBeGreaterThan(5)

	for (const { method, path } of uploads)
		for (const payload of bodies)
			for (const type of [
				'multipart/form-data; boundary=b',
				'multipart/form-data',
				'multipart/form-data; boundary=',
			])
				for (const caller of callers) {
					const url = `/api/${path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`

					const answer = await api.app.inject({
						method,
						url,
						headers: { ...caller.headers, 'content-type': type },
						payload,
					})

					const line = `${method} ${path} ${type} ${JSON.stringify(payload)} ${answer.body}`
					expect([400, 401, 403, 404, 413, 415], line).toContain(answer.statusCode)
					expect(answer.json(), line).toHaveProperty('errorCode')
				}
})

test('HEAD is answered like GET, without a body', async () => {
	await using api = await testApp()
	const me = await api.as(
		await createCandidate(api.db, { account: { isApprover: true, isAdministrator: true } }),
	)

	for (const { path } of endpoints.filter(({ method }) => method === 'GET')) {
		const url = `/api/${path.replaceAll(/:\w+/g, '1')}`
		const [get, head] = await Promise.all(
			(['GET', 'HEAD'] as const).map((method) => api.app.inject({ method, url, headers: me.headers })),
		)

		expect(head?.statusCode, url).toBe(get?.statusCode)
		expect(head?.body, url).toBe('')
		if (head?.statusCode !== 503) expect(head?.statusCode, url).toBeLessThan(500)
	}
})

test.each(['/api/nothing', '/api', '/api/', '/api/jobs/x/y/z'])(
	'%s does not exist and is answered in the envelope',
	async (url) => {
		await using api = await testApp()

		for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
			const answer = await api.app.inject({ method, url, headers: { accept: 'text/html' } })
			expect(answer.statusCode).toBe(404)
			expect(answer.json()).toMatchObject({ errorCode: 404, details: null })
		}
	},
)
