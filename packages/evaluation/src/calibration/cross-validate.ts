import { chanceAt, type Curve } from '@profile-search/matching/scoring/calibration'
import { difference, type Interval } from '../metrics/bootstrap.ts'
import { randomNumbers } from '../metrics/random.ts'
import type { JudgedPair } from './pairs.ts'
import type { ToldPair } from './reliability.ts'

const folds = 10

/** The pairs with the chance that a curve gives them which was fitted to the jobs of the other nine folds. */
export function crossValidated(
	pairs: readonly JudgedPair[],
	fit: (pairs: readonly JudgedPair[]) => Curve,
): ToldPair[] {
	const foldOf = foldsOf(pairs)
	return [...Map.groupBy(pairs, ({ kind }) => kind).values()].flatMap((own) =>
		Array.from({ length: folds }, (_, fold) => {
			const curve = fit(own.filter(({ query }) => foldOf.get(query) !== fold))
			const held = own.filter(({ query }) => foldOf.get(query) === fold)
			return held.map((pair) => ({ ...pair, chance: chanceAt(curve, pair.share) }))
		}).flat(),
	)
}

/**
 * By how much the log loss of one way is greater than that of another on the same pairs, in thousandths, so that less than 0 is
 * truer. Curves that rise keep the order of people, so nothing but the calibration differs.
 */
export function lossDifference(one: readonly ToldPair[], other: readonly ToldPair[]): Interval {
	const [first, second] = [lossByJob(one), lossByJob(other)]
	return difference(
		[...first.values()],
		[...first.keys()].map((job) => second.get(job) ?? 0),
	)
}

/** The jobs of all parts in random folds. What two parts ask about the same job stays together. */
function foldsOf(pairs: readonly JudgedPair[]): Map<string, number> {
	const random = randomNumbers(42)
	const jobs = [...new Set(pairs.map(({ query }) => query))].map((job) => ({ job, lot: random() }))
	return new Map(jobs.toSorted((a, b) => a.lot - b.lot).map(({ job }, at) => [job, at % folds]))
}

/** Scaled so that the mean over the jobs is the weighted mean over the pairs. */
function lossByJob(pairs: readonly ToldPair[]): Map<string, number> {
	const all = pairs.reduce((sum, { weight }) => sum + weight, 0)
	const byJob = Map.groupBy(pairs, ({ query }) => query)
	const lossOf = ({ chance, fits, weight }: ToldPair) =>
		-weight * Math.log(Math.max(1e-6, fits ? chance : 1 - chance))
	return new Map(
		[...byJob].map(([job, own]) => {
			const loss = own.reduce((sum, pair) => sum + lossOf(pair), 0)
			return [job, (1000 * byJob.size * loss) / all]
		}),
	)
}
