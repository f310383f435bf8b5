/**
 * Devanagari is drawn in visual order and stored in logical order: the short i is drawn before its syllable, and the r
 * of `र्क` (reph) after it. Many PDF files give the signs in visual order; such text is converted to logical order.
 */

const consonant = '[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?'
const syllable = `(?:${consonant}\\u094d[\\u200c\\u200d]?)*${consonant}`
const vowelSigns = '[\\u093e\\u0940-\\u094c\\u0962\\u0963]*'
const marks = '[\\u0900-\\u0903]*'

/** A short i or a reph where no word in logical order can have one. */
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
