import type { IndexState } from '../index-state.ts'
import type { Postings } from '../postings.ts'
import { piecesOf, type Codecs, type Piece } from './sections.ts'
import { postings, tables } from './rows.ts'
import { numbered } from './values.ts'

/** What comes from elsewhere, and what a search only works with. */
type NotKept =
	| 'knowledge'
	| 'countsFor'
	| 'tally'
	| 'queue'
	| 'met'
	| 'wantedSkills'
	| 'wantedText'
	| 'glance'

/** How each field of a match index is kept in a snapshot. */
export const indexFields: Codecs<Omit<IndexState, NotKept>> = {
	people: tables,
	jobs: tables,
	peopleBySkill: postings,
	jobsBySkill: postings,
	vocabulary: numbered,
	peopleByWord: postings,
	jobsByWord: postings,
	peopleByField: postings,
	jobsByField: postings,
}

/** All that a match index has to keep. It must not change until the last piece is taken. */
export function piecesOfIndex(state: IndexState): Iterable<Piece> {
	const vocabulary = withoutUnused(state.vocabulary, [state.peopleByWord, state.jobsByWord])
	return piecesOf(indexFields, { ...state, vocabulary })
}

/** What only people who have left had written is not kept; the number stays taken. */
function withoutUnused(vocabulary: Map<string, number>, used: Postings[]): Map<string, number> {
	return new Map(
		Array.from(vocabulary, ([word, number]) => [
			used.some((words) => words.has(number)) ? word : `\0${number}`,
			number,
		]),
	)
}
