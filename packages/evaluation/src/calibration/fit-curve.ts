import { fitLogistic, type Prior } from '@profile-search/matching/learn/logistic'
import type { Curve } from '@profile-search/matching/scoring/calibration'
import type { JudgedPair } from './pairs.ts'

/** Hardly anything is known of a curve beforehand. */
const priors: Prior[] = [
	{ mean: 0, deviation: 5 },
	{ mean: 1, deviation: 2 },
	{ mean: 1, deviation: 2 },
]
/** What a share of none or all of the points counts as, since its logarithm must be finite. */
const least = 0.0005

/** The curve that makes the chance of these pairs likeliest. A slope that would fall is left out, so no curve falls. */
export function fitCurve(pairs: readonly JudgedPair[]): Curve {
	const examples = pairs.map(({ share, fits, weight }) => {
		const inside = Math.min(1 - least, Math.max(least, share))
		return { features: [1, Math.log(inside), -Math.log(1 - inside)], isYes: fits, weight }
	})
	const first = fitLogistic(examples, priors)
	const falls = first.map((value, at) => at > 0 && value < 0)
	const [level = 0, low = 1, high = 1] = falls.includes(true)
		? fitLogistic(
				examples,
				priors.map((prior, at) => (falls[at] ? { mean: 0, deviation: 1e-3 } : prior)),
			)
		: first
	return { level: rounded(level), low: Math.max(0, rounded(low)), high: Math.max(0, rounded(high)) }
}

function rounded(value: number): number {
	return Math.round(value * 1000) / 1000
}
