import { expect, test } from 'vitest'
import { qualityOf } from './metrics.ts'

const grades = new Map([
	['a', 3],
	['b', 2],
	['c', 1],
	['d', 0],
])

test('the ideal ranking has the full gain', () => {
	expect(qualityOf(['a', 'b', 'c', 'd'], grades)).toEqual({
		ndcg10: 1,
		map: 1,
		mrr: 1,
		p5: 0.4,
		first5: 1,
		recall50: 1,
	})
})

test('later documents count less, by the usual formulas', () => {
	const quality = qualityOf(['d', 'b', 'c', 'a'], grades)
	const ideal = 7 + 3 / Math.log2(3) + 1 / 2

	expect(quality?.map).toBeCloseTo((1 / 2 + 2 / 4) / 2)
	expect(quality?.mrr).toBe(0.5)
	expect(quality?.ndcg10).toBeCloseTo((3 / Math.log2(3) + 1 / 2 + 7 / Math.log2(5)) / ideal)
})

test('a query without a relevant document has no quality', () => {
	expect(qualityOf(['a'], new Map([['a', 1]]))).toBeUndefined()
})
