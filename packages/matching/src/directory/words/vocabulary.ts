/** The folded words that entries hold, each with a number. */
export type Vocabulary = {
	numberOf: Map<string, number>
	words: string[]
	/** The numbers by first letter, for the search of similar words. */
	byFirst: Map<string, number[]>
}

/** A word that may be meant, and how well it fits: 1 for the word itself. */
export type Meant = { number: number; quality: number }

export function createVocabulary(): Vocabulary {
	return { numberOf: new Map(), words: [], byFirst: new Map() }
}

export function numberFor(vocabulary: Vocabulary, word: string): number {
	const known = vocabulary.numberOf.get(word)
	if (known !== undefined) return known

	const number = vocabulary.words.push(word) - 1
	vocabulary.numberOf.set(word, number)
	const first = vocabulary.byFirst.get(word.charAt(0))
	if (first) first.push(number)
	else vocabulary.byFirst.set(word.charAt(0), [number])
	return number
}

const shortestBeginning = 2
const mostBeginnings = 200
/** So low that a longer word in a title ranks below the exact word in a long text. */
const beginningQuality = 0.1

/**
 * The words that may be meant: the word itself; words that begin with it, if it is a prefix; and only if there are none,
 * words that differ by a letter or two. `isUsed` leaves out words that no entry holds any more.
 */
export function meantBy(
	vocabulary: Vocabulary,
	word: string,
	{ isOpen, isFuzzy }: { isOpen: boolean; isFuzzy: boolean },
	isUsed: (number: number) => boolean,
): Meant[] {
	const itself = vocabulary.numberOf.get(word)
	const exact = itself !== undefined && isUsed(itself) ? [{ number: itself, quality: 1 }] : []
	const near = vocabulary.byFirst.get(word.charAt(0)) ?? []
	const longer =
		isOpen && word.length >= shortestBeginning
			? near.filter((number) => number !== itself && startsWith(vocabulary, number, word) && isUsed(number))
			: []
	const found = [
		...exact,
		...longer.slice(0, mostBeginnings).map((number) => ({ number, quality: beginningQuality })),
	]
	return found.length > 0 || !isFuzzy ? found : resembling(vocabulary, word, near, isUsed)
}

function startsWith({ words }: Vocabulary, number: number, word: string): boolean {
	return words[number]?.startsWith(word) ?? false
}

/** One error from four letters on, two from eight: a letter dropped, added, changed, or two swapped. */
export function mostApart(word: string): number {
	if (word.length < 4) return 0
	return word.length >= 8 ? 2 : 1
}

function resembling(
	{ words }: Vocabulary,
	word: string,
	near: readonly number[],
	isUsed: (number: number) => boolean,
): Meant[] {
	const most = mostApart(word)
	if (most === 0) return []
	return near
		.map((number) => ({ number, distance: distance(word, words[number] ?? '', most) }))
		.filter(({ number, distance: apart }) => apart <= most && isUsed(number))
		.toSorted((a, b) => a.distance - b.distance || a.number - b.number)
		.slice(0, 20)
		.map(({ number, distance: apart }) => ({ number, quality: 0.5 / apart }))
}

/** The distance of Damerau and Levenshtein (optimal string alignment). Distances above `most` are not told apart. */
export function distance(one: string, other: string, most: number): number {
	if (Math.abs(one.length - other.length) > most) return most + 1

	let before: number[] = []
	let above = Array.from({ length: other.length + 1 }, (_, column) => column)
	for (let row = 1; row <= one.length; row++) {
		const line = [row]
		for (let column = 1; column <= other.length; column++) {
			const isSame = one[row - 1] === other[column - 1]
			const isSwapped =
				row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
			line[column] = Math.min(
				(above[column] ?? 0) + 1,
				(line[column - 1] ?? 0) + 1,
				(above[column - 1] ?? 0) + (isSame ? 0 : 1),
				isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			)
		}
		if (Math.min(...line) > most) return most + 1
		before = above
		above = line
	}
	return above[other.length] ?? most + 1
}
