import { expect, test } from 'vitest'
import { known } from '../testing.ts'
import { linesOf } from '../text/line.ts'
import { readLines } from './read-lines.ts'

test.each(['-', 'न', '.', 'a ', '1', '_'])(
	'an endless line of “%s” takes no longer than the same text in short lines',
	(sign) => {
		const timeOf = (length: number) =>
			Math.min(
				...[1, 2, 3].map(() => {
					const lines = linesOf(`${sign.repeat(length / sign.length)}\n`.repeat(80_000 / length))
					const began = performance.now()
					readLines(lines, known)
					return performance.now() - began
				}),
			)

		expect(timeOf(4000)).toBeLessThan(5 * timeOf(100) + 200)
	},
)
