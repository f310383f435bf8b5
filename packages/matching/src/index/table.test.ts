import { expect, test } from 'vitest'
import { rowOf } from '../ids/ids.ts'
import { addRow, createTable, recordAt, removeRow, replaceRecord } from './table.ts'

test('memory that has grown step by step holds the latest records', () => {
	const table = createTable(new Int32Array(256))
	const memories = new Set<Int32Array>()
	const expected = new Map<string, number[]>()
	for (let number = 0; number < 25_000; number++) {
		const record = recordOf(number, 150 + (number % 7) * 10)
		addRow(table, `row ${number}`, record)
		expected.set(`row ${number}`, record)
		const before = `row ${Math.floor((number * 7919) % (number + 1))}`
		const row = rowOf(table.ids, before)
		if (row !== undefined && number % 3 === 0) {
			removeRow(table, row)
			expected.delete(before)
		} else if (row !== undefined) {
			const other = recordOf(-number, 100 + (number % 11) * 10)
			replaceRecord(table, row, other)
			expected.set(before, other)
		}
		memories.add(table.memory)
	}

	expect(memories.size).toBeGreaterThan(20)
	expect(table.memory.length).toBeGreaterThan(2 ** 21)
	expect(table.ids.count).toBe(expected.size)
	for (const [id, record] of expected) {
		const at = recordAt(table, rowOf(table.ids, id) ?? -1)
		expect([...table.memory.subarray(at, at + record.length)]).toEqual(record)
	}
})

function recordOf(first: number, length: number): number[] {
	return Array.from({ length }, (_, at) => first * 1000 + at)
}
