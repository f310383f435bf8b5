import { constants, PerformanceObserver } from 'node:perf_hooks'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './encoding.ts'

const page = Buffer.from(
	Array.from({ length: 2000 }, (_, n) => `<li>A line of the page, number ${n}</li>`).join('\n'),
)

test('compressing pages, ten at a time, does not make V8 collect its whole heap over and over', async () => {
	let collected = 0
	const observer = new PerformanceObserver((list) => {
		const entries = list.getEntries() as unknown as { detail: { kind: number } }[]
		collected += entries.filter(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR).length
	})
	observer.observe({ entryTypes: ['gc'] })

	let last: Buffer | undefined
	for (let round = 0; round < 30; round++)
		[last] = await Promise.all(Array.from({ length: 10 }, () => compress(page, 'br', 'one')))
	await new Promise((resolve) => setImmediate(resolve))
	observer.disconnect()

	expect(brotliDecompressSync(last ?? '')).toEqual(page)
	expect(collected).toBeLessThan(8)
})
