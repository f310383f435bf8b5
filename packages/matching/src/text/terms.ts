import { stemmer } from 'stemmer'
import { foldWord } from './fold.ts'
import { englishOf, withoutEnding } from './glossary/english-of.ts'
import { personalWords, stopWords } from './ignored/stop-words.ts'

const devanagari = /[\u0900-\u097f]/
const hasSign = /[^\p{L}\p{M}\p{N}]/u

/** A word in the form that is compared: without its ending and folded. Empty for a stop word. */
export function termOf(written: string): string {
	const word = written.toLowerCase()
	if (stopWords.has(word) || personalWords.has(word)) return ''
	const english = englishOf(word)
	if (english !== undefined) return stemmer(english)
	if (devanagari.test(word)) return foldWord(withoutEnding(word))
	if (/^\d+$/.test(word)) return ''
	return /^[a-z]+$/.test(word) ? stemmer(word) : foldWord(word)
}

/** The parts of a word with a sign inside, such as `node.js`; none for other words. */
export function partsOf(word: string): string[] {
	if (!hasSign.test(word)) return []
	return word.split(/[.'’/+#-]/).filter((part) => part.length > 1 && part !== word)
}
