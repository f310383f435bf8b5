import { best, type Ranker } from '../../ranking.ts'
import { distanceKm } from '../careers.ts'
import type { Town } from '../material.ts'

type Settled = { id: string; town: Town }

/** Adds nearness, of which half is left at 20 km, to a method that knows only words. `weight`: beside that of the best text. */
export function nearRanker(
	words: Ranker,
	{
		queries,
		documents,
		weight,
	}: { queries: readonly Settled[]; documents: readonly Settled[]; weight: number },
): Ranker {
	const towns = new Map(queries.map(({ id, town }) => [id, town]))
	return async (id) => {
		const home = towns.get(id)
		if (!home) return []
		const said = new Map((await words(id)).map((ranked) => [ranked.id, ranked.score]))
		const most = Math.max(0, ...said.values()) || 1
		return best(
			documents.map((document) => document.id),
			documents.map(
				(document) =>
					(said.get(document.id) ?? 0) / most + weight * 2 ** (-distanceKm(home, document.town) / 20),
			),
			documents.length,
		)
	}
}
