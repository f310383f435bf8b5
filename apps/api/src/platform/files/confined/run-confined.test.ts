import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { runConfined } from './run-confined.ts'

/** Runs a program of these lines with a second of a processor. */
async function run(...lines: string[]) {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-confined-'))
	try {
		const program = join(folder, 'program.mjs')
		await writeFile(program, lines.join('\n'))
		return await runConfined(pathToFileURL(program), '', Buffer.from('input'), { seconds: 1, memory: 100 })
	} finally {
		await rm(folder, { recursive: true })
	}
}

test('a program that has to wait for its turn is not late, though its seconds have passed by the clock', async () => {
	expect(await run('setTimeout(() => process.stdout.write("done"), 1200)')).toEqual({
		kind: 'answered',
		answer: Buffer.from('done'),
	})
})

test.each([
	['that computes', 'for (;;);'],
	['that only waits', 'setInterval(() => {}, 1000)'],
])('a program %s without an end is ended as late', async (_what, line) => {
	expect(await run(line)).toEqual({ kind: 'late' })
})
