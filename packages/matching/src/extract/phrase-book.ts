import { tokensOf, type Token } from '../text/tokens.ts'

/** Names of one or more words, to be found in a text. Of several that begin at the same word, the longest counts. */
export type PhraseBook<Value> = {
	alone: Map<string, Phrase<Value>[]>
	/** By their first word and the one after it. */
	longer: Map<string, Map<string, Phrase<Value>[]>>
}

/** `name` is the original spelling, for names that must be written exactly so. */
export type Phrase<Value> = { terms: readonly string[]; name: string; value: Value }

export type PhraseFound<Value> = Phrase<Value> & { start: number; end: number }

export function createPhraseBook<Value>(
	entries: Iterable<{ name: string; value: Value }>,
): PhraseBook<Value> {
	const book: PhraseBook<Value> = { alone: new Map(), longer: new Map() }
	for (const { name, value } of entries) {
		const words = tokensOf(name).flatMap(({ word }) => (word.isJoining ? [] : [word]))
		const [first, second] = words
		if (!first) continue
		if (second) {
			const after = book.longer.get(first.stem) ?? new Map<string, Phrase<Value>[]>()
			book.longer.set(first.stem, after)
			put(after, second.stem, { terms: words.map(({ stem }) => stem), name, value })
		} else if (!/\s/.test(name.trim())) put(book.alone, first.alone, { terms: [first.alone], name, value })
	}
	for (const after of book.longer.values())
		for (const phrases of after.values()) phrases.sort((one, other) => other.terms.length - one.terms.length)
	return book
}

/** Every phrase in the text, none inside another; `accepts` may reject one in favour of a shorter one. */
export function findPhrases<Value>(
	book: PhraseBook<Value>,
	text: string,
	tokens: readonly Token[],
	accepts: (found: PhraseFound<Value>) => boolean = () => true,
): PhraseFound<Value>[] {
	const naming = tokens.filter(({ word }) => !word.isJoining)
	const found: PhraseFound<Value>[] = []
	for (let at = 0; at < naming.length; at++) {
		const match = longestAt(book, text, naming, at, accepts)
		if (!match) continue
		found.push(match)
		at += match.terms.length - 1
	}
	return found
}

function longestAt<Value>(
	{ alone, longer }: PhraseBook<Value>,
	text: string,
	tokens: readonly Token[],
	at: number,
	accepts: (found: PhraseFound<Value>) => boolean,
): PhraseFound<Value> | undefined {
	const first = tokens[at]
	if (!first) return undefined
	const second = tokens[at + 1]
	for (const phrase of (second && longer.get(first.word.stem)?.get(second.word.stem)) ?? []) {
		const last = tokens[at + phrase.terms.length - 1]
		if (!last || !stand(phrase.terms, text, tokens, at)) continue
		const match = { ...phrase, start: first.start, end: last.end }
		if (accepts(match)) return match
	}
	for (const phrase of alone.get(first.word.alone) ?? []) {
		const match = { ...phrase, start: first.start, end: first.end }
		if (accepts(match)) return match
	}
}

/** Whether the words stand side by side, with no punctuation between them that ends a phrase. */
function stand(stems: readonly string[], text: string, tokens: readonly Token[], at: number): boolean {
	for (let i = 1; i < stems.length; i++) {
		const [before, token] = [tokens[at + i - 1], tokens[at + i]]
		if (
			!before ||
			!token ||
			token.word.stem !== stems[i] ||
			/[.,;:|•!?()\n]/.test(text.slice(before.end, token.start))
		)
			return false
	}
	return true
}

function put<Value>(map: Map<string, Phrase<Value>[]>, key: string, phrase: Phrase<Value>): void {
	const phrases = map.get(key)
	if (phrases) phrases.push(phrase)
	else map.set(key, [phrase])
}
