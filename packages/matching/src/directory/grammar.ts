import { foldedWordsOf } from '../text/fold.ts'

/** Words that stand beside each other; a single word is a phrase of one. `isOpen`: its last word may go on. */
export type Phrase = { words: string[]; isOpen: boolean }

/** What must be found: of each group at least one phrase, and of the excluded none. */
export type WordQuery = { groups: Phrase[][]; excluded: Phrase[] }

const mostGroups = 12

/**
 * Reads what people type: words that must all be there, "words side by side", -without, one or another. Nothing is
 * an error: a quote that is never closed is none, and so is an `or` without two sides.
 */
export function readQuery(text: string): WordQuery {
	const groups: Phrase[][] = []
	const excluded: Phrase[] = []
	let joins = false
	for (const [, minus, quoted, plain = ''] of closed(text).matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)) {
		if (quoted === undefined && !minus && isOr(plain)) {
			joins = groups.length > 0
			continue
		}
		const words = foldedWordsOf(quoted ?? firstForm(plain))
		if (words.length === 0) continue

		const phrase = { words, isOpen: quoted === undefined }
		if (minus) excluded.push(phrase)
		else if (joins) groups.at(-1)?.push(phrase)
		else groups.push([phrase])
		joins = false
	}
	return { groups: groups.slice(0, mostGroups), excluded: excluded.slice(0, mostGroups) }
}

function closed(text: string): string {
	const last = text.lastIndexOf('"')
	const isOdd = (text.split('"').length - 1) % 2 === 1
	return isOdd ? `${text.slice(0, last)} ${text.slice(last + 1)}` : text
}

function isOr(word: string): boolean {
	return word === 'OR' || word === 'or' || word === '|'
}

/** A word with a sign inside counts as one word here, not also as its parts. */
function firstForm(word: string): string {
	return word.replaceAll(/[.'’-]/g, ' ')
}
