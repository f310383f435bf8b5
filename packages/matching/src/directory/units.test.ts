import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDirectory } from './directory.ts'
import { eachNumber, greatest, unitsOf } from './units.ts'

const number = fc.oneof(
	fc.integer({ min: 0, max: greatest }),
	fc.constantFrom(0, 2 ** 13, 2 ** 15 - 1, 2 ** 15, 2 ** 16, greatest),
)
const numbers = fc.array(number, { maxLength: 20 })

test('numbers are read back from their units', () => {
	fc.assert(
		fc.property(numbers, (all) => {
			const read: number[] = []
			const units = Uint16Array.from(unitsOf(all))
			eachNumber(units, 0, units.length, (each) => read.push(each))
			expect(read).toEqual(all)
		}),
		{ seed: 1 },
	)
})

test('units occur in others only where their numbers do', () => {
	const few = fc.array(fc.constantFrom(1, 40_000, 40_001, 8192, 100_000), { minLength: 1, maxLength: 8 })
	fc.assert(
		fc.property(few, few, (all, some) => {
			expect(holds(unitsOf(all), unitsOf(some))).toBe(holds(all, some))
		}),
		{ seed: 1, numRuns: 2000 },
	)
})

test('words and facet values beyond one unit are found, counted and removed', () => {
	const directory = createDirectory(['place'], 2)
	const many = Array.from({ length: 33_000 }, (_, at) => `w${at}`).join(' ')
	const entry = { texts: [], facets: {}, level: 0, changedAt: 1, name: '' }
	directory.put({ ...entry, id: 'many', texts: [{ text: many, weight: 1 }] })
	const texts = [{ text: 'late arrivals here', weight: 1 }]
	directory.put({ ...entry, id: 'late', texts, facets: { place: [40_000, 7, 2_000_000] } })

	const ask = { text: '"late arrivals"', chosen: {}, level: 0, hidden: [], offset: 0, limit: 20 }
	const query = { ...ask, order: 'newest', counted: ['place'] } as const
	const once = [7, 40_000, 2_000_000].map((value) => ({ value, count: 1 }))
	expect(directory.search(query)).toMatchObject({ ids: ['late'], counts: { place: once } })
	expect(directory.search({ ...query, text: '"arrivals late"' }).ids).toEqual([])
	expect(directory.fitting([{ id: 'late', changedAt: 1 }], [query]).found).toEqual([
		{ question: 0, ids: ['late'] },
	])

	directory.remove('late')
	expect(directory.search({ ...query, text: '' })).toMatchObject({ ids: ['many'], counts: { place: [] } })
	expect(directory.search({ ...query, text: 'arrivals' }).ids).toEqual([])
})

function holds(all: readonly number[], some: readonly number[]): boolean {
	return all.some((_, from) => some.every((each, at) => all[from + at] === each))
}
