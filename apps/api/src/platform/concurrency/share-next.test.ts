import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { shareNext } from './share-next.ts'

/** Asks for runs that end when the test says so. */
function shared() {
	const runs: PromiseWithResolvers<number>[] = []
	const ask = shareNext(() => {
		const run = Promise.withResolvers<number>()
		runs.push(run)
		return run.promise
	})
	return { runs, ask }
}

test('calls during a run share the next one, which begins after they came', async () => {
	const { runs, ask } = shared()

	const first = ask()
	await vi.waitFor(() => expect(runs).toHaveLength(1))
	const [second, third] = [ask(), ask()]
	await nextTurn()
	await nextTurn()
	expect(runs).toHaveLength(1)
	runs[0]?.resolve(1)
	expect(await first).toBe(1)
	await vi.waitFor(() => expect(runs).toHaveLength(2))
	const fourth = ask()
	runs[1]?.resolve(2)
	expect(await Promise.all([second, third])).toEqual([2, 2])
	await vi.waitFor(() => expect(runs).toHaveLength(3))
	runs[2]?.resolve(3)
	expect(await fourth).toBe(3)
})

test('calls in consecutive turns of the event loop share one run, which waits for fifty of them at most', async () => {
	const { runs, ask } = shared()

	for (let turn = 0; turn < 20; turn++) {
		void ask()
		await nextTurn()
	}
	await vi.waitFor(() => expect(runs).toHaveLength(1))
	runs[0]?.resolve(1)

	let calls = 0
	while (runs.length === 1) {
		void ask()
		calls += 1
		await nextTurn()
	}
	expect(calls).toBeGreaterThanOrEqual(50)
	expect(calls).toBeLessThan(60)
})

test('a run that fails fails its callers, and the next one begins', async () => {
	const { runs, ask } = shared()

	const first = ask()
	await vi.waitFor(() => expect(runs).toHaveLength(1))
	const second = ask()
	runs[0]?.reject(new Error('lost'))
	await expect(first).rejects.toThrow('lost')
	await vi.waitFor(() => expect(runs).toHaveLength(2))
	runs[1]?.resolve(2)

	expect(await second).toBe(2)
})
