import { fieldsAt, keyIn, wordsAt } from '../index/records.ts'
import type { IndexState } from '../index/state.ts'
import { recordAt } from '../index/table.ts'
import { postings, tables } from './rows.ts'
import { piecesOf, type Codecs, type Piece } from './sections.ts'
import { numbered } from './values.ts'

/** Fields that come from elsewhere, and the working memory of searches. */
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

/** The codec of each field of a match index. */
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

/** The contents of a match index. It must not change until the last piece is taken. */
export function piecesOfIndex(state: IndexState): Iterable<Piece> {
	const vocabulary = withoutUnused(state.vocabulary, usedWords(state))
	return piecesOf(indexFields, { ...state, vocabulary })
}

/** By number, 1 for a word that somebody in the index has written. Words of jobs are in the records, but not all in lists. */
function usedWords({ vocabulary, peopleByWord, jobs }: IndexState): Uint8Array {
	const used = new Uint8Array(vocabulary.size)
	for (const number of peopleByWord.keys()) used[number] = 1
	for (let row = 0; row < jobs.ids.length; row++) {
		const at = recordAt(jobs, row)
		if (at === -1) continue
		const end = fieldsAt(jobs.memory, at)
		for (let i = wordsAt(jobs.memory, at); i < end; i++) used[keyIn(jobs.memory[i] ?? 0)] = 1
	}
	return used
}

/** Leaves out words that only removed people had written. Their numbers stay taken. */
function withoutUnused(vocabulary: Map<string, number>, used: Uint8Array): Map<string, number> {
	return new Map(
		Array.from(vocabulary, ([word, number]) => [used[number] === 1 ? word : `\0${number}`, number]),
	)
}
