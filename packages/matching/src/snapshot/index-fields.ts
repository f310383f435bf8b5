import type { IndexState } from '../index/state.ts'
import { fieldsAt, keyIn, wordsAt } from '../index/records.ts'
import { recordAt } from '../index/table.ts'
import { piecesOf, type Codecs, type Piece } from './sections.ts'
import { postings, tables } from './rows.ts'
import { numbered } from './values.ts'

/** What comes from elsewhere, and what a search only works with. */
type NotKept =
	| 'knowledge'
	| 'countsFor'
	| 'accumulator'
	| 'queue'
	| 'skillBitmasks'
	| 'upperBounds'
	| 'visited'
	| 'wantedSkills'
	| 'wantedText'
	| 'peopleColumns'
	| 'jobColumns'

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
	const vocabulary = withoutUnused(state.vocabulary, usedWords(state))
	return piecesOf(indexFields, { ...state, vocabulary })
}

/** By number 1 for a word that somebody here has written. Those of jobs stand in their records, and not all in lists. */
function usedWords({ vocabulary, peopleByWord, jobs }: IndexState): Uint8Array {
	const used = new Uint8Array(vocabulary.size)
	for (const number of peopleByWord.keys()) used[number] = 1
	for (let row = 0; row < jobs.idOf.length; row++) {
		const at = recordAt(jobs, row)
		if (at === -1) continue
		const end = fieldsAt(jobs.memory, at)
		for (let i = wordsAt(jobs.memory, at); i < end; i++) used[keyIn(jobs.memory[i] ?? 0)] = 1
	}
	return used
}

/** What only people who have left had written is not kept; the number stays taken. */
function withoutUnused(vocabulary: Map<string, number>, used: Uint8Array): Map<string, number> {
	return new Map(
		Array.from(vocabulary, ([word, number]) => [used[number] === 1 ? word : `\0${number}`, number]),
	)
}
