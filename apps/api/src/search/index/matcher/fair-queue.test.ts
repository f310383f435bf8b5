import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

test('every client is served once before anyone is served twice', () => {
	const queue = createFairQueue<string>(20)
	for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) queue.add(item.charAt(0), item)

	expect(queue.countBefore('a')).toBe(7)
	expect(queue.countBefore('b')).toBe(6)
	expect(queue.countBefore('d')).toBe(3)
	expect(Array.from({ length: 8 }, () => queue.next())).toEqual([
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

test('when the queue is full, the client with the most items loses the last one', () => {
	const queue = createFairQueue<string>(3)
	for (const item of ['a1', 'a2', 'a3']) expect(queue.add('a', item)).toBeUndefined()

	expect(queue.add('a', 'a4')).toBe('a4')
	expect(queue.add('b', 'b1')).toBe('a3')
	expect(queue.add('b', 'b2')).toBe('b2')
	expect(queue.add('c', 'c1')).toBe('a2')
	expect(queue.add('d', 'd1')).toBe('d1')
	expect([queue.next(), queue.next(), queue.next(), queue.next()]).toEqual(['a1', 'b1', 'c1', undefined])
})

test('an item that was removed is not served', () => {
	const queue = createFairQueue<string>(3)
	for (const item of ['a1', 'a2', 'b1']) queue.add(item.charAt(0), item)

	queue.remove('a', 'a1')
	queue.remove('b', 'b1')
	queue.remove('c', 'nobody')

	expect([queue.add('b', 'b2'), queue.add('b', 'b3')]).toEqual([undefined, undefined])
	expect([queue.next(), queue.next(), queue.next(), queue.next()]).toEqual(['a2', 'b2', 'b3', undefined])
})
