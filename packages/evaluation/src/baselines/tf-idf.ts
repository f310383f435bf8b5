import type { Document } from '../documents.ts'
import { best, type Ranker } from '../ranking.ts'
import { countsOf, invert } from './text-counts.ts'

/** The cosine of the words' vectors, each (1 + ln tf) × ln(N / df) (Salton and Buckley 1988). */
export function tfIdfRanker(
	documents: readonly Document[],
	queries: readonly Document[],
	depth: number,
): Ranker {
	const counts = documents.map(countsOf)
	const inverted = invert(counts)
	const weightOf = (term: string, count: number) =>
		(1 + Math.log(count)) * Math.log(1 + documents.length / (inverted.get(term)?.length ?? 1))
	const norms = counts.map((terms) => Math.hypot(...[...terms].map(([term, count]) => weightOf(term, count))))
	const ids = documents.map(({ id }) => id)
	const asked = new Map(queries.map((query) => [query.id, query]))

	return (id) => {
		const query = asked.get(id)
		const scores = new Float64Array(documents.length)
		for (const [term, times] of query ? countsOf(query) : []) {
			const wanted = weightOf(term, times)
			for (const { at, count } of inverted.get(term) ?? [])
				scores[at] = (scores[at] ?? 0) + (wanted * weightOf(term, count)) / (norms[at] || 1)
		}
		return best(ids, scores, depth)
	}
}
