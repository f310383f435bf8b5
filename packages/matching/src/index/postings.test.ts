import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	filledBlock,
	mostInBlock,
	putPosting,
	removePosting,
	rowIn,
	valueIn,
	type Postings,
} from './postings.ts'

const key = 7

test('a list holds what was added and not removed, ascending, in blocks that are never empty', () => {
	const change = fc.record({
		row: fc.nat({ max: 6 * mostInBlock }),
		value: fc.nat({ max: 127 }),
		count: fc.constantFrom(1, 3, mostInBlock + 1),
		isOut: fc.boolean(),
	})
	fc.assert(
		fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
			const postings: Postings = new Map()
			const expected = new Map<number, number>()
			for (const { row, value, count, isOut } of changes)
				for (let at = row; at < row + count; at++) {
					if (!isOut) {
						putPosting(postings, key, at, value)
						expected.set(at, value)
					} else if (expected.delete(at)) removePosting(postings, key, at)
				}

			expect(pairsIn(postings)).toEqual([...expected].toSorted(([a], [b]) => a - b))
			expect(postings.get(key)?.size ?? 0).toBe(expected.size)
			expect(postings.get(key)?.blocks.every(({ size }) => size > 0 && size <= mostInBlock) ?? true).toBe(
				true,
			)
		}),
		{ numRuns: 60 },
	)
})

test('rows that are added in ascending order fill their blocks', () => {
	const postings: Postings = new Map()

	for (let row = 0; row < 3 * filledBlock + 1; row++) putPosting(postings, key, row, 1)

	expect(postings.get(key)?.blocks.map(({ size }) => size)).toEqual([
		filledBlock,
		filledBlock,
		filledBlock,
		1,
	])
})

test('few blocks remain after nearly all rows are removed', () => {
	const postings: Postings = new Map()
	for (let row = 0; row < 20 * mostInBlock; row++) putPosting(postings, key, row, 1)

	for (let row = 0; row < 20 * mostInBlock; row++) if (row % 64 !== 0) removePosting(postings, key, row)

	expect(postings.get(key)?.size).toBe((20 * mostInBlock) / 64)
	expect(postings.get(key)?.blocks.length).toBeLessThanOrEqual(2)
})

function pairsIn(postings: Postings): [number, number][] {
	return (postings.get(key)?.blocks ?? []).flatMap(({ entries, size }) =>
		Array.from(entries.subarray(0, size), (entry): [number, number] => [rowIn(entry), valueIn(entry)]),
	)
}
