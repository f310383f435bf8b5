import { rowOf } from '../ids/ids.ts'
import { putPosting, removePosting } from '../index/postings.ts'
import { addRow, createTable, recordAt, removeRow } from '../index/table.ts'
import { directoryFields, piecesOfDirectory } from '../snapshot/directory-fields.ts'
import { fill, type Piece, type Sections } from '../snapshot/sections.ts'
import { foldedWordsOf } from '../text/fold.ts'
import type { Spellings } from '../text/names/spellings.ts'
import { clearBit, createBits, grownBits, setBit } from './bits.ts'
import { countEntries, countEntry } from './facet-counts.ts'
import { fittingOf } from './fitting.ts'
import { startOf } from './order/start-of.ts'
import { searchDirectory } from './search.ts'
import type { DirectoryState } from './state.ts'
import type { DirectoryQuery, Entry, Fitting, Found, NewEntry, Question, Text } from './types.ts'
import { eachNumber, textEnd, unitsOf } from './units.ts'
import { createVocabulary, numberFor } from './words/vocabulary.ts'

/** A list in memory that is searched by words and narrowed down by facets, with exact counts for every choice. */
export type Directory = {
	/** Adds an entry, or replaces the one with its id. */
	put: (entry: Entry) => void
	/** Returns false if the id is not there. */
	remove: (id: string) => boolean
	search: (query: DirectoryQuery) => Found
	/** Makes a search for one spelling of a name find the others too. */
	useSpellings: (spellings: Spellings) => void
	/** Finds, for each of many searches, which of a few entries match. */
	fitting: (entries: readonly NewEntry[], questions: readonly Question[]) => Fitting
	size: () => number
	/** The contents of the directory, for a snapshot. It must not change until the last piece is taken. */
	pieces: () => Iterable<Piece>
}

/** `levels` is the number of levels of readers. Given the sections of a snapshot, restores the directory they were made from. */
export function createDirectory(facets: readonly string[], levels: number, sections?: Sections): Directory {
	const state: DirectoryState = {
		facets,
		vocabulary: createVocabulary(),
		table: createTable(new Uint16Array(256)),
		byWord: new Map(),
		byFacet: facets.map(() => new Map()),
		visible: Array.from({ length: levels }, () => createBits(1024)),
		countsByLevel: Array.from({ length: levels - 1 }, () => facets.map(() => new Map())),
		changedAt: new Uint32Array(1024),
		idStarts: new Uint32Array(1024),
		names: [],
		nameStarts: new Uint32Array(1024),
		shared: new Map(),
	}
	if (sections) {
		fill(directoryFields, state, sections)
		countEntries(state)
	}
	return {
		put(entry) {
			removeEntry(state, entry.id)
			addEntry(state, entry)
		},
		remove: (id) => removeEntry(state, id),
		search: (query) => searchDirectory(state, query),
		useSpellings(spellings) {
			state.spellings = spellings
		},
		fitting: (entries, questions) => fittingOf(state, entries, questions),
		size: () => state.table.ids.count,
		pieces: () => piecesOfDirectory(state),
	}
}

function addEntry(state: DirectoryState, entry: Entry): void {
	const texts = entry.texts.map((text) => numbersOf(state, text))
	const values = state.facets.map((facet) => [...new Set(entry.facets[facet])])
	const record = [
		...values.map(unitsOf).flatMap((units) => [units.length, ...units]),
		...texts.flatMap((words) => [...unitsOf(words), textEnd]),
	]
	const row = addRow(state.table, entry.id, record)
	makeRoom(state, row)

	for (const [word, weight] of weightsOf(entry, texts)) putPosting(state.byWord, word, row, weight)
	for (const [at, list] of values.entries())
		for (const value of list) putPosting(state.byFacet[at] ?? new Map(), value, row, 0)
	for (let level = entry.level; level < state.visible.length; level++) {
		const bits = state.visible[level]
		if (bits) setBit(bits, row)
	}
	countEntry(state, row, 1)
	state.changedAt[row] = entry.changedAt
	state.idStarts[row] = startOf(entry.id)
	const name = entry.name.toLowerCase()
	state.names[row] = name
	state.nameStarts[row] = startOf(name)
}

function removeEntry(state: DirectoryState, id: string): boolean {
	const row = rowOf(state.table.ids, id)
	if (row === undefined) return false

	countEntry(state, row, -1)
	const { memory } = state.table
	let at = recordAt(state.table, row)
	const end = at + (memory[at - 1] ?? 0)
	for (const postings of state.byFacet) {
		const next = at + 1 + (memory[at] ?? 0)
		eachNumber(memory, at + 1, next, (value) => removePosting(postings, value, row))
		at = next
	}
	const words = new Set<number>()
	eachNumber(memory, at, end, (word) => words.add(word))
	for (const word of words) removePosting(state.byWord, word, row)
	for (const bits of state.visible) clearBit(bits, row)
	state.names[row] = ''
	removeRow(state.table, row)
	return true
}

/** The numbers of the words, in the order of the text. */
function numbersOf(state: DirectoryState, { text, isShared }: Text): readonly number[] {
	const known = isShared ? state.shared.get(text) : undefined
	if (known) return known
	const numbers = foldedWordsOf(text).map((word) => numberFor(state.vocabulary, word))
	if (isShared) state.shared.set(text, numbers)
	return numbers
}

/** By number of the word, the greatest weight among the texts that hold it. */
function weightsOf({ texts }: Entry, words: readonly (readonly number[])[]): Map<number, number> {
	const weights = new Map<number, number>()
	for (const [at, { weight }] of texts.entries())
		for (const word of words[at] ?? []) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
	return weights
}

function makeRoom(state: DirectoryState, row: number): void {
	if (row < state.changedAt.length) return
	const rows = Math.ceil(row * 1.5)
	state.changedAt = grown(state.changedAt, rows)
	state.idStarts = grown(state.idStarts, rows)
	state.nameStarts = grown(state.nameStarts, rows)
	state.visible = state.visible.map((bits) => grownBits(bits, rows))
}

function grown(array: Uint32Array, length: number): Uint32Array {
	const larger = new Uint32Array(length)
	larger.set(array)
	return larger
}
