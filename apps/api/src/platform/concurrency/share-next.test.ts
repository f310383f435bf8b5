import { expect, test } from 'vitest'
import { shareNext } from './share-next.ts'

test('calls during a run share the next one, which begins after they came', async () => {
	const runs: PromiseWithResolvers<number>[] = []
	const ask = shareNext(() => {
		const run = Promise.withResolvers<number>()
		runs.push(run)
		return run.promise
	})

	const first = ask()
	const [second, third] = [ask(), ask()]
	expect(runs).toHaveLength(1)
	runs[0]?.resolve(1)
	expect(await first).toBe(1)
	const fourth = ask()
	expect(runs).toHaveLength(2)
	runs[1]?.resolve(2)
	expect(await Promise.all([second, third])).toEqual([2, 2])
	runs[2]?.resolve(3)
	expect(await fourth).toBe(3)
})

test('a run that fails fails its callers, and the next one begins', async () => {
	let runs = 0
	const ask = shareNext(async () => {
		runs += 1
		if (runs === 1) throw new Error('lost')
		return runs
	})

	const [first, second] = await Promise.allSettled([ask(), ask()])

	expect(first.status).toBe('rejected')
	expect(second).toMatchObject({ status: 'fulfilled', value: 2 })
	expect(await ask()).toBe(3)
})
