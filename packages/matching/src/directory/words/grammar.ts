import { foldedWordsOf } from '../../text/fold.ts'
import { type Spellings, wordsOfName } from '../../text/names/spellings.ts'

/**
 * Words side by side; a single word is a phrase of one. `isOpen`: its words may be prefixes. `isFuzzy`: if no entry
 * holds a word, words with a similar spelling count.
 */
export type Phrase = { words: readonly string[]; isOpen: boolean; isFuzzy: boolean }

/** A parsed query: at least one phrase of each group must match, and no excluded phrase. */
export type WordQuery = { groups: Phrase[][]; excluded: Phrase[] }

const mostGroups = 12

/**
 * Parses a query: words that must all be there, "words side by side", -without, one or another. Nothing is an error: an
 * unclosed quote is ignored, and so is an `or` without two sides. A name with other spellings, in another script or old
 * ones, asks for any of them.
 */
export function readQuery(text: string, spellings?: Spellings): WordQuery {
	const groups: Phrase[][] = []
	const excluded: Phrase[] = []
	let joins = false
	for (const [, minus, quoted, plain = ''] of closed(text).matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)) {
		if (quoted === undefined && !minus && isOr(plain)) {
			joins = groups.length > 0
			continue
		}
		const words = quoted === undefined ? wordsOfName(plain) : foldedWordsOf(quoted)
		if (words.length === 0) continue

		const phrase = { words, isOpen: quoted === undefined, isFuzzy: true }
		if (minus) excluded.push(phrase)
		else if (joins) groups.at(-1)?.push(phrase)
		else groups.push([phrase])
		joins = false
	}
	const spelled = spellings ? withSpellings(groups, spellings) : groups
	return { groups: spelled.slice(0, mostGroups), excluded: excluded.slice(0, mostGroups) }
}

/** Turns the longest run of words that is a known name into one group of all its spellings. */
function withSpellings(groups: readonly Phrase[][], { alternatives, longest }: Spellings): Phrase[][] {
	const spelled: Phrase[][] = []
	for (let at = 0; at < groups.length;) {
		const name = longestName(groups.slice(at, at + longest), alternatives)
		if (name) spelled.push(name.spellings.map((words) => ({ words, isOpen: true, isFuzzy: false })))
		else spelled.push(groups[at] ?? [])
		at += name?.length ?? 1
	}
	return spelled
}

function longestName(groups: readonly Phrase[][], alternatives: Spellings['alternatives']) {
	const words: string[] = []
	let found: { length: number; spellings: readonly (readonly string[])[] } | undefined
	for (const [at, phrases] of groups.entries()) {
		const [phrase] = phrases
		if (phrases.length !== 1 || !phrase?.isOpen) return found
		words.push(...phrase.words)
		const spellings = alternatives.get(words.join(' '))
		if (spellings) found = { length: at + 1, spellings }
	}
	return found
}

function closed(text: string): string {
	const last = text.lastIndexOf('"')
	const isOdd = (text.split('"').length - 1) % 2 === 1
	return isOdd ? `${text.slice(0, last)} ${text.slice(last + 1)}` : text
}

function isOr(word: string): boolean {
	return word === 'OR' || word === 'or' || word === '|'
}
