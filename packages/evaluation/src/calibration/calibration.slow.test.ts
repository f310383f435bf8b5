import { chanceAt } from '@profile-search/matching/scoring/calibration'
import { curves } from '@profile-search/matching/scoring/calibration-curves'
import { expect, test } from 'vitest'
import { fitCurves } from './calibrate.ts'
import { crossValidated, lossDifference } from './cross-validate.ts'
import { fitCurve } from './fit-curve.ts'
import { judgedPairs, type JudgedPair } from './pairs.ts'
import { binsOf, errorOf, reliabilityOf } from './reliability.ts'

/** Totals may differ by this many points from a new fit before it has to be written. */
const tolerance = 3

const development = judgedPairs('development')

test('the engine has the curves that fit the development half', async () => {
	const fitted = fitCurves(await development)

	for (const kind of ['fields', 'text'] as const)
		for (let share = 0.05; share < 1; share += 0.05) {
			const difference = chanceAt(curves[kind], share) - chanceAt(fitted[kind], share)
			expect(Math.abs(difference) * 100, `${kind} at ${share}`).toBeLessThan(tolerance)
		}
})

test('a total of 70 means that about 7 of 10 fit, on people and jobs that it was not fitted to', async () => {
	const bins = reliabilityOf(await judgedPairs('test'), curves)

	expect(errorOf(bins)).toBeLessThan(5)
	for (const { from, low, high } of bins.filter((bin) => bin.from === 70)) {
		expect(low).toBeLessThan(from + 10)
		expect(high).toBeGreaterThan(from)
	}
})

test('bends make the totals of jobs with fields truer, for jobs that the curve was not fitted to', async () => {
	const pairs = (await development).filter(({ kind }) => kind === 'fields')
	const straight = crossValidated(pairs, (some) => fitCurve(some, []))
	const bent = crossValidated(pairs, (some) => fitCurve(some))

	expect(lossDifference(bent, straight).high).toBeLessThan(0)
	expect(errorOf(binsOf(bent))).toBeLessThan(errorOf(binsOf(straight)))
})

test('a curve is fitted to the chances that pairs are drawn with, and never falls', () => {
	const pairsWith = (chanceOf: (share: number) => number) =>
		Array.from({ length: 4000 }, (_, at): JudgedPair => {
			const [share, lot] = [((at * 37) % 1000) / 1000, ((at * 7919) % 997) / 997]
			return {
				kind: 'fields',
				part: 'drawn',
				query: String(at),
				share,
				fits: lot < chanceOf(share),
				weight: 1,
			}
		})
	const rising = fitCurves(pairsWith((share) => share ** 2)).fields
	const falling = fitCurves(pairsWith((share) => 1 - share)).fields

	for (const share of [0.2, 0.4, 0.6, 0.8]) {
		expect(chanceAt(rising, share)).toBeCloseTo(share ** 2, 1)
		expect(chanceAt(falling, share + 0.1)).toBeGreaterThanOrEqual(chanceAt(falling, share))
	}
})
