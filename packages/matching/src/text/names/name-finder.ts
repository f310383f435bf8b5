import { distance, mostApart } from '../../directory/words/vocabulary.ts'
import { type Spellings, wordsOfName } from './spellings.ts'

/** Something that is chosen by name: a skill, a profession, a town. The first name is the one that is shown. */
export type NamedEntry = { id: number; names: readonly string[]; weight?: number }

/**
 * An entry that was found, how well its name fits, and whether it was found by another name than the shown one. Rank 0
 * is the name itself; ranks of two finders can be compared.
 */
export type FoundName = { id: number; rank: number; isAlias: boolean }

/** Finds entries by what somebody types, best first. */
export type NameFinder = (typed: string, limit: number) => FoundName[]

/** How well a name fits what was typed. Each step outranks all that follow. */
const steps = {
	/** The name itself, or another name of the entry. */
	name: 0,
	alias: 1,
	/** Every word typed is a word of the name: at its beginning, elsewhere, or in another name. */
	beginsWithWords: 2,
	holdsWords: 3,
	aliasHoldsWords: 4,
	/** The last word typed is the beginning of a word. */
	beginsWithPrefix: 5,
	holdsPrefix: 6,
	aliasHoldsPrefix: 7,
	/** Every word typed is the beginning of a word. */
	holdsPrefixes: 8,
	/** Some of the words, the rarest counting most. */
	someWords: 9,
	/** A word is spelled almost alike. */
	fuzzy: 10,
} as const

const aliasSteps: ReadonlySet<number> = new Set([steps.alias, steps.aliasHoldsWords, steps.aliasHoldsPrefix])

/** Up to this rank, a name has every word that was typed, or words that begin with them. */
export const lastWholeRank = steps.holdsPrefixes

/** Up to this rank, what was typed is a name of the entry, in one of its spellings. */
export const lastNameRank = steps.alias

type Name = { entry: NamedEntry; words: readonly string[]; isAlias: boolean }
type Hit = { entry: NamedEntry; step: number; share: number; length: number }

/**
 * An exact word comes before a prefix, and a prefix before a word with a similar spelling. Words are compared in their
 * folded form, so that accents and the usual ways of writing Indian names in Latin letters do not matter.
 */
export function createNameFinder(entries: readonly NamedEntry[], spellings?: Spellings): NameFinder {
	const names = entries.flatMap((entry) =>
		entry.names.map((name, at): Name => ({ entry, words: wordsOfName(name), isAlias: at > 0 })),
	)
	/** The names that hold a word. */
	const holders = new Map<string, Name[]>()
	for (const name of names)
		for (const word of new Set(name.words)) {
			const list = holders.get(word)
			if (list) list.push(name)
			else holders.set(word, [name])
		}
	const vocabulary = [...holders.keys()]
	const rarityOf = (word: string) => Math.log(1 + names.length / (holders.get(word)?.length ?? names.length))

	/**
	 * Every name that holds one of the words, a word that begins with one or, if there is none, a word with a similar
	 * spelling.
	 */
	function findHits(words: readonly string[]): Hit[] {
		const holding = (isMeant: (word: string) => boolean) =>
			new Set(vocabulary.filter(isMeant).flatMap((word) => holders.get(word) ?? []))
		const exact = holding((word) => words.some((typed) => word.startsWith(typed)))
		const hits = [...exact].flatMap((name) => hitOf(name, words, rarityOf) ?? [])
		if (hits.some(({ step }) => step < steps.someWords)) return hits
		const near = holding((word) => words.some((typed) => isNear(typed, word)))
		return hits.concat([...near].map((name) => nearHitOf(name, words)))
	}

	return (typed, limit) => {
		const words = wordsOfName(typed)
		if (words.length === 0) return []
		// Each spelling of a known name finds the same entries.
		const asked = spellings?.alternatives.get(words.join(' ')) ?? [words, ...otherReading(typed)]
		const best = new Map<number, Hit>()
		for (const hit of asked.flatMap(findHits)) {
			const before = best.get(hit.entry.id)
			if (!before || compare(hit, before) < 0) best.set(hit.entry.id, hit)
		}
		return [...best.values()]
			.toSorted(compare)
			.slice(0, limit)
			.map(({ entry, step }) => ({ id: entry.id, rank: step, isAlias: aliasSteps.has(step) }))
	}
}

/** The sign for a nasal sounds like the letter after it, which may not be typed yet: मुं begins मुंबई as well as मुंगेर. */
function otherReading(typed: string) {
	return /[ंँ]$/.test(typed) ? [wordsOfName(typed.replace(/.$/, 'म'))] : []
}

function hitOf(name: Name, words: readonly string[], rarityOf: (word: string) => number): Hit | undefined {
	const { entry, words: own } = name
	const step = wholeStep(name, words)
	if (step !== undefined) return { entry, step, share: 1, length: own.length }

	const exact = sum(words.filter((word) => own.includes(word)).map(rarityOf))
	if (exact === 0) return undefined
	return { entry, step: steps.someWords, share: exact / sum(words.map(rarityOf)), length: own.length }
}

function nearHitOf({ entry, words: own }: Name, words: readonly string[]): Hit {
	const near = words.filter((word) => own.some((other) => word === other || isNear(word, other))).length
	return { entry, step: steps.fuzzy, share: near / words.length, length: own.length }
}

/** Undefined unless every word typed is in the name, the last one at least as a prefix. */
function wholeStep({ words: own, isAlias }: Name, words: readonly string[]): number | undefined {
	const last = words.at(-1) ?? ''
	const areWords = words.every((word) => own.includes(word))
	const areAllWords = areWords && own.length === words.length
	if (areAllWords) return isAlias ? steps.alias : steps.name
	if (areWords)
		return isAlias ? steps.aliasHoldsWords : beginsWith(own, words) ? steps.beginsWithWords : steps.holdsWords
	const isPrefix =
		words.slice(0, -1).every((word) => own.includes(word)) && own.some((word) => word.startsWith(last))
	if (!isPrefix) {
		const arePrefixes = words.every((word) => own.some((other) => other.startsWith(word)))
		return arePrefixes ? steps.holdsPrefixes : undefined
	}
	if (isAlias) return steps.aliasHoldsPrefix
	const opens = words.every((word, at) =>
		at < words.length - 1 ? own[at] === word : own[at]?.startsWith(word),
	)
	return opens ? steps.beginsWithPrefix : steps.holdsPrefix
}

function beginsWith(own: readonly string[], words: readonly string[]) {
	return words.every((word, at) => own[at] === word)
}

function isNear(word: string, other: string): boolean {
	const most = mostApart(word)
	return most > 0 && word[0] === other[0] && distance(word, other, most) <= most
}

/**
 * Sorts by step, then by the share of the typed words that was found, then the heaviest entry first, then the shortest
 * name.
 */
function compare(a: Hit, b: Hit): number {
	return (
		a.step - b.step ||
		b.share - a.share ||
		(b.entry.weight ?? 0) - (a.entry.weight ?? 0) ||
		a.length - b.length ||
		compareNames(a.entry, b.entry)
	)
}

function compareNames(a: NamedEntry, b: NamedEntry): number {
	return (a.names[0] ?? '').localeCompare(b.names[0] ?? '') || a.id - b.id
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0)
}
