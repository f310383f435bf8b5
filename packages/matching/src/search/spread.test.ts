import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exposureOf, gini, pricesOf, spread, type Spreading, type TopList } from './spread.ts'

const anyLists: fc.Arbitrary<TopList[]> = fc
	.array(
		fc.uniqueArray(
			fc.record({ id: fc.integer({ min: 1, max: 9 }).map(String), total: fc.integer({ min: 0, max: 1000 }) }),
			{ selector: ({ id }) => id, maxLength: 9 },
		),
		{ maxLength: 12 },
	)
	.map((lists) =>
		lists.map((jobs, at) => ({
			id: `person-${at}`,
			jobs: jobs
				.map(({ id, total }) => ({ id, total: total / 10 }))
				.toSorted((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1)),
		})),
	)

const anyStrength = fc.double({ min: 0, max: 1, noNaN: true })

test('at strength 0 nothing changes', () => {
	fc.assert(
		fc.property(anyLists, (lists) => {
			expect(spreadBy(lists, { strength: 0, shown: 3 })).toEqual(lists)
		}),
	)
})

test('nobody loses a job, no total changes, and no job is passed by one with a far lower total', () => {
	fc.assert(
		fc.property(anyLists, anyStrength, (lists, strength) => {
			for (const [at, { id, jobs }] of spreadBy(lists, { strength, shown: 3 }).entries()) {
				const before = lists[at]
				expect(id).toBe(before?.id)
				expect(jobs.toSorted(byId)).toEqual(before?.jobs.toSorted(byId))
				for (const [rank, { total }] of jobs.entries())
					for (const later of jobs.slice(rank))
						expect(later.total - total).toBeLessThanOrEqual(8 * strength + 1e-9)
			}
		}),
	)
})

test('the order of people does not matter', () => {
	fc.assert(
		fc.property(anyLists, anyStrength, (lists, strength) => {
			const turned = spreadBy(lists.toReversed(), { strength, shown: 3 })

			expect(turned.toReversed()).toEqual(spreadBy(lists, { strength, shown: 3 }))
		}),
	)
})

test('two hundred people are not sent to one job if others fit nearly as well', () => {
	const lists = Array.from({ length: 200 }, (_, at) => ({
		id: `person-${at}`,
		jobs: [
			{ id: 'everywhere', total: 90 },
			{ id: `near-${at % 10}`, total: 86 + (at % 7) / 10 },
			{ id: `far-${at % 10}`, total: 60 },
		],
	}))
	const seenFirst = (strength: number, openings?: Map<string, number>) =>
		exposureOf(spreadBy(lists, { strength, shown: 1, openings }), 1).get('everywhere') ?? 0

	expect(seenFirst(0)).toBe(200)
	expect(seenFirst(1)).toBeLessThan(60)
	expect(seenFirst(1, new Map([['everywhere', 400]]))).toBe(200)
})

test.each([
	[[], 0],
	[[3, 3, 3], 0],
	[[0, 0, 0, 8], 0.75],
	[[4, 2], 1 / 6],
])('%j are spread by %d', (values, expected) => {
	expect(gini(values)).toBeCloseTo(expected, 9)
})

function spreadBy(lists: TopList[], spreading: Spreading) {
	return spread(lists, pricesOf(lists, spreading))
}

function byId(a: { id: string }, b: { id: string }) {
	return a.id < b.id ? -1 : 1
}
