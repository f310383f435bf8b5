import { foldedWordsOf } from '../../text/fold.ts'
import { termsOf } from '../../text/tokens.ts'
import type { Named } from '../taxonomy.ts'

/** A profession that a title means. `share`, above 0 and up to 1, is how certain that is. */
export type MeantProfession = { id: number; share: number }

/** Finds the professions whose titles are spelled most like a given one: exact, near or in other inflections. */
export type TitleIndex = { nearest: (title: string, limit: number) => MeantProfession[] }

type Title = { profession: number; norm: number }

/** Words for levels say how much someone earns, and words for a gender who they are, not what they do. */
const levels =
	/\b(?:senior|sr|junior|jr|trainee|lead|head|chief|assistant|asst|associate|principal|intern|fresher|experienced|executive|i{1,3}|iv|level|grade|urgent(?:ly)?|required|wanted|hiring|needed|part|full|time|contract|permanent|temporary|male|female|lady|ladies|woman|women|man|men)\b\.?/giu

/** Words that name an occupation only together with others: an office assistant is not "office". */
const general = new Set([
	'office',
	'officer',
	'manager',
	'director',
	'secretary',
	'operator',
	'worker',
	'staff',
])

/** Titles less alike than this are told apart by chance. */
const leastShare = 0.05

/** Whole words count more than sequences of their letters. */
const wordWeight = 2

export function createTitleIndex(professions: readonly Named[]): TitleIndex {
	const texts = professions.flatMap(({ id, names }) => names.map((name) => ({ id, grams: gramsOf(name) })))
	const frequency = new Map<string, number>()
	for (const { grams } of texts)
		for (const gram of grams.keys()) frequency.set(gram, (frequency.get(gram) ?? 0) + 1)

	const rarityOf = (gram: string) => Math.log(1 + texts.length / ((frequency.get(gram) ?? 0) + 1))
	const titles: Title[] = []
	const postings = new Map<string, { title: number; weight: number }[]>()
	for (const { id, grams } of texts) {
		const weights = [...grams].map(([gram, count]): [string, number] => [gram, count * rarityOf(gram)])
		const norm = Math.hypot(...weights.map(([, weight]) => weight))
		for (const [gram, weight] of weights) {
			const list = postings.get(gram) ?? []
			list.push({ title: titles.length, weight: weight / norm })
			postings.set(gram, list)
		}
		titles.push({ profession: id, norm })
	}

	return {
		nearest(title, limit) {
			const grams = [...gramsOf(title)].map(([gram, count]): [string, number] => [
				gram,
				count * rarityOf(gram),
			])
			const norm = Math.hypot(...grams.map(([, weight]) => weight))
			const alike = new Float64Array(titles.length)
			for (const [gram, weight] of grams)
				for (const entry of postings.get(gram) ?? [])
					alike[entry.title] = (alike[entry.title] ?? 0) + (weight * entry.weight) / norm

			const best = new Map<number, number>()
			for (let at = 0; at < alike.length; at++) {
				const share = alike[at] ?? 0
				// There may be tens of thousands of titles, and most are not alike at all.
				if (share < leastShare) continue
				const profession = titles[at]?.profession
				if (profession !== undefined && share > (best.get(profession) ?? 0)) best.set(profession, share)
			}
			return [...best]
				.map(([id, share]) => ({ id, share: Math.min(1, share) }))
				.toSorted((a, b) => b.share - a.share || a.id - b.id)
				.slice(0, limit)
		},
	}
}

/** Sequences of three to five letters, and whole words, which count more. */
function gramsOf(title: string): Map<string, number> {
	const grams = new Map<string, number>()
	const add = (gram: string, weight: number) => grams.set(gram, (grams.get(gram) ?? 0) + weight)
	const plain = withoutLevels(title)
	const words = foldedWordsOf(plain)
	for (const term of termsOf(plain)) add(`=${term}`, wordWeight)
	for (const word of words) {
		const padded = ` ${word} `
		for (let size = 3; size <= 5; size++)
			for (let at = 0; at + size <= padded.length; at++) add(padded.slice(at, at + size), 1)
	}
	return grams
}

/** A title without its words for levels, unless what remains would say too little. */
function withoutLevels(title: string): string {
	const plain = title.replaceAll(levels, ' ')
	const words = plain.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
	return words.every((word) => general.has(word)) ? title : plain
}
