import { partWeights } from '../scoring/weights.ts'
import type { Knowledge, Part, PartWeights } from '../types.ts'
import { fitLogistic, type Example, type Prior } from './logistic.ts'

/**
 * All that learning may read of a part of a match: its points and what it has earned of them. Nothing tells who the person is.
 * Explanations from before totals were calibrated have no shares; their points say the same.
 */
export type GradedPart = Pick<Part, 'kind' | 'points' | 'possible'> & { share?: number | undefined }

/** The outcome of a match with its stored explanation: shortlisted or hired, or declined or not interested. */
export type Outcome = { parts: readonly GradedPart[]; wasWanted: boolean }

const kinds = ['skills', 'profession', 'experience', 'education', 'languages', 'text'] as const

/**
 * The prior of how much likelier a match with the full total is to be wanted than one with none, in logits. If the
 * fitted value is below `least`, people choose by something else, and the parts have nothing to learn from them.
 */
const slope = { mean: 6, deviation: 6, least: 2 }

/**
 * A gate counts by the logarithm of what it leaves. At the usual six tenths of the points, this coefficient lowers the
 * logit as much as the gate lowers the total: 6 × 0.6.
 */
const gates = { mean: 3.6, deviation: 3.6 }

/** The intercept says nothing about the parts, so its prior is nearly flat. */
const anyLevel = 10

/**
 * The deviation of the prior of a weight, as a share of the weight set by hand: doubling or dropping it takes strong
 * evidence.
 */
const belief = 0.5

/** The least weight of a part: what a job states always counts. */
const leastWeight = 1

/**
 * Learns the weights of the parts from the outcomes of matches: a logistic regression on the shares of the parts, with
 * a Gaussian prior at the weights set by hand (maximum a posteriori; Gelman et al. 2008). It first finds how much the
 * total as it is predicts, then how the parts differ from it, so a portal with random outcomes keeps its weights.
 * Without outcomes it returns the prior. The sum stays the same; the weights are in steps of a tenth.
 */
export function learnWeights(outcomes: readonly Outcome[], prior: PartWeights = partWeights): PartWeights {
	const seen = outcomes.flatMap((outcome) => readOutcome(outcome, prior) ?? [])
	if (seen.length === 0) return { ...prior }

	const sum = kinds.reduce((all, kind) => all + prior[kind], 0)
	const [level = 0, strength = 0, ofGates = 0] = fitLogistic(
		seen.map(({ shares, logLeft, wasWanted }): Example => {
			const total = kinds.reduce((all, kind) => all + (prior[kind] / sum) * shares[kind], 0)
			return { features: [1, total, logLeft], isYes: wasWanted }
		}),
		[{ mean: 0, deviation: anyLevel }, slope, gates],
	)
	if (strength < slope.least) return { ...prior }

	const priors: Prior[] = [
		{ mean: level, deviation: anyLevel },
		{ mean: ofGates, deviation: gates.deviation },
		...kinds.map((kind) => {
			const mean = (strength * prior[kind]) / sum
			return { mean, deviation: belief * mean }
		}),
	]
	const [, , ...fitted] = fitLogistic(
		seen.map(({ shares, logLeft, wasWanted }) => ({
			features: [1, logLeft, ...kinds.map((kind) => shares[kind])],
			isYes: wasWanted,
		})),
		priors,
	)
	return scaled(fitted, sum)
}

/** The same knowledge with other weights, named in its version, so that explanations can be reproduced. */
export function withPartWeights(knowledge: Knowledge, weights: PartWeights): Knowledge {
	const version = `${knowledge.version}.${kinds.map((kind) => weights[kind]).join('-')}`
	return { ...knowledge, version, partWeights: weights }
}

/** The largest difference between two sets of weights in one part, in points. */
export function greatestChange(one: PartWeights, other: PartWeights) {
	return Math.max(...kinds.map((kind) => Math.abs(one[kind] - other[kind])))
}

type Read = { shares: PartWeights; logLeft: number; wasWanted: boolean }

/**
 * A part that the job does not state takes the share of what stands for it: the text for skills and profession, else
 * all the others, as in the total. Undefined if the job states nothing, and for a match of topics: what people look for
 * in an adviser teaches nothing about jobs.
 */
function readOutcome({ parts, wasWanted }: Outcome, prior: PartWeights): Read | undefined {
	const graded = new Map(
		parts
			.filter(({ possible }) => possible > 0)
			.map(({ kind, points, possible, share = points / possible }) => [kind, share]),
	)
	const given = kinds.filter((kind) => graded.has(kind))
	if (given.length === 0 || graded.has('topics')) return undefined

	const weight = given.reduce((sum, kind) => sum + prior[kind], 0)
	const average = given.reduce((sum, kind) => sum + (prior[kind] * (graded.get(kind) ?? 0)) / weight, 0)
	const shareOf = (kind: keyof PartWeights, other = average) => graded.get(kind) ?? other
	const text = graded.get('text')
	return {
		shares: {
			skills: shareOf('skills', text),
			profession: shareOf('profession', text),
			experience: shareOf('experience'),
			education: shareOf('education'),
			languages: shareOf('languages'),
			text: shareOf('text'),
		},
		logLeft: Math.log(leftOf(parts)),
		wasWanted,
	}
}

/** The share of the points that the gates leave. The smallest that is told apart is a thousandth, so the logarithm stays finite. */
function leftOf(parts: readonly GradedPart[]): number {
	const gates = parts.filter(({ possible }) => possible === 0)
	if (gates.some(({ share }) => share !== undefined))
		return gates.reduce((left, { share = 1 }) => left * Math.max(0.001, share), 1)

	const earned = parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)
	const total = parts.reduce((sum, { points }) => sum + points, 0)
	return Math.max(0.1, total) / Math.max(0.1, earned)
}

function scaled(fitted: readonly number[], sum: number): PartWeights {
	const whole = fitted.reduce((all, weight) => all + Math.max(0, weight), 0)
	const weightOf = (at: number) => {
		const weight = (Math.max(0, fitted[at] ?? 0) * sum) / Math.max(whole, Number.MIN_VALUE)
		return Math.max(leastWeight, Math.round(weight * 10) / 10)
	}
	return {
		skills: weightOf(0),
		profession: weightOf(1),
		experience: weightOf(2),
		education: weightOf(3),
		languages: weightOf(4),
		text: weightOf(5),
	}
}
