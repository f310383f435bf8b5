/**
 * Raised whenever the mapping, the folding of words or the entries of a list change, so that all is written anew beside
 * what answers.
 */
export const mappingVersion = 2

/** The weights of texts that are told apart. Every text has at least the lowest, which is that of all words. */
export const weights = [8, 5, 4]
/** The part of the score for words of any other text. */
export const lowestWeight = 1

/** A list as an index holds it. `numbers` are the names of those by which candidates are found, in lists that are ranked. */
export type Shape = { facets: readonly string[]; levels: number; numbers?: readonly string[] }

const words = { type: 'text', analyzer: 'whitespace', norms: false }

/** The settings and fields of an index, for a list with these facets, and these numbers by which candidates are found. */
export function mappingOf(
	{ facets, numbers }: Pick<Shape, 'facets' | 'numbers'>,
	{ shards, replicas }: { shards: number; replicas: number },
) {
	return {
		settings: {
			number_of_shards: shards,
			number_of_replicas: replicas,
			// Each round of changes ends with a refresh of its own.
			refresh_interval: '-1',
			max_result_window: mostPassed,
		},
		mappings: {
			dynamic: 'strict',
			// Nothing is read back: cards come from PostgreSQL, and so does a rebuild.
			_source: { enabled: false },
			properties: {
				id: { type: 'keyword' },
				changedAt: { type: 'long' },
				name: { type: 'keyword', index: false },
				readers: { type: 'keyword', doc_values: false },
				facets: {
					properties: Object.fromEntries(facets.map((facet) => [facet, { type: 'keyword' }])),
				},
				words: { ...words, position_increment_gap: 100 },
				weighted: {
					properties: Object.fromEntries(
						weights.map((weight) => [fieldOf(weight), { ...words, index_options: 'docs' }]),
					),
				},
				...(numbers && { fit: { properties: featuresOf(numbers) } }),
			},
		},
	}
}

/** The numbers are only read by the script that estimates, and the words only added up. */
function featuresOf(numbers: readonly string[]) {
	return {
		keys: { type: 'keyword', doc_values: false },
		words: { type: 'rank_features' },
		...Object.fromEntries(numbers.map((name) => [name, { type: 'long', index: false }])),
	}
}

/** How many entries a page may be away from the beginning, unless it is asked for by position. */
export const mostPassed = 100_000

/** The name of the field with the words of this weight and above. */
export function fieldOf(weight: number) {
	return `w${weight}`
}
