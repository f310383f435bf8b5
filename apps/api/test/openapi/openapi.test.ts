import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints, namedEndpoints, namedSchemas } from '@profile-search/contract/endpoints'
import { inLanguage } from '@profile-search/text/language'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeApi } from '#http/openapi/openapi.ts'
import { testApp } from '../portal.ts'

const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Operation = {
	operationId: string
	security: object[]
	parameters: { name: string; in: string }[]
	responses: Record<string, { description: string }>
}

/** The operations of the description by the method and the path of the contract. */
function operations() {
	const { paths } = describeApi('session')
	return new Map(
		Object.entries(paths).flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]) => [
				`${method.toUpperCase()} ${path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')}`,
				operation as Operation,
			]),
		),
	)
}

test('a public linter finds no fault with the description', () => {
	const file = join(folder, 'openapi.json')
	writeFileSync(file, JSON.stringify(describeApi('session')))

	const config = join(import.meta.dirname, '../../redocly.yaml')
	const { stdout } = spawnSync('redocly', ['lint', file, '--config', config, '--format', 'json'], {
		encoding: 'utf8',
		env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
	})

	expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] })
})

test('the API serves its description', async () => {
	await using api = await testApp()

	const answer = await api.get('openapi.json')

	expect(answer.status).toBe(200)
	expect(answer.body).toEqual(JSON.parse(JSON.stringify(describeApi('session'))))
})

test('every endpoint is described by its name, with each of its parameters', () => {
	const described = operations()

	for (const { name, endpoint, scope } of namedEndpoints) {
		const isRepeatable =
			['POST', 'PUT'].includes(endpoint.method) && scope !== null && endpoint.access !== 'anyone'
		const operation = described.get(`${endpoint.method} ${endpoint.path}`)
		expect(operation?.operationId).toBe(name)
		expect(operation?.parameters.map((each) => `${each.in} ${each.name}`)).toEqual([
			...keysOf(endpoint.params).map((key) => `path ${key}`),
			...keysOf(endpoint.query).map((key) => `query ${key}`),
			...(isRepeatable ? ['header Idempotency-Key'] : []),
			...(endpoint.method === 'GET' && scope !== null ? ['header If-None-Match'] : []),
		])
	}
	expect(described.size).toBe(endpoints.length)
})

test('a success is described by its message in English, whoever asks', () => {
	const login = inLanguage('hi', operations).get('POST auth/login')

	expect(login?.responses['200']?.description).toBe('Login successful')
})

test('who must be signed in sends a session, a browser the CSRF token besides, or an access token with its scope', () => {
	const described = operations()

	for (const { endpoint, scope } of namedEndpoints) {
		const { method, path, access } = endpoint
		const browser = method === 'GET' ? { session: [] } : { session: [], csrf: [] }
		const token = scope ? [{ accessToken: [scope] }] : []
		const expected = access === 'anyone' ? (scope ? [{}, ...token] : []) : [browser, { bearer: [] }, ...token]
		expect(described.get(`${method} ${path}`)?.security, path).toEqual(expected)
	}
})

test('an answer travels as it is described: no schema of one has a default or a transformation', () => {
	for (const { name, endpoint } of namedEndpoints)
		expect(shapeOf(endpoint.details, 'output'), name).toEqual(shapeOf(endpoint.details, 'input'))
})

test('no two schemas and no two endpoints of the contract have the same name', () => {
	const names = [...namedEndpoints, ...namedSchemas].map(({ name }) => name)

	expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

function keysOf(schema: z.ZodType | undefined) {
	return schema ? Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) : []
}

/** A moment has a codec: a Date inside, text on the wire. Anything else that differs would be described wrongly. */
function shapeOf(schema: z.ZodType, io: 'input' | 'output') {
	return z.toJSONSchema(schema, {
		io,
		unrepresentable: 'any',
		override({ zodSchema, jsonSchema }) {
			if (zodSchema._zod.def.type === 'date')
				Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
			if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
			if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
		},
	})
}
