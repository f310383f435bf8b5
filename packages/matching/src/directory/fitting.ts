import { rowOf } from '../ids/ids.ts'
import { recordAt } from '../index/table.ts'
import { createBits, dropBits, eachBit, hasBit, keepBits, setBit, type Bits } from './bits.ts'
import type { DirectoryState } from './state.ts'
import type { Fitting, NewEntry, Question } from './types.ts'
import { eachNumber } from './units.ts'
import { standsIn, unitsOfPhrase } from './words/find-words.ts'
import { readQuery, type Phrase } from './words/grammar.ts'
import { distance, meantBy, mostApart } from './words/vocabulary.ts'

/** A few entries as sets of their positions: a small directory. */
type Sample = {
	rows: readonly number[]
	all: Bits
	byFacet: ReadonlyMap<string, ReadonlyMap<number, Bits>>
	byLevel: readonly Bits[]
	byWord: ReadonlyMap<number, Bits>
	/** The words themselves. They may show, without the whole vocabulary, that none of them can be meant. */
	words: readonly string[]
	/** The answers for words that were asked before. */
	known: Map<string, Bits>
}

/**
 * Tells which of these entries each of many searches finds, exactly as a search over everything would. Each search
 * takes a few steps, however many entries the directory holds, since only these few are read.
 */
export function fittingOf(
	state: DirectoryState,
	entries: readonly NewEntry[],
	questions: readonly Question[],
): Fitting {
	const ids = entries.filter((entry) => isUpToDate(state, entry)).map(({ id }) => id)
	const unknown = entries.filter((entry) => !isUpToDate(state, entry)).map(({ id }) => id)
	const sample = sampleOf(state, ids)
	const found: Fitting['found'] = []
	for (const [at, question] of questions.entries()) {
		const bits = bitsOf(state, sample, question)
		const fitting: string[] = []
		if (bits) eachBit(bits, (position) => fitting.push(ids[position] ?? ''))
		if (fitting.length > 0) found.push({ question: at, ids: fitting })
	}
	return { found, unknown }
}

function isUpToDate({ table, changedAt }: DirectoryState, entry: NewEntry): boolean {
	const row = rowOf(table.ids, entry.id)
	return row !== undefined && (changedAt[row] ?? 0) >= entry.changedAt
}

function sampleOf(state: DirectoryState, ids: readonly string[]): Sample {
	const { table, facets, visible, vocabulary } = state
	const rows = ids.map((id) => rowOf(table.ids, id) ?? -1)
	const byFacet = new Map(facets.map((facet) => [facet, new Map<number, Bits>()]))
	const byLevel = visible.map(() => createBits(rows.length))
	const byWord = new Map<number, Bits>()
	const all = createBits(rows.length)
	for (const [position, row] of rows.entries()) {
		setBit(all, position)
		for (const [level, bits] of visible.entries())
			if (hasBit(bits, row)) setBit(byLevel[level] ?? all, position)
		const { memory } = table
		let at = recordAt(table, row)
		const end = at + (memory[at - 1] ?? 0)
		for (const values of byFacet.values()) {
			const next = at + 1 + (memory[at] ?? 0)
			eachNumber(memory, at + 1, next, (value) => add(values, value, position, rows.length))
			at = next
		}
		eachNumber(memory, at, end, (word) => add(byWord, word, position, rows.length))
	}
	const words = [...byWord.keys()].map((number) => vocabulary.words[number] ?? '')
	return { rows, all, byFacet, byLevel, byWord, words, known: new Map() }
}

function add(sets: Map<number, Bits>, key: number, position: number, size: number): void {
	const bits = sets.get(key) ?? createBits(size)
	setBit(bits, position)
	sets.set(key, bits)
}

/** Undefined as soon as no entry is left. */
function bitsOf(state: DirectoryState, sample: Sample, question: Question): Bits | undefined {
	const bits = (sample.byLevel[question.level] ?? createBits(sample.rows.length)).slice()
	for (const [facet, values] of Object.entries(question.chosen)) {
		if (values.length === 0) continue
		const any = createBits(sample.rows.length)
		for (const value of values) addBits(any, sample.byFacet.get(facet)?.get(value))
		keepBits(bits, any)
		if (isEmpty(bits)) return undefined
	}
	if (question.text === '') return bits

	const { groups, excluded } = readQuery(question.text, state.spellings)
	for (const phrases of groups) {
		const any = createBits(sample.rows.length)
		for (const phrase of phrases) addBits(any, phraseBits(state, sample, phrase))
		keepBits(bits, any)
		if (isEmpty(bits)) return undefined
	}
	for (const phrase of excluded) dropBits(bits, phraseBits(state, sample, { ...phrase, isOpen: false }))
	return isEmpty(bits) ? undefined : bits
}

/** As in the search, words in quotes must stand side by side; other words only have to occur. */
function phraseBits(state: DirectoryState, sample: Sample, phrase: Phrase): Bits {
	const { words, isOpen } = phrase
	const [first = ''] = words
	if (words.length === 1) return meantBits(state, sample, first, phrase)

	const all = sample.all.slice()
	for (const word of words)
		keepBits(all, isOpen ? meantBits(state, sample, word, phrase) : exactBits(state, sample, word))
	if (isOpen) return all

	const units = unitsOfPhrase(state.vocabulary, words)
	const side = createBits(sample.rows.length)
	eachBit(all, (position) => {
		if (standsIn(state, sample.rows[position] ?? -1, units)) setBit(side, position)
	})
	return side
}

function exactBits({ vocabulary }: DirectoryState, { byWord, rows }: Sample, word: string): Bits {
	return byWord.get(vocabulary.numberOf.get(word) ?? -2) ?? createBits(rows.length)
}

/**
 * The whole vocabulary decides which words may be meant. It is asked only if a word of the sample may be one of them.
 */
function meantBits(state: DirectoryState, sample: Sample, word: string, how: Phrase): Bits {
	const key = `${how.isOpen ? '*' : ' '}${how.isFuzzy ? '~' : ' '}${word}`
	const known = sample.known.get(key)
	if (known) return known

	const isUsed = (number: number) => state.byWord.has(number)
	const isThere = isUsed(state.vocabulary.numberOf.get(word) ?? -1)
	const bits = createBits(sample.rows.length)
	if (sample.words.some((each) => mayBeMeant(each, word, isThere)))
		for (const { number } of meantBy(state.vocabulary, word, how, isUsed))
			addBits(bits, sample.byWord.get(number))
	sample.known.set(key, bits)
	return bits
}

/** Words that begin with the word, or, if no entry has the word itself, resemble it. */
function mayBeMeant(each: string, word: string, isThere: boolean): boolean {
	if (each.charCodeAt(0) !== word.charCodeAt(0)) return false
	if (each.startsWith(word)) return true
	const most = mostApart(word)
	return !isThere && most > 0 && distance(word, each, most) <= most
}

function addBits(bits: Bits, other: Bits | undefined): void {
	if (!other) return
	for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0)
}

function isEmpty(bits: Bits): boolean {
	for (const word of bits) if (word !== 0) return false
	return true
}
