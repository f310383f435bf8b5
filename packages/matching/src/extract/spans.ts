import { stemmer } from 'stemmer'
import { foldWord } from '../text/fold.ts'
import { withoutEnding } from '../text/english-of.ts'

/** A word of a text: as it is compared alone, as it is compared beside others, and where it stands, up to `end`. */
export type Span = { word: string; stem: string; start: number; end: number }

/** A word with a sign inside stays whole: C++, Node.js. */
const word = /\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[+#]+)*/gu
const devanagari = /[\u0900-\u097f]/
const joining = new Set([
	'a',
	'an',
	'and',
	'the',
	'of',
	'in',
	'on',
	'for',
	'to',
	'with',
	'ka',
	'ki',
	'ke',
	'का',
	'की',
	'के',
	'व',
])

/** The words of a text but those that only join others. */
export function spansOf(text: string): Span[] {
	const spans: Span[] = []
	for (const { 0: found, index } of text.matchAll(word)) {
		const lower = found.toLowerCase()
		if (joining.has(lower)) continue
		const { word: alone, stem } = keptForms(lower)
		spans.push({ word: alone, stem, start: index, end: index + found.length })
	}
	return spans
}

type Forms = { word: string; stem: string }

/** The words of a collection are few and come again and again. */
const kept = new Map<string, Forms>()
const mostKept = 200_000

function keptForms(lower: string): Forms {
	const known = kept.get(lower)
	if (known) return known
	if (kept.size > mostKept) kept.clear()
	const forms = formsOf(lower)
	kept.set(lower, forms)
	return forms
}

/** Alone a word must be the very word, up to the plural: who files letters does no filing for court. */
function formsOf(lower: string): Forms {
	if (devanagari.test(lower)) {
		const folded = foldWord(withoutEnding(lower))
		return { word: folded, stem: folded }
	}
	if (!/^[a-z]{4,}$/.test(lower)) return { word: lower, stem: lower }
	return { word: lower.replace(/(?<![siu])s$/, ''), stem: stemmer(lower) }
}
