import { foldedWordsOf } from '../fold.ts'

/** Which spellings are the same name: in several scripts, or its old and its new form. */
export type Spellings = {
	/**
	 * By the folded words of a spelling, joined by spaces: the folded words of all spellings of the same name, itself
	 * included.
	 */
	alternatives: ReadonlyMap<string, readonly (readonly string[])[]>
	/** The number of words in the longest spelling. */
	longest: number
}

/**
 * `canBeLatin`: whether other names in Latin letters are spellings too, such as the old name of a town. Otherwise they
 * are different words.
 */
type SpelledEntry = { names: readonly string[]; canBeLatin?: boolean }

/**
 * Groups the spellings that stand for each other: the name that is shown, and every name in another script. Entries
 * that share a spelling become one group, so that a search finds the same from each side.
 */
export function createSpellings(entries: readonly SpelledEntry[]): Spellings {
	const parents = new Map<string, string>()
	const root = (key: string): string => {
		let at = key
		for (let next = parents.get(at); next !== undefined && next !== at; next = parents.get(at)) at = next
		return at
	}
	for (const { names, canBeLatin = false } of entries) {
		const [first, ...others] = names
		const spellings = [first ?? '', ...others.filter((name) => canBeLatin || !/\p{Script=Latin}/u.test(name))]
		const keys = spellings.map(keyOf).filter((key) => key !== '')
		const [own] = keys
		if (own === undefined || keys.length < 2) continue
		for (const key of keys) {
			if (!parents.has(key)) parents.set(key, key)
			parents.set(root(key), root(own))
		}
	}
	const groups = Map.groupBy(parents.keys(), root)
	const alternatives = new Map<string, string[][]>()
	for (const group of groups.values()) {
		const words = group.toSorted().map((key) => key.split(' '))
		if (group.length > 1) for (const key of group) alternatives.set(key, words)
	}
	return {
		alternatives,
		longest: Math.max(0, ...[...alternatives.keys()].map((key) => key.split(' ').length)),
	}
}

function keyOf(name: string): string {
	return wordsOfName(name).join(' ')
}

/**
 * The folded words of a name, as a search reads them: words joined by a hyphen, a dot or an apostrophe are two words.
 */
export function wordsOfName(name: string): string[] {
	return foldedWordsOf(name.replaceAll(/[.'’-]/g, ' '))
}
