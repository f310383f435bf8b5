import type { JobFeatures, PersonFeatures } from '@profile-search/matching/candidates/features'
import type { Entry } from '@profile-search/matching/directory/types'
import { foldedWordsOf } from '@profile-search/matching/text/fold'
import { fieldOf, weights } from './mapping.ts'

/** What candidates are found by. */
export type Features = PersonFeatures | JobFeatures

/**
 * An entry of a list as the cluster is told of it: words that are folded already, so that they are compared as in memory,
 * the levels of readers that may see it, of this many, and what candidates are found by.
 */
export function documentOf(
	{ id, texts, facets, level, changedAt, name }: Entry,
	levels: number,
	features: Features | undefined,
) {
	const folded = texts.map(({ text, weight }) => ({ weight, words: foldedWordsOf(text).join(' ') }))
	return {
		id,
		changedAt,
		name: name.toLowerCase(),
		readers: Array.from({ length: levels - level }, (_, above) => String(level + above)),
		facets: Object.fromEntries(
			Object.entries(facets).map(([facet, values]) => [facet, [...new Set(values)].map(termOf)]),
		),
		words: folded.map((text) => text.words),
		weighted: Object.fromEntries(
			weights.map((weight) => [
				fieldOf(weight),
				folded.filter((text) => text.weight >= weight).map((text) => text.words),
			]),
		),
		...(features && { fit: features }),
	}
}

const digits = 9

/** The value of a facet as a term that sorts like the number. */
export function termOf(value: number) {
	return String(value).padStart(digits, '0')
}
