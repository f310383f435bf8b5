/** The best documents for a query, best first, each with its score. */
export type Ranking = { id: string; score: number }[]

/** Ranks all documents for the query with this id. */
export type Ranker = (query: string) => Ranking | Promise<Ranking>

/** The best of these scores, without those of 0; ties by id. */
export function best(ids: readonly string[], scores: ArrayLike<number>, depth: number): Ranking {
	return ids
		.map((id, at) => ({ id, score: scores[at] ?? 0 }))
		.filter(({ score }) => score > 0)
		.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
		.slice(0, depth)
}
