import { rowIn, valueIn } from '../../index/postings.ts'
import { recordAt } from '../../index/table.ts'
import { createBits, dropBits, eachBit, keepBits, setBit, type Bits } from '../bits.ts'
import type { DirectoryState } from '../state.ts'
import { textEnd, unitsOf } from '../units.ts'
import { readQuery, type Phrase } from './grammar.ts'
import { meantBy, type Meant, type Vocabulary } from './vocabulary.ts'

/** The rows that match the words, and how well each does. */
export type WordsFound = { rows: Bits; scores: Float32Array }

/** The rows that match a query. Undefined if the query asks for nothing. */
export function findWords(state: DirectoryState, text: string): WordsFound | undefined {
	const { groups, excluded } = readQuery(text, state.spellings)
	if (groups.length === 0 && excluded.length === 0) return undefined

	const size = state.changedAt.length
	const scores = new Float32Array(size)
	const rows = createBits(size).fill(0xffffffff)
	for (const phrases of groups) {
		const group = createBits(size)
		for (const phrase of phrases) addPhrase(state, phrase, group, scores)
		keepBits(rows, group)
	}
	for (const phrase of excluded) {
		const without = createBits(size)
		addPhrase(state, { ...phrase, isOpen: false }, without, undefined)
		dropBits(rows, without)
	}
	return { rows, scores }
}

/** Adds the rows that hold all words of the phrase side by side. */
function addPhrase(
	state: DirectoryState,
	phrase: Phrase,
	into: Bits,
	scores: Float32Array | undefined,
): void {
	const { words, isOpen, isFuzzy } = phrase
	const [first = ''] = words
	if (words.length === 1) return addWord(state, meant(state, first, isOpen, isFuzzy), into, scores)

	const all = createBits(state.changedAt.length).fill(0xffffffff)
	for (const word of words) {
		const one = createBits(state.changedAt.length)
		addWord(state, isOpen ? meant(state, word, isOpen, isFuzzy) : exactly(state, word), one, scores)
		keepBits(all, one)
	}
	// The parts of a word with signs that was typed without quotes, such as e-mail, need not stand side by side.
	const units = isOpen ? [] : unitsOfPhrase(state.vocabulary, words)
	eachBit(all, (row) => {
		if (isOpen || standsIn(state, row, units)) setBit(into, row)
	})
}

/** The units of words that stand side by side. No entry holds a word without a number: the end of a text takes its place. */
export function unitsOfPhrase({ numberOf }: Vocabulary, words: readonly string[]): number[] {
	return words.flatMap((word) => {
		const number = numberOf.get(word)
		return number === undefined ? [textEnd] : unitsOf([number])
	})
}

/** Whether the units of a phrase stand side by side in a text of the row. */
export function standsIn({ table, facets }: DirectoryState, row: number, units: readonly number[]): boolean {
	const { memory } = table
	let at = recordAt(table, row)
	const end = at + (memory[at - 1] ?? 0)
	for (let facet = 0; facet < facets.length; facet++) at += 1 + (memory[at] ?? 0)
	for (; at + units.length <= end; at++) {
		if (units.every((unit, offset) => memory[at + offset] === unit)) return true
	}
	return false
}

function meant(state: DirectoryState, word: string, isOpen: boolean, isFuzzy: boolean): Meant[] {
	return meantBy(state.vocabulary, word, { isOpen, isFuzzy }, (number) => state.byWord.has(number))
}

function exactly(state: DirectoryState, word: string): Meant[] {
	const number = state.vocabulary.numberOf.get(word)
	return number === undefined ? [] : [{ number, quality: 1 }]
}

/**
 * Rare words count more. A word that only begins with the one asked for, or resembles it, counts less than the word
 * itself in any text, however rare it is.
 */
function addWord(
	state: DirectoryState,
	meanings: readonly Meant[],
	into: Bits,
	scores: Float32Array | undefined,
): void {
	const rarityOf = (size: number) => Math.log(1 + state.table.ids.count / size)
	const [first] = meanings
	const exact = first?.quality === 1 ? state.byWord.get(first.number) : undefined
	const most = exact ? rarityOf(exact.size) : Number.POSITIVE_INFINITY
	for (const { number, quality } of meanings) {
		const list = state.byWord.get(number)
		if (!list) continue
		const worth = quality * Math.min(most, rarityOf(list.size))
		for (const { entries, size } of list.blocks)
			for (let at = 0; at < size; at++) {
				const entry = entries[at] ?? 0
				const row = rowIn(entry)
				setBit(into, row)
				if (scores) scores[row] = (scores[row] ?? 0) + worth * valueIn(entry)
			}
	}
}
