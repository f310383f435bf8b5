import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { score } from '../explain/score.ts'
import { anyJob, anyKnowledge, anyPerson, pointsOf } from '../testing.ts'
import { curves } from './calibration-curves.ts'
import { calibrated, chanceAt, curveOf, pointsFor, type Curve } from './calibration.ts'
import { fullPoints, stated } from './possible.ts'

/** Rising curves: where it is flattest, the slope without bends is (√low + 1)², of which all bends take less. */
const anyCurve = fc
	.record({
		level: fc.double({ min: -6, max: 6, noNaN: true }),
		low: fc.double({ min: 0.01, max: 6, noNaN: true }),
		bends: fc.array(
			fc.record({
				at: fc.double({ min: 0, max: 1, noNaN: true }),
				by: fc.double({ min: -0.24, max: 2, noNaN: true }),
			}),
			{ maxLength: 4 },
		),
	})
	.map(({ bends, ...curve }): Curve => {
		const slope = (Math.sqrt(curve.low) + 1) ** 2
		return { ...curve, bends: bends.map(({ at, by }) => ({ at, by: by * slope })) }
	})
const anyPoints = fc.integer({ min: 0, max: fullPoints })

test('more points never give a lower total, none stay none, and all stay all', () => {
	fc.assert(
		fc.property(anyCurve, anyPoints, anyPoints, (curve, one, other) => {
			const [less, more] = [Math.min(one, other), Math.max(one, other)]

			expect(calibrated(curve, less)).toBeLessThanOrEqual(calibrated(curve, more))
			expect([calibrated(curve, 0), calibrated(curve, fullPoints)]).toEqual([0, fullPoints])
		}),
	)
})

test('the fewest points for a total reach it, and one tenth less does not', () => {
	fc.assert(
		fc.property(anyCurve, fc.double({ min: 0.1, max: fullPoints, noNaN: true }), (curve, total) => {
			const points = pointsFor(curve, total)

			expect(calibrated(curve, points)).toBeGreaterThanOrEqual(total)
			expect(calibrated(curve, points - 1)).toBeLessThan(total)
		}),
	)
})

test('the curves rise all the way, and a job that states skills has another one than a job told by its words', () => {
	for (const curve of Object.values<Curve>(curves)) {
		const chances = Array.from({ length: fullPoints + 1 }, (_, at) => chanceAt(curve, at / fullPoints))
		for (const [at, chance] of chances.entries())
			if (at > 0) expect(chance, `at ${at}`).toBeGreaterThan(chances[at - 1] ?? 0)
	}
	expect(curveOf(stated.skills | stated.text)).toBe(curves.fields)
	expect(curveOf(stated.profession | stated.text)).toBe(curves.text)
})

test('a bend changes the slope of the logit from there on', () => {
	const logit = (curve: Curve, share: number) => {
		const chance = chanceAt(curve, share)
		return Math.log(chance / (1 - chance))
	}
	const straight: Curve = { level: 0, low: 1, bends: [] }
	const bent: Curve = { ...straight, bends: [{ at: 0.5, by: 4 }] }

	expect(logit(bent, 0.4)).toBeCloseTo(logit(straight, 0.4), 9)
	expect(logit(bent, 0.75)).toBeCloseTo(logit(straight, 0.75) + 1, 9)
})

test('the order of people for a job is that of their points, whatever is shown', () => {
	fc.assert(
		fc.property(anyPerson, anyPerson, anyJob, anyKnowledge, (one, other, job, known) => {
			const [first, second] = [one, other].toSorted(
				(a, b) => pointsOf(b, job, known) - pointsOf(a, job, known),
			)

			expect(score(first!, job, known).total).toBeGreaterThanOrEqual(score(second!, job, known).total)
		}),
	)
})

test('what the parts could earn sums to the full points, and nothing earned or lost leaves the scale', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (person, job, known) => {
			const { parts } = score(person, job, known)
			const earned = parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)

			expect(Math.abs(parts.reduce((sum, { possible }) => sum + possible, 0) - 100)).toBeLessThan(1.5)
			expect(earned).toBeLessThan(100.5)
		}),
	)
})
