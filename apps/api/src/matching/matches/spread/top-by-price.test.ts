import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { topByPrice } from './top-by-price.ts'

const anyJobs = fc
	.array(fc.record({ total: fc.integer({ min: 0, max: 100 }), price: fc.constantFrom(0, 0, 0, 2, 5, 8) }), {
		maxLength: 40,
	})
	.map((jobs) => jobs.toSorted((a, b) => b.total - a.total).map((job, at) => ({ ...job, id: `job-${at}` })))

test('the first jobs are those of a complete list, ordered by totals minus prices', async () => {
	await fc.assert(
		fc.asyncProperty(anyJobs, fc.integer({ min: 1, max: 12 }), async (jobs, limit) => {
			const pricesFor = async (ids: string[]) =>
				new Map(
					jobs.filter(({ id, price }) => price > 0 && ids.includes(id)).map(({ id, price }) => [id, price]),
				)
			const { ranked, prices } = await topByPrice(limit, async (depth) => jobs.slice(0, depth), pricesFor)

			const left = jobs.map(({ total, price }) => total - price).toSorted((a, b) => b - a)
			expect(ranked.map(({ id, total }) => total - (prices.get(id) ?? 0))).toEqual(left.slice(0, limit))
		}),
	)
})

test('where no job is crowded, no more is asked for than is shown', async () => {
	const asked: number[] = []
	const top = async (depth: number) => {
		asked.push(depth)
		return Array.from({ length: depth }, (_, at) => ({ id: `job-${at}`, total: 90 - at }))
	}

	await topByPrice(20, top, async () => new Map())

	expect(asked).toEqual([20])
})
