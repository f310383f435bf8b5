/** Words of a vocabulary that are spelled like a given one, with how alike they are: above 0, below 1. */
export type SimilarWords = (word: string) => readonly (readonly [place: number, likeness: number])[]

/** Words shorter than this have too few letters to tell. */
const shortest = 5
/** Words that share less than this are not compared. */
const leastAlike = 0.55

const kept = 50_000

/**
 * Finds words by the three-letter sequences that they share (Dice's coefficient). They bridge misspellings, compounds
 * and forms that a stemmer leaves apart, such as maintain and maintenance.
 */
export function createSimilarWords(vocabulary: readonly string[]): SimilarWords {
	const sizes = vocabulary.map((word) => gramsOf(word).size)
	const holders = new Map<string, number[]>()
	for (const [place, word] of vocabulary.entries()) {
		if (word.length < shortest) continue
		for (const gram of gramsOf(word)) {
			const places = holders.get(gram)
			if (places) places.push(place)
			else holders.set(gram, [place])
		}
	}

	const known = new Map<string, ReturnType<SimilarWords>>()
	return (word) => {
		const before = known.get(word)
		if (before) return before
		if (known.size >= kept) known.clear()
		const found = search(word)
		known.set(word, found)
		return found
	}

	function search(word: string): (readonly [number, number])[] {
		if (word.length < shortest) return []
		const grams = gramsOf(word)
		const shared = new Map<number, number>()
		for (const gram of grams)
			for (const place of holders.get(gram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
		return [...shared].flatMap(([place, count]) => {
			const likeness = (2 * count) / (grams.size + (sizes[place] ?? 0))
			return likeness >= leastAlike && vocabulary[place] !== word ? [[place, likeness] as const] : []
		})
	}
}

function gramsOf(word: string): Set<string> {
	const padded = `^${word}$`
	const grams = new Set<string>()
	for (let at = 0; at + 3 <= padded.length; at++) grams.add(padded.slice(at, at + 3))
	return grams
}
