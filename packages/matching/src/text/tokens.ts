import { stemmer } from 'stemmer'
import { foldWord, wordsOf } from './fold.ts'
import { withoutEnding } from './glossary/english-of.ts'
import { genderNeutral } from './glossary/gender-forms.ts'
import { partsOf, termOf } from './terms.ts'

/** A word as it is written, with the forms that are compared. It is made once for each spelling. */
export type Word = {
	/** Empty for a stop word. */
	term: string
	/** The terms of its parts, if it has a sign inside. */
	parts: readonly string[]
	/** The form compared in a name of one word; `stem` is the form compared in a name of several. */
	alone: string
	stem: string
	/** Only joins others, and is passed over in names. */
	isJoining: boolean
}

/** A word of a text, from `start` up to `end`. */
export type Token = { word: Word; start: number; end: number }

/** The words of a text with their positions. A word with a sign inside stays whole: C++, Node.js. */
export function tokensOf(text: string): Token[] {
	let end = 0
	return wordsOf(text).map((found) => {
		// There are no letters between words, so the first occurrence is this word.
		const start = text.indexOf(found, end)
		end = start + found.length
		return { word: wordOf(found), start, end }
	})
}

/** The terms of a text in their order; a word with a sign inside, such as `node.js`, counts as its parts too. */
export function termsOf(text: string): string[] {
	return wordsOf(text).flatMap((found) => {
		const { term, parts } = wordOf(found)
		return term ? [term, ...parts] : parts
	})
}

/** Words are read once: a collection has few different ones, and they recur. */
const kept = new Map<string, Word>()
const mostKept = 200_000

export function wordOf(written: string): Word {
	const known = kept.get(written)
	if (known) return known
	if (kept.size > mostKept) kept.clear()
	const lower = genderNeutral(written.toLowerCase())
	const word = {
		term: termOf(lower),
		parts: partsOf(written).map(termOf).filter(Boolean),
		...namedAs(lower),
		isJoining: joining.has(lower),
	}
	kept.set(written, word)
	return word
}

/** A name of one word must match exactly, up to the plural: filing letters is not filing for court. */
function namedAs(lower: string): Pick<Word, 'alone' | 'stem'> {
	if (devanagari.test(lower)) {
		const folded = foldWord(withoutEnding(lower))
		return { alone: folded, stem: folded }
	}
	if (!/^[a-z]{4,}$/.test(lower)) return { alone: lower, stem: lower }
	return { alone: lower.replace(/(?<![siu])s$/, ''), stem: stemmer(lower) }
}

const devanagari = /[\u0900-\u097f]/
const joining = new Set('a an and the of in on for to with ka ki ke का की के व'.split(' '))
