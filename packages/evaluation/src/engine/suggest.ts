import { createNameRanker } from '@profile-search/matching/extract/suggest/name-ranker'
import { best, type Ranking } from '../ranking.ts'
import { taxonomy } from './taxonomy.ts'

type Name = { id: string; text: string }

/** Ranks the names of a list of skills for texts, as the engine does to suggest skills. */
export function createSuggester(names: readonly Name[], texts: readonly Name[]) {
	const ranker = createNameRanker(
		names.map(({ text }) => text),
		taxonomy,
		texts.map(({ text }) => text),
	)
	const ids = names.map(({ id }) => id)
	return ({ text }: Name, depth: number): Ranking =>
		best(ids, ranker.scores(text, ranker.fieldsOf(text)), depth)
}
