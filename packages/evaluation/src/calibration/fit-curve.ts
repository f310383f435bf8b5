import { fitLogistic, type Prior } from '@profile-search/matching/learn/logistic'
import { chanceAt, type Curve } from '@profile-search/matching/scoring/calibration'
import type { JudgedPair } from './pairs.ts'

/** Hardly anything is known of the level and of `low` beforehand; the power of what is missing is set. */
const priors: Prior[] = [
	{ mean: 0, deviation: 5 },
	{ mean: 1, deviation: 2 },
	{ mean: 1, deviation: 1e-3 },
]
/** Where a curve may bend. By cross-validation no other number of bends, nor other places, make it truer (decision 82). */
const usualKnots = [0.3, 0.6]
/** How much a curve may bend, in logits for the whole share; below the least, it does not bend at all. */
const bending = { deviation: 10, least: 0.1 }
/** What a share of none or all of the points counts as, since its logarithm must be finite. */
const least = 0.0005

/** The curve that makes the chance of these pairs likeliest, among those that never fall. Where one would, it bends less. */
export function fitCurve(pairs: readonly JudgedPair[], knots: readonly number[] = usualKnots): Curve {
	for (let { deviation } = bending; deviation > bending.least; deviation /= 2) {
		const curve = fitBends(pairs, knots, deviation)
		if (neverFalls(curve)) return curve
	}
	return fitBends(pairs, [], 0)
}

function fitBends(pairs: readonly JudgedPair[], knots: readonly number[], deviation: number): Curve {
	const examples = pairs.map(({ share, fits, weight }) => {
		const inside = Math.min(1 - least, Math.max(least, share))
		const beyond = knots.map((at) => Math.max(0, inside - at))
		return { features: [1, Math.log(inside), -Math.log(1 - inside), ...beyond], isYes: fits, weight }
	})
	const all = [...priors, ...knots.map(() => ({ mean: 0, deviation }))]
	const [level = 0, low = 1, , ...bends] = fitLogistic(examples, all)
	return {
		level: rounded(level),
		low: Math.max(0, rounded(low)),
		bends: knots.map((at, nth) => ({ at, by: rounded(bends[nth] ?? 0) })),
	}
}

function neverFalls(curve: Curve): boolean {
	const shares = Array.from({ length: 1001 }, (_, at) => at / 1000)
	return shares.every((share, at) => chanceAt(curve, share) >= chanceAt(curve, shares[at - 1] ?? 0))
}

function rounded(value: number): number {
	return Math.round(value * 1000) / 1000
}
