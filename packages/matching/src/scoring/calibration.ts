import { curves } from './calibration-curves.ts'
import { fullPoints, stated } from './possible.ts'

/**
 * The logit of the chance that a pair fits is `level` + `low` × ln(share) − ln(1 − share), where `share` is the share of the
 * points, and each of `bends` changes its slope from there on. That is beta calibration (Kull, Silva Filho and Flach 2017) with a
 * linear spline, and with 1 for the power of what is missing, so that near all points each one counts the same. No curve may fall. While
 * `low` is above 0, it comes from 0 at no points and reaches 1 at all of them.
 */
export type Curve = { level: number; low: number; bends: readonly Bend[] }

/** `at` is a share of the points, `by` a change of the slope in logits for the whole share from 0 to 1. */
export type Bend = { at: number; by: number }

/**
 * The curve that tells what points mean for a job with these stated parts. A job without skills is compared by its words, of
 * which even those who fit hold few, and those who do not fit hold some.
 */
export function curveOf(bits: number): Curve {
	return (bits & stated.skills) === 0 ? curves.text : curves.fields
}

/** The chance, 0 to 1, that a pair with this share of the points fits. */
export function chanceAt({ level, low, bends }: Curve, share: number): number {
	if (share <= 0) return 0
	if (share >= 1) return 1
	let logit = level + low * Math.log(share) - Math.log(1 - share)
	for (const { at, by } of bends) logit += by * Math.max(0, share - at)
	return 1 / (1 + Math.exp(-logit))
}

/** The total that is shown for these points, both in whole tenths. It never falls as the points rise. */
export function calibrated(curve: Curve, points: number): number {
	return tableOf(curve)[Math.max(0, Math.min(fullPoints, points))] ?? 0
}

/** The fewest points that are shown as at least this total, both in tenths. The total need not be whole. */
export function pointsFor(curve: Curve, total: number): number {
	const points = tableOf(curve).findIndex((shown) => shown >= total)
	return points === -1 ? fullPoints + 1 : points
}

const tables = new WeakMap<Curve, Uint16Array>()

/** The totals of all points, so that the index looks them up. */
function tableOf(curve: Curve): Uint16Array {
	const known = tables.get(curve)
	if (known) return known

	const table = Uint16Array.from({ length: fullPoints + 1 }, (_, points) =>
		Math.round(fullPoints * chanceAt(curve, points / fullPoints)),
	)
	tables.set(curve, table)
	return table
}
