import { stemmer } from 'stemmer'
import { englishOf, withoutEnding } from './english-of.ts'
import { foldWord, wordsOf } from './fold.ts'
import { personalWords, stopWords } from './stop-words.ts'

const devanagari = /[\u0900-\u097f]/
const hasSign = /[^\p{L}\p{M}\p{N}]/u

/** A word as it is compared: without its ending, and its spellings brought together. Empty for a word that says nothing. */
export function termOf(word: string): string {
	const known = kept.get(word)
	if (known !== undefined) return known
	const term = readTerm(word.toLowerCase())
	if (kept.size > mostKept) kept.clear()
	kept.set(word, term)
	return term
}

/** The words of a collection are few and come again and again. */
const kept = new Map<string, string>()
const mostKept = 200_000

function readTerm(word: string): string {
	if (stopWords.has(word) || personalWords.has(word)) return ''
	const english = englishOf(word)
	if (english !== undefined) return stemmer(english)
	if (devanagari.test(word)) return foldWord(withoutEnding(word))
	if (/^\d+$/.test(word)) return ''
	return /^[a-z]+$/.test(word) ? stemmer(word) : foldWord(word)
}

/** The terms of a text in their order; a word with a sign inside, such as `node.js`, counts as its parts too. */
export function termsOf(text: string): string[] {
	const terms: string[] = []
	for (const word of wordsOf(text)) {
		const term = termOf(word)
		if (term) terms.push(term)
		if (!hasSign.test(word)) continue
		for (const part of word.split(/[.'’/+#-]/)) {
			const inner = part.length > 1 && part !== word ? termOf(part) : ''
			if (inner) terms.push(inner)
		}
	}
	return terms
}
