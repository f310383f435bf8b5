import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLife, countProfile, createSightings, relatedProfessions } from './professions.ts'
import {
	countTogether,
	createTogether,
	likenessOf,
	mostLearnedShare,
	relatedByTogether,
	togetherOf,
} from './relatedness.ts'

function seen(sets: readonly (readonly number[])[]) {
	const together = createTogether()
	for (const set of sets) countTogether(together, set)
	return together
}

const thing = fc.integer({ min: 1, max: 8 })
const anySets = fc.array(fc.array(thing, { maxLength: 5 }), { maxLength: 60 })

test('counts and likenesses are symmetric and do not depend on the order of the sets', () => {
	fc.assert(
		fc.property(anySets, thing, thing, (sets, one, other) => {
			fc.pre(one !== other)
			const [together, turned] = [seen(sets), seen(sets.toReversed().map((set) => set.toReversed()))]
			const both = sets.filter((set) => set.includes(one) && set.includes(other)).length

			expect(togetherOf(together, one, other)).toBe(both)
			expect(togetherOf(together, other, one)).toBe(both)
			expect(likenessOf(together, one, other)).toBe(likenessOf(together, other, one))
			expect(relatedByTogether(together)).toEqual(relatedByTogether(turned))
		}),
	)
})

test('nothing is related to itself, to what it never occurs with, or above the limit', () => {
	fc.assert(
		fc.property(anySets, fc.integer({ min: 1, max: 20 }), (sets, times) => {
			const together = seen(Array.from({ length: times }, () => sets).flat())
			for (const [wanted, list] of relatedByTogether(together)) {
				for (const { id, share } of list) {
					expect(id).not.toBe(wanted)
					expect(togetherOf(together, wanted, id)).toBeGreaterThanOrEqual(5)
					expect(share).toBeGreaterThan(0)
					expect(share).toBeLessThanOrEqual(mostLearnedShare)
				}
			}
		}),
	)
})

test('more evidence never lowers a likeness', () => {
	fc.assert(
		fc.property(anySets, thing, thing, (sets, one, other) => {
			fc.pre(one !== other)
			const before = likenessOf(seen(sets), one, other)

			expect(likenessOf(seen([...sets, [one, other]]), one, other)).toBeGreaterThanOrEqual(before - 1e-12)
			expect(likenessOf(seen([...sets, [99]]), one, other)).toBeGreaterThanOrEqual(before - 1e-12)
		}),
		{ numRuns: 1000 },
	)
})

test('independent things have no share, and inseparable ones the highest', () => {
	const every = Array.from({ length: 3600 }, (_, at) => [
		...(at % 3 === 0 ? [1] : []),
		...(at % 4 === 0 ? [2] : []),
		...(at % 25 === 0 ? [3, 4] : []),
	])
	const together = seen(every)

	expect(likenessOf(together, 1, 2)).toBeCloseTo(0, 6)
	expect(relatedByTogether(together)).toEqual(
		new Map([
			[3, [{ id: 4, share: 0.35 }]],
			[4, [{ id: 3, share: 0.35 }]],
		]),
	)
})

test('three sightings count little, thirty nearly in full', () => {
	const others = Array.from({ length: 1000 }, () => [9])
	const after = (times: number) => seen([...others, ...Array.from({ length: times }, () => [1, 2])])

	expect(likenessOf(after(3), 1, 2)).toBeCloseTo(3 / 13, 6)
	expect(likenessOf(after(30), 1, 2)).toBeCloseTo(30 / 40, 6)
})

test('professions are related by the lives that hold both and by the skills of their people', () => {
	const sightings = createSightings()
	for (let at = 0; at < 60; at++) {
		for (const life of [[1], [2], [3, 4], [5]]) countLife(sightings, life)
		countProfile(sightings, 1, [10, 11, 50])
		countProfile(sightings, 2, [10, 11, 50])
		countProfile(sightings, 3, [30, 31, 50])
		countProfile(sightings, 5, [40, 41, 50])
	}

	const related = relatedProfessions(sightings)

	expect(related.get(1)?.map(({ id }) => id)).toEqual([2])
	expect(related.get(2)?.map(({ id }) => id)).toEqual([1])
	expect(related.get(3)?.map(({ id }) => id)).toEqual([4])
	expect(related.get(4)?.map(({ id }) => id)).toEqual([3])
	expect(related.has(5)).toBe(false)
})
