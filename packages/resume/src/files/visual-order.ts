/**
 * Devanagari is drawn in another order than it is written: the short i stands before its syllable, and the r of `र्क`
 * after it. Many PDF files give the signs as drawn. A text in which that shows is put back into the order of writing.
 */

const consonant = '[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?'
const syllable = `(?:${consonant}\\u094d[\\u200c\\u200d]?)*${consonant}`
const vowelSigns = '[\\u093e\\u0940-\\u094c\\u0962\\u0963]*'
const marks = '[\\u0900-\\u0903]*'

/** Where no word that is written can have them. */
const misplaced = new RegExp(
	`(?<![\\u0915-\\u0939\\u0958-\\u095f\\u093c])\\u093f|\\u0930\\u094d(?![\\u0900-\\u097f\\u200c\\u200d])`,
	'u',
)
const shortI = new RegExp(`\\u093f(${syllable})`, 'gu')
const reph = new RegExp(`(${syllable}\\u093f?${vowelSigns}${marks})\\u0930\\u094d`, 'gu')

export function isVisualOrder(text: string) {
	return misplaced.test(text)
}

export function toLogicalOrder(text: string) {
	return text.replaceAll(shortI, '$1\u093f').replaceAll(reph, '\u0930\u094d$1')
}
