import { expect, test } from 'vitest'
import { between, createRandom, sample, unit, uuid, weightedPicker } from './random.ts'

test('the same seed, kind and number give the same numbers, and others give different ones', () => {
	const first = draw(1, 1, 1)

	expect(draw(1, 1, 1)).toEqual(first)
	for (const other of [draw(2, 1, 1), draw(1, 2, 1), draw(1, 1, 2)]) expect(other).not.toEqual(first)
})

test('the first numbers of consecutive items are spread evenly', () => {
	const counts = Array.from({ length: 10 }, () => 0)
	for (let n = 0; n < 20_000; n++) {
		const tenth = Math.floor(unit(createRandom(1, 1, n)) * 10)
		counts[tenth] = (counts[tenth] ?? 0) + 1
	}

	for (const count of counts) expect(count).toSatisfy((found: number) => found > 1850 && found < 2150)
})

test('between includes both ends', () => {
	const random = createRandom(5, 1, 1)
	const found = new Set(Array.from({ length: 200 }, () => between(random, 3, 5)))

	expect([...found].toSorted((one, other) => one - other)).toEqual([3, 4, 5])
})

test('a weighted picker follows its weights', () => {
	const random = createRandom(5, 1, 2)
	const pickItem = weightedPicker(['rare', 'common'], (item) => (item === 'rare' ? 1 : 9))
	const picked = Array.from({ length: 10_000 }, () => pickItem(random))

	const rare = picked.filter((item) => item === 'rare').length
	expect(rare).toSatisfy((count: number) => count > 900 && count < 1100)
})

test('a sample holds different items, and no more than there are', () => {
	const random = createRandom(5, 1, 3)
	const all = [1, 2, 3, 4, 5]

	expect(new Set(sample(random, all, 3, (item) => item)).size).toBe(3)
	expect(sample(random, all, 9, (item) => item).toSorted()).toEqual(all)
})

test('ids are UUIDs of version 8', () => {
	for (let n = 0; n < 100; n++) {
		expect(uuid(createRandom(1, 1, n), n)).toMatch(
			/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
		)
	}
})

function draw(seed: number, kind: number, n: number) {
	const random = createRandom(seed, kind, n)
	return [random(), random(), random()]
}
