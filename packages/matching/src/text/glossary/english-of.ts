import { foldWord } from '../fold.ts'
import { glossary } from './glossary.ts'

const devanagari = /[\u0900-\u097f]/

/** Endings of Hindi and Marathi nouns and verbs, the longest first. */
const endings =
	/(?:ांमध्ये|ामध्ये|मध्ये|ांसाठी|ासाठी|साठी|ांच्या|ाच्या|च्या|ांचा|ांची|ांचे|ाचा|ाची|ाचे|ियों|ाओं|ांना|ाला|ांनी|ाने|ातून|तून|ातील|तील|ाएं|ों|ें|ात|चा|ची|चे|ला|ने)$/

/** The English word for a Hindi or Marathi word of work, in either script. */
export function englishOf(word: string): string | undefined {
	if (!devanagari.test(word)) return glossary.get(word) ?? bySpelling.get(foldWord(word))

	const whole = word.normalize('NFC')
	const root = rootOf(whole)
	return (
		glossary.get(whole) ??
		glossary.get(withoutEnding(whole)) ??
		glossary.get(root) ??
		byRoot.get(foldWord(root))
	)
}

/** A Hindi or Marathi word without its case ending. */
export function withoutEnding(word: string): string {
	return word.length > 4 ? word.replace(endings, '') : word
}

/** What else may follow the root of a word: the vowel of its base form, and the Marathi for on, to, from, of. */
const afterRoot =
	/(?:्या|्य)?(?:ांमधील|ांतील|ांकडून|ांकडे|ांवर|ांत|ामधील|मधील|ाकडून|कडून|ाकडे|कडे|ावरील|वरील|ावर|वर|ेत|ियाँ|ियां|्स|[ािीुूेोौं])?$/
/** Shorter ones are too easily mistaken for another word. */
const [shortestRoot, shortestSpelling] = [4, 5]

/** The glossary by the roots of its words in Devanagari, and by the spelling of those in Latin letters. */
const byRoot = glossaryBy((word) => (devanagari.test(word) ? foldWord(rootOf(word)) : ''), shortestRoot)
const bySpelling = glossaryBy((word) => (devanagari.test(word) ? '' : foldWord(word)), shortestSpelling)

/** The part of a Devanagari word that is the same in all its forms: शाळा, शाळेत and शाळांमध्ये give शाळ. */
function rootOf(word: string): string {
	return withoutEnding(word).replace(afterRoot, '').replaceAll('ऱ', 'र')
}

/** A key that two English words would share leads to neither. */
function glossaryBy(keyOf: (word: string) => string, shortest: number): ReadonlyMap<string, string> {
	const found = new Map<string, string>()
	const shared = new Set<string>()
	for (const [word, english] of glossary) {
		const key = keyOf(word)
		if (key.length < shortest) continue
		if (found.has(key) && found.get(key) !== english) shared.add(key)
		found.set(key, english)
	}
	for (const key of shared) found.delete(key)
	return found
}
