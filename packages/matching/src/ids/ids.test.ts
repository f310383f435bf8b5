import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addId, compareIds, createIds, idAt, removeId, restoredIds, rowOf, type Ids } from './ids.ts'

/** Ids that share a beginning or an end, and texts that nearly are UUIDs. */
const anyId = fc.oneof(
	fc.uuid(),
	fc
		.integer({ min: 0, max: 40 })
		.map((number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`),
	fc
		.integer({ min: 0, max: 40 })
		.map((number) => `${String(number).padStart(8, '0')}-0000-0000-0000-000000000000`),
	fc.uuid().map((id) => id.toUpperCase()),
	fc.uuid().map((id) => `${id.slice(0, -1)}g`),
	fc.uuid().map((id) => id.replaceAll('-', '')),
	fc.constantFrom('', 'row 1', '00000000-0000-0000-0000-000000000000'),
)

function expectSame(ids: Ids, rows: ReadonlyMap<string, number>) {
	expect(ids.count).toBe(rows.size)
	for (const [id, row] of rows) {
		expect(rowOf(ids, id)).toBe(row)
		expect(idAt(ids, row)).toBe(id)
	}
}

test('each id has its row and each row its id, whatever was added and removed before', () => {
	const anyChanges = fc.array(fc.record({ id: anyId, isKept: fc.boolean() }), { maxLength: 300 })
	fc.assert(
		fc.property(anyChanges, (changes) => {
			const ids = createIds()
			const rows = new Map<string, number>()
			const freeRows: number[] = []
			for (const { id, isKept } of changes) {
				const known = rows.get(id)
				expect(rowOf(ids, id)).toBe(known)
				if (known === undefined) {
					const row = freeRows.pop() ?? ids.length
					addId(ids, row, id)
					rows.set(id, row)
				} else if (!isKept) {
					removeId(ids, known)
					rows.delete(id)
					freeRows.push(known)
					expect(rowOf(ids, id)).toBeUndefined()
					expect(idAt(ids, known)).toBeUndefined()
				}
			}
			expectSame(ids, rows)

			const restored = restoredIds(ids.numbers.slice(0, ids.length * 4), ids.textOf)
			expectSame(restored, rows)
			for (const id of ['a new text', 'c0ffee00-1234-7abc-8def-0123456789ab']) {
				rows.set(id, restored.length)
				addId(restored, restored.length, id)
			}
			expectSame(restored, rows)
		}),
		{ numRuns: 300 },
	)
})

test('ids are ordered as their texts are', () => {
	const manyIds = fc.oneof(
		fc.uniqueArray(anyId, { minLength: 2 }),
		fc.uniqueArray(fc.uuid(), { minLength: 2 }),
	)
	fc.assert(
		fc.property(manyIds, (all) => {
			const ids = createIds()
			for (const [row, id] of all.entries()) addId(ids, row, id)

			const ordered = [...all.keys()].sort((a, b) => compareIds(ids, a, b)).map((row) => idAt(ids, row))

			expect(ordered).toEqual(all.toSorted())
		}),
	)
})

test('nothing of an id is left when it is removed', () => {
	const ids = createIds()
	addId(ids, 0, 'c0ffee00-1234-7abc-8def-0123456789ab')
	addId(ids, 1, 'a text')
	removeId(ids, 0)
	removeId(ids, 1)

	expect(
		[...ids.numbers, ...ids.places, ids.textOf.size, ids.rowOfText.size].every((left) => left === 0),
	).toBe(true)
})
