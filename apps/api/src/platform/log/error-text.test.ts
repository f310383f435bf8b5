import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messageOf, stackOf, withoutValues } from './error-text.ts'

function databaseError(code: string, message: string) {
	return Object.assign(new Error(message), { code, detail: 'Key (email)=(asha) already exists.' })
}

function parsed(text: string) {
	try {
		return JSON.parse(text) as unknown
	} catch (error) {
		return error
	}
}

test.each<[string, unknown, string]>([
	[
		'a query with its values',
		new DrizzleQueryError(
			'select $1',
			['asha', 'secret'],
			databaseError('23505', 'duplicate key violates "accounts_email"'),
		),
		'A query failed: duplicate key violates "accounts_email"',
	],
	[
		'a value that the database cannot read',
		databaseError('22P02', 'invalid input syntax for type uuid: "asha "of" Pune"'),
		'invalid input syntax for type uuid: "…"',
	],
	[
		'a value in the middle of what the database says',
		databaseError('22007', 'invalid value "asha" for "YYYY"'),
		'invalid value "…" for "…"',
	],
	[
		'a text that is no JSON',
		parsed('{"name": "asha" secret}'),
		`Expected ',' or '}' after property value in JSON at position 16 (line 1 column 17)`,
	],
	['a short text that is no JSON', parsed('asha'), `Unexpected token 'a', "…" is not valid JSON`],
	['something else that was thrown', 'the index is gone', 'the index is gone'],
])('of %s only what happened is told', (_what, error, message) => {
	expect(messageOf(error)).toBe(message)
	expect(stackOf(error)).not.toMatch(/asha|secret/)
	expect(withoutValues(error)).toMatchObject({ message, stack: stackOf(error) })
})

test('the places where an error and its causes arose are kept', () => {
	const error = new Error('outer', { cause: new TypeError('inner') })

	expect(stackOf(error)).toMatch(/^Error: outer\n {4}at [^]+\ncaused by: TypeError: inner\n {4}at /)
})

test('an error that is its own cause is told in the end', () => {
	const error = new Error('round')
	error.cause = error

	expect(messageOf(error)).toMatch(/^round(: round)*$/)
})
