import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('every asker has one turn before anyone has a second', () => {
	const turns = createTurns<string>(20)
	for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) turns.enter(item.charAt(0), item)

	expect(turns.before('a')).toBe(7)
	expect(turns.before('b')).toBe(6)
	expect(turns.before('d')).toBe(3)
	expect(Array.from({ length: 8 }, () => turns.next())).toEqual([
		'a1',
		'b1',
		'c1',
		'a2',
		'b2',
		'a3',
		'a4',
		undefined,
	])
})

test('when all places are taken, the asker with the most items loses the last one', () => {
	const turns = createTurns<string>(3)
	for (const item of ['a1', 'a2', 'a3']) expect(turns.enter('a', item)).toBeUndefined()

	expect(turns.enter('a', 'a4')).toBe('a4')
	expect(turns.enter('b', 'b1')).toBe('a3')
	expect(turns.enter('b', 'b2')).toBe('b2')
	expect(turns.enter('c', 'c1')).toBe('a2')
	expect(turns.enter('d', 'd1')).toBe('d1')
	expect([turns.next(), turns.next(), turns.next(), turns.next()]).toEqual(['a1', 'b1', 'c1', undefined])
})

test('an item that leaves takes no turn', () => {
	const turns = createTurns<string>(3)
	for (const item of ['a1', 'a2', 'b1']) turns.enter(item.charAt(0), item)

	turns.leave('a', 'a1')
	turns.leave('b', 'b1')
	turns.leave('c', 'nobody')

	expect([turns.enter('b', 'b2'), turns.enter('b', 'b3')]).toEqual([undefined, undefined])
	expect([turns.next(), turns.next(), turns.next(), turns.next()]).toEqual(['a2', 'b2', 'b3', undefined])
})
