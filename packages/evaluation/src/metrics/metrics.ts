/** Grades 0 to 3 by document id; a document that is not listed has grade 0. */
export type Grades = ReadonlyMap<string, number>

/** The quality of one ranking, each measure 0 to 1. */
export type Quality = {
	ndcg10: number
	map: number
	mrr: number
	p5: number
	/** The share of the first five places, or of as many as could be filled, that hold a relevant document. */
	first5: number
	recall50: number
}

export const measures: readonly (keyof Quality)[] = ['ndcg10', 'map', 'mrr', 'p5', 'recall50']

/** A document counts as relevant from this grade on, for measures that know only yes and no. */
export const relevantFrom = 2

/**
 * `ranking` is best first. nDCG by Järvelin and Kekäläinen (2002) with gain 2^grade - 1; the others as trec_eval
 * computes them. Undefined if nothing is relevant, since then no ranking is better than another.
 */
export function qualityOf(
	ranking: readonly string[],
	grades: Grades,
	from = relevantFrom,
): Quality | undefined {
	const isRelevant = (id: string) => (grades.get(id) ?? 0) >= from
	const relevant = [...grades.keys()].filter(isRelevant).length
	if (relevant === 0) return undefined

	let found = 0
	let precision = 0
	let first = 0
	for (const [at, id] of ranking.entries()) {
		if (!isRelevant(id)) continue
		found += 1
		precision += found / (at + 1)
		if (first === 0) first = at + 1
	}
	return {
		ndcg10: ndcg(ranking, grades, 10),
		map: precision / relevant,
		mrr: first === 0 ? 0 : 1 / first,
		p5: ranking.slice(0, 5).filter(isRelevant).length / 5,
		first5: ranking.slice(0, 5).filter(isRelevant).length / Math.min(5, relevant),
		recall50: ranking.slice(0, 50).filter(isRelevant).length / relevant,
	}
}

function ndcg(ranking: readonly string[], grades: Grades, depth: number): number {
	const ideal = [...grades.values()].toSorted((a, b) => b - a)
	const best = gain(ideal.slice(0, depth))
	return best === 0 ? 0 : gain(ranking.slice(0, depth).map((id) => grades.get(id) ?? 0)) / best
}

function gain(grades: readonly number[]): number {
	return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}
