import type { Judgements } from '../documents.ts'
import type { Ranker } from '../ranking.ts'
import { bootstrap, type Interval } from './bootstrap.ts'
import { measures, qualityOf, type Quality } from './metrics.ts'

/** How well a method ranks: each measure overall, and query by query. */
export type Result = {
	name: string
	quality: Record<keyof Quality, Interval>
	queries: Quality[]
	ms: number
}

/** Measures a method on every query that has a relevant document. `from`: the lowest grade that is relevant. */
export async function evaluate(
	name: string,
	rank: Ranker,
	judgements: Judgements,
	from: number,
): Promise<Result> {
	const queries: Quality[] = []
	const start = performance.now()
	for (const [query, grades] of judgements) {
		const ranking = await rank(query)
		const quality = qualityOf(
			ranking.map(({ id }) => id),
			grades,
			from,
		)
		if (quality) queries.push(quality)
	}
	const ms = (performance.now() - start) / Math.max(1, judgements.size)
	const of = (measure: keyof Quality) => bootstrap(queries.map((quality) => quality[measure]))
	return {
		name,
		ms,
		queries,
		quality: {
			ndcg10: of('ndcg10'),
			map: of('map'),
			mrr: of('mrr'),
			p5: of('p5'),
			first5: of('first5'),
			recall50: of('recall50'),
		},
	}
}

/** The lowest relevant grade: 1 if all grades are 0 and 1, which mean no and yes, and 2 on a finer scale. */
export function leastRelevant(judgements: Judgements): number {
	const most = Math.max(0, ...judgements.values().flatMap((grades) => grades.values()))
	return most >= 2 ? 2 : 1
}

/** A table of results, a line each. */
export function tableOf(results: readonly Result[]): string {
	const head = ['', ...measures.map((measure) => titles[measure]), 'ms a query']
	const rows = results.map(({ name, quality, ms }) => [
		name,
		...measures.map((measure) => {
			const { mean, low, high } = quality[measure]
			return `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
		}),
		ms.toFixed(1),
	])
	const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
	return [head, ...rows]
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join('  ')
				.trimEnd(),
		)
		.join('\n')
}

const titles: Record<keyof Quality, string> = {
	ndcg10: 'nDCG@10',
	map: 'MAP',
	mrr: 'MRR',
	p5: 'P@5',
	first5: 'first 5',
	recall50: 'Recall@50',
}
