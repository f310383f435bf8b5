import { assert, constantFrom, nat, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createCursors } from './cursors.ts'

const cursors = createCursors('a secret')
const content = { page: 2, after: ['मीरा जोशी', 1_795_650_000, null] }
const cursor = cursors.seal('the list of jobs', content)

test('a cursor says to its own question what was put into it, and always looks the same', () => {
	expect(cursors.open('the list of jobs', cursor)).toEqual(content)
	expect(cursors.seal('the list of jobs', content)).toBe(cursor)
	expect(createCursors('a secret').open('the list of jobs', cursor)).toEqual(content)
})

test('a cursor is safe in an address, and shows nothing of what is in it', () => {
	expect(cursor).toMatch(/^[\w-]+$/)
	expect(Buffer.from(cursor, 'base64url').toString()).not.toContain('1795650000')
})

test('a cursor of another question, another portal or another version is refused', () => {
	const bytes = Buffer.from(cursor, 'base64url')
	bytes[0] = 2

	expect(cursors.open('the list of people', cursor)).toBeUndefined()
	expect(createCursors('another secret').open('the list of jobs', cursor)).toBeUndefined()
	expect(cursors.open('the list of jobs', bytes.toString('base64url'))).toBeUndefined()
})

test('a cursor with any other letter in any place is refused', () => {
	const letters = constantFrom(...'ABCYZabcyz0189-_')
	assert(
		property(nat(cursor.length - 1), letters, (at, letter) => {
			const changed = `${cursor.slice(0, at)}${letter}${cursor.slice(at + 1)}`
			if (changed !== cursor) expect(cursors.open('the list of jobs', changed)).toBeUndefined()
		}),
		{ seed: 113, numRuns: 500 },
	)
})

test('what was never a cursor is refused', () => {
	assert(
		property(string({ maxLength: 100 }), (text) => {
			expect(cursors.open('the list of jobs', text)).toBeUndefined()
		}),
		{ seed: 113 },
	)
	for (let length = 0; length < cursor.length; length++)
		expect(cursors.open('the list of jobs', cursor.slice(0, length))).toBeUndefined()
})
