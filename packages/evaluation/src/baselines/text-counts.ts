import { stemmer } from 'stemmer'
import type { Document } from '../documents.ts'

const stopWords = new Set(
	`a about after all also an and any are as at be been before but by can could did do does for from had has have he her his how i if in
	into is it its just me more most my no not of on only or other our out over own she should so some such than that the their them
	then there these they this those through to under until up very was we were what when where which while who will with would you your`.split(
		/\s+/,
	),
)

/** What a plain method reads of title and text: lower-case words, English stems, no function words. */
export function countsOf({ title, text }: Document): Map<string, number> {
	const counts = new Map<string, number>()
	for (const word of `${title} ${text}`.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
		if (stopWords.has(word)) continue
		const term = stemmer(word)
		counts.set(term, (counts.get(term) ?? 0) + 1)
	}
	return counts
}

/** By term: where it is, and how often. */
export type Inverted = Map<string, { at: number; count: number }[]>

export function invert(documents: readonly ReadonlyMap<string, number>[]): Inverted {
	const inverted: Inverted = new Map()
	for (const [at, counts] of documents.entries()) {
		for (const [term, count] of counts) {
			const list = inverted.get(term) ?? []
			list.push({ at, count })
			inverted.set(term, list)
		}
	}
	return inverted
}
