import { chanceAt } from '@profile-search/matching/scoring/calibration'
import { curves } from '@profile-search/matching/scoring/calibration-curves'
import { exposureOf, gini, pricesOf, spread, type TopList } from '@profile-search/matching/search/spread'
import { swapped, type Judgements } from '../documents.ts'
import { engineRanker } from '../engine/engine.ts'
import { bootstrap, type Interval } from '../metrics/bootstrap.ts'
import { qualityOf } from '../metrics/metrics.ts'
import { readMatchSet } from './match-set.ts'

/** Jobs on the first page of a person's matches. */
const shown = 10

/** Who is shown what, over all people: with which strength, and looking at how many jobs of each list. */
export type Spread = {
	strength: number
	first: number
	gini: number
	/** The share of people to whom the job shown most is shown. */
	mostShown: number
	neverShown: number
	jobs: number
	ndcg10: Interval
}

/** How often each job of the match set is shown to people, and how good the lists are, with each of these strengths. */
export function measureSpread(strengths: readonly number[], firsts: readonly number[] = [shown]): Spread[] {
	const { people, jobs, judgements } = readMatchSet()
	const rank = engineRanker(people, jobs, { swap: true, depth: jobs.length })
	const lists = people.map(({ id }): TopList => ({
		id,
		jobs: rank(id).map((job) => ({ id: job.id, total: 100 * chanceAt(curves.fields, job.score / 100) })),
	}))
	const ids = jobs.map(({ id }) => id)
	const grades = swapped(judgements)
	return strengths.flatMap((strength) =>
		firsts.map((first) => {
			const after = spread(lists, pricesOf(lists, { strength, shown: first }))
			return { strength, first, ...describe(after, first, ids, grades) }
		}),
	)
}

/** Tells what this strength changes. */
export function reportSpread(strength: number): string {
	const lines = measureSpread([0, strength], [1, shown]).map((found) =>
		[
			`strength ${found.strength.toFixed(2)}, first ${String(found.first).padStart(2)}:`,
			`Gini ${found.gini.toFixed(3)},`,
			`the most shown job to ${(found.mostShown * 100).toFixed(1)} % of people,`,
			`${found.neverShown} of ${found.jobs} jobs never,`,
			`nDCG@10 ${found.ndcg10.mean.toFixed(3)} [${found.ndcg10.low.toFixed(3)}, ${found.ndcg10.high.toFixed(3)}]`,
		].join(' '),
	)
	return ['Jobs shown to people', ...lines].join('\n')
}

function describe(lists: readonly TopList[], first: number, ids: readonly string[], judgements: Judgements) {
	const exposure = exposureOf(lists, first)
	const counts = ids.map((id) => exposure.get(id) ?? 0)
	const qualities = lists.flatMap(({ id, jobs }) => {
		const quality = qualityOf(
			jobs.map((job) => job.id),
			judgements.get(id) ?? new Map(),
		)
		return quality ? [quality.ndcg10] : []
	})
	return {
		gini: gini(counts),
		mostShown: Math.max(...counts) / lists.length,
		neverShown: counts.filter((count) => count === 0).length,
		jobs: ids.length,
		ndcg10: bootstrap(qualities),
	}
}
