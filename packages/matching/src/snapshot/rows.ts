import { createVocabulary, type Vocabulary } from '../directory/words/vocabulary.ts'
import { restoredIds, type Ids } from '../ids/ids.ts'
import { filledBlock, rowIn, type Block, type PostingList, type Postings } from '../index/postings.ts'
import { ofLength, type Memory, type Table } from '../index/table.ts'
import { copied, pieceLength, signedIn, unitsIn, unsignedIn, type Codec, type Sections } from './sections.ts'
import { lists, strings } from './values.ts'

/** Memory that is read back has a sixteenth to spare, so that the first new record does not copy all of it. */
const spare = 1 / 16

/** Numbers of UUIDs by row, and the other ids as texts. */
const idsByRow: Codec<Ids> = {
	*write(name, { length, numbers, textOf }) {
		yield* copied(`${name}.numbers`, numbers.subarray(0, length * 4))
		yield* copied(`${name}.textRows`, Int32Array.from(textOf.keys()))
		yield* strings.write(`${name}.texts`, [...textOf.values()])
	},
	read(name, sections) {
		const texts = strings.read(`${name}.texts`, sections)
		const rows = signedIn(sections, `${name}.textRows`)
		return restoredIds(
			unsignedIn(sections, `${name}.numbers`),
			texts.map((text, at) => [rows[at] ?? 0, text]),
		)
	},
}

/** A table of whole numbers. */
export const tables = tablesIn(signedIn)
/** A table in units of 16 bits. */
export const tablesOfUnits = tablesIn(unitsIn)

/** A table with its free rows and stretches, so that they are used again. */
function tablesIn<Of extends Memory>(memoryIn: (sections: Sections, name: string) => Of): Codec<Table<Of>> {
	return {
		*write(name, { ids, starts, freeRows, memory, used, freeStretches }) {
			yield* idsByRow.write(`${name}.ids`, ids)
			yield* copied(`${name}.starts`, starts.subarray(0, ids.length))
			yield* copied(`${name}.freeRows`, Int32Array.from(freeRows))
			yield* copied(`${name}.used`, Uint32Array.of(used))
			yield* copied(`${name}.memory`, memory.subarray(0, used))
			yield { name: `${name}.memory`, numbers: ofLength(memory, Math.ceil(used * spare)) }
			yield* copied(`${name}.freeLengths`, Int32Array.from(freeStretches.keys()))
			yield* lists.write(`${name}.freeStretches`, [...freeStretches.values()])
		},
		read(name, sections) {
			const starts = signedIn(sections, `${name}.starts`)
			const memory = memoryIn(sections, `${name}.memory`)
			const [used = 0] = unsignedIn(sections, `${name}.used`)
			const ids = idsByRow.read(`${name}.ids`, sections)
			if (starts.length !== ids.length || used > memory.length)
				throw new Error(`The rows of ${name} do not add up.`)

			const free = lists.read(`${name}.freeStretches`, sections)
			const lengths = signedIn(sections, `${name}.freeLengths`)
			return {
				ids,
				starts,
				freeRows: [...signedIn(sections, `${name}.freeRows`)],
				memory,
				used,
				freeStretches: new Map(Array.from(lengths, (length, at) => [length, [...(free[at] ?? [])]])),
			}
		},
	}
}

/** All lists in one array. When read back, each list is a part of it, and a block that grows moves out. */
export const postings: Codec<Postings> = {
	*write(name, all) {
		yield* copied(`${name}.keys`, Int32Array.from(all.keys()))
		yield* copied(
			`${name}.sizes`,
			Uint32Array.from(all.values(), ({ size }) => size),
		)
		for (const numbers of joined(all.values())) yield { name: `${name}.entries`, numbers }
	},
	read(name, sections) {
		const keys = signedIn(sections, `${name}.keys`)
		const entries = unsignedIn(sections, `${name}.entries`)
		const all: Postings = new Map()
		let from = 0
		for (const [at, size] of unsignedIn(sections, `${name}.sizes`).entries()) {
			const blocks = blocksOf(entries.subarray(from, from + size))
			const firsts = blocks.map((block) => rowIn(block.entries[0] ?? 0))
			all.set(keys[at] ?? 0, { blocks, from: firsts, size })
			from += size
		}
		if (from !== entries.length) throw new Error(`The lists of ${name} do not add up.`)
		return all
	},
}

function* joined(all: Iterable<PostingList>): Generator<Uint32Array> {
	let piece = new Uint32Array(pieceLength)
	let filled = 0
	for (const { blocks } of all)
		for (const { entries, size } of blocks) {
			for (let from = 0; from < size;) {
				const part = entries.subarray(from, Math.min(size, from + pieceLength - filled))
				piece.set(part, filled)
				filled += part.length
				from += part.length
				if (filled < pieceLength) continue
				yield piece
				piece = new Uint32Array(pieceLength)
				filled = 0
			}
		}
	yield piece.slice(0, filled)
}

function blocksOf(entries: Uint32Array): Block[] {
	const blocks: Block[] = []
	for (let from = 0; from < entries.length; from += filledBlock) {
		const block = entries.subarray(from, from + filledBlock)
		blocks.push({ entries: block, size: block.length })
	}
	return blocks
}

/** Words by number. An empty word is a number that is no longer used. */
export const vocabularies: Codec<Vocabulary> = {
	write: (name, { words }) => strings.write(name, words),
	read(name, sections) {
		const vocabulary = createVocabulary()
		vocabulary.words = strings.read(name, sections)
		for (const [number, word] of vocabulary.words.entries()) {
			if (word === '') continue
			vocabulary.numberOf.set(word, number)
			const first = vocabulary.byFirst.get(word.charAt(0))
			if (first) first.push(number)
			else vocabulary.byFirst.set(word.charAt(0), [number])
		}
		return vocabulary
	},
}
