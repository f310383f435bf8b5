import { chanceAt } from '@profile-search/matching/scoring/calibration'
import { curves } from '@profile-search/matching/scoring/calibration-curves'
import { exposureOf, gini, pricesOf, spread, type TopList } from '@profile-search/matching/search/spread'
import { swapped, type Judgements } from '../documents.ts'
import { engineRanker } from '../engine/engine.ts'
import { bootstrap } from '../metrics/bootstrap.ts'
import { qualityOf } from '../metrics/metrics.ts'
import { readMatchSet } from './match-set.ts'

/** Jobs on the first page of a person's matches. */
const shown = 10

/**
 * Reports how often each job of the match set is shown to people, and how good the lists are, before and after
 * spreading.
 */
export function reportSpread(strength: number): string {
	const { people, jobs, judgements } = readMatchSet()
	const rank = engineRanker(people, jobs, { swap: true, depth: jobs.length })
	const lists = people.map(({ id }): TopList => ({
		id,
		jobs: rank(id).map((job) => ({ id: job.id, total: 100 * chanceAt(curves.fields, job.score / 100) })),
	}))
	const ids = jobs.map(({ id }) => id)
	const lines = [0, strength].flatMap((each) =>
		[1, shown].map((first) => {
			const after = spread(lists, pricesOf(lists, { strength: each, shown: first }))
			return describe(after, { strength: each, first, ids, judgements: swapped(judgements) })
		}),
	)
	return ['Jobs shown to people', ...lines].join('\n')
}

type Described = { strength: number; first: number; ids: readonly string[]; judgements: Judgements }

function describe(lists: readonly TopList[], { strength, first, ids, judgements }: Described): string {
	const exposure = exposureOf(lists, first)
	const counts = ids.map((id) => exposure.get(id) ?? 0)
	const most = Math.max(...counts) / lists.length
	const never = counts.filter((count) => count === 0).length
	const qualities = lists.flatMap(({ id, jobs }) => {
		const quality = qualityOf(
			jobs.map((job) => job.id),
			judgements.get(id) ?? new Map(),
		)
		return quality ? [quality.ndcg10] : []
	})
	const { mean, low, high } = bootstrap(qualities)
	return [
		`strength ${strength.toFixed(2)}, first ${String(first).padStart(2)}:`,
		`Gini ${gini(counts).toFixed(3)},`,
		`the most shown job to ${(most * 100).toFixed(1)} % of people,`,
		`${never} of ${ids.length} jobs never,`,
		`nDCG@10 ${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`,
	].join(' ')
}
