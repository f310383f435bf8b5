import { expect, test } from 'vitest'
import { type ApiDescription, breakingChanges } from './breaking-changes.ts'
import type { Schema } from './schemas.ts'

type Operation = ApiDescription['paths'][string][string]

/** A description with one operation that takes and answers these schemas. */
function api(
	body: Schema,
	answer: Schema,
	changes: Partial<Operation> = {},
	schemas: Record<string, Schema> = {},
) {
	const post: Operation = {
		operationId: 'postJob',
		security: [{ session: [] }, { accessToken: ['jobs:write'] }],
		parameters: [],
		requestBody: { content: { 'application/json': { schema: body } } },
		responses: { 200: { content: { 'application/json': { schema: answer } } } },
		...changes,
	}
	return { paths: { '/jobs': { post } }, components: { schemas } }
}

const text: Schema = { type: 'string' }
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
	type: 'object',
	properties,
	required,
})
const today = '2026-11-26'
const between = (was: ApiDescription, is: ApiDescription) => breakingChanges(was, is, today)
const sent = (was: Schema, is: Schema) => between(api(was, text), api(is, text))
const read = (was: Schema, is: Schema) => between(api(text, was), api(text, is))

test('a description breaks nothing that was written for itself', () => {
	const tree: Record<string, Schema> = {
		Tree: object({ trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
	}
	const one = api({ $ref: '#/components/schemas/Tree' }, { $ref: '#/components/schemas/Tree' }, {}, tree)

	expect(between(one, one)).toEqual([])
})

test.each<[string, Schema, Schema]>([
	['a new field that can be left out', object({ a: text }), object({ a: text, b: text })],
	['a field that no longer has to be sent', object({ a: text }, ['a']), object({ a: text })],
	['a field that can be null, too', object({ a: text }), object({ a: { type: ['string', 'null'] } })],
	['more values', { enum: ['a'], type: 'string' }, { enum: ['a', 'b'], type: 'string' }],
	['a limit that is wider', { type: 'string', maxLength: 10 }, { type: 'string', maxLength: 20 }],
	['numbers in place of whole ones', { type: 'integer' }, { type: 'number' }],
	['one more kind of value', text, { anyOf: [text, object({})] }],
	['a name for the same', text, { allOf: [{ type: 'string' }] }],
])('input may get %s', (_what, was, is) => {
	expect(sent(was, is)).toEqual([])
	expect(sent(is, was).length + Number(_what.startsWith('a name'))).toBe(1)
})

test.each<[string, Schema, Schema, string]>([
	['a field that has to be sent', object({}), object({ a: text }, ['a']), 'body.a: has to be sent'],
	['a field less', object({ a: text, b: text }), object({ b: text }), 'body.a: is no longer read'],
	['another type', text, { type: 'integer' }, 'body: takes integer, was string'],
	[
		'fewer values',
		{ enum: ['a', 'b'], type: 'string' },
		{ enum: ['a'], type: 'string' },
		'body: takes "a", was "a" | "b"',
	],
	[
		'a tighter limit',
		{ type: 'array', maxItems: 9 },
		{ type: 'array', maxItems: 5 },
		'body: maxItems 5, was 9',
	],
	['a limit', { type: 'integer' }, { type: 'integer', minimum: 0 }, 'body: minimum 0, was none'],
	[
		'another pattern',
		{ type: 'string', pattern: 'a' },
		{ type: 'string', pattern: 'b' },
		'body: pattern "b", was "a"',
	],
	[
		'another item',
		{ type: 'array', items: text },
		{ type: 'array', items: { type: 'null' } },
		'body[]: takes null, was string',
	],
])('input must not get %s', (_what, was, is, told) => {
	expect(sent(was, is)).toEqual([`POST /jobs ${told}`])
})

test.each<[string, Schema, Schema]>([
	['a new field', object({ a: text }, ['a']), object({ a: text, b: text }, ['a'])],
	['a field that is always there', object({ a: text }), object({ a: text }, ['a'])],
	['new values of an enumeration', { enum: ['a'], type: 'string' }, { enum: ['a', 'b'], type: 'string' }],
	['no null any more', { type: ['string', 'null'] }, text],
	['a limit', text, { type: 'string', maxLength: 9 }],
])('answers may get %s', (_what, was, is) => {
	expect(read(was, is)).toEqual([])
})

test.each<[string, Schema, Schema, string]>([
	['a field less', object({ a: text }, ['a']), object({}), 'answer.a: is not always there'],
	[
		'a field that may be missing',
		object({ a: text }, ['a']),
		object({ a: text }),
		'answer.a: is not always there',
	],
	[
		'null',
		object({ a: text }),
		object({ a: { type: ['string', 'null'] } }),
		'answer.a: answers null, was string',
	],
	['another constant', { const: 'a' }, { const: 'b' }, 'answer: answers "b", was "a"'],
	['free text for an enumeration', { enum: ['a'], type: 'string' }, text, 'answer: answers string, was "a"'],
	[
		'another kind of value',
		{ anyOf: [text, { type: 'null' }] },
		{ anyOf: [text, { type: 'integer' }] },
		'answer: answers integer, was string',
	],
])('answers must not get %s', (_what, was, is, told) => {
	expect(read(was, is)).toEqual([`POST /jobs ${told}`])
})

const query = (name: string, required = false, schema = text) => ({ name, in: 'query', required, schema })

test.each<[string, Partial<Operation>, Partial<Operation>, string]>([
	['another name', {}, { operationId: 'createJob' }, 'POST /jobs: is called createJob, was postJob'],
	[
		'another scope',
		{},
		{ security: [{ session: [] }] },
		'POST /jobs: cannot be called any more with {"accessToken":["jobs:write"]}',
	],
	['a login', { security: [] }, {}, 'POST /jobs: is no longer open to everybody'],
	['a parameter less', { parameters: [query('a')] }, {}, 'POST /jobs query.a: is no longer read'],
	[
		'a parameter that has to be sent',
		{},
		{ parameters: [query('a', true)] },
		'POST /jobs query.a: has to be sent',
	],
	[
		'another kind of body',
		{},
		{ requestBody: { content: { 'multipart/form-data': { schema: text } } } },
		'POST /jobs body: is no longer read as application/json',
	],
	[
		'another kind of answer',
		{},
		{ responses: { 200: { content: { 'text/csv': { schema: text } } } } },
		'POST /jobs 200: is no longer application/json',
	],
])('an operation must not get %s', (_what, was, is, told) => {
	expect(between(api(text, text, was), api(text, text, is))).toEqual([told])
})

test('an operation goes only once it was released as deprecated and its sunset is over', () => {
	const without = { paths: {}, components: { schemas: {} } }
	const deprecated = (sunset: string) => api(text, text, { deprecated: true, 'x-sunset': sunset })

	expect(between(api(text, text), without)).toEqual(['POST /jobs: is gone'])
	expect(between(deprecated('2026-11-26'), without)).toEqual(['POST /jobs: is gone'])
	expect(between(deprecated('2026-11-25'), without)).toEqual([])
})

test('parameters in a path have names for programs, and one that is renamed breaks them', () => {
	const at = (name: string) => {
		const { post } = api(text, text, { parameters: [{ name, in: 'path', required: true, schema: text }] })
			.paths['/jobs']
		return { paths: { [`/jobs/{${name}}`]: { post } }, components: { schemas: {} } }
	}

	expect(between(at('id'), at('id'))).toEqual([])
	expect(between(at('id'), at('jobId'))).toEqual(['POST /jobs/{} path.id: is called jobId'])
})
