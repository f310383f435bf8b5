import type { Document } from '../documents.ts'
import { best, type Ranker } from '../ranking.ts'
import { countsOf, invert } from './text-counts.ts'

/** Okapi BM25 of the whole text, with the usual k1 = 1.2 and b = 0.75 (Robertson and Zaragoza 2009). */
export function bm25Ranker(
	documents: readonly Document[],
	queries: readonly Document[],
	depth: number,
): Ranker {
	const counts = documents.map(countsOf)
	const inverted = invert(counts)
	const lengths = counts.map((terms) => terms.values().reduce((sum, count) => sum + count, 0))
	const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length)
	const ids = documents.map(({ id }) => id)
	const asked = new Map(queries.map((query) => [query.id, query]))

	return (id) => {
		const query = asked.get(id)
		const scores = new Float64Array(documents.length)
		for (const [term, times] of query ? countsOf(query) : []) {
			const list = inverted.get(term) ?? []
			const rarity = Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5))
			for (const { at, count } of list) {
				const damping = 1.2 * (0.25 + (0.75 * (lengths[at] ?? 0)) / average)
				scores[at] = (scores[at] ?? 0) + (times * rarity * count * 2.2) / (count + damping)
			}
		}
		return best(ids, scores, depth)
	}
}
