import type { Language } from '../../types.ts'
import { languageLevel, unknownShare } from '../weights.ts'

const letterBits = 5
const longestTag = 5 // every primary tag in use has two or three letters
const levelBits = 3

/**
 * Packs a language into a whole number that fits an Int32: the tag, then the level, 0 if not said. Only the primary tag
 * counts: `en-IN` is `en`.
 */
export function packLanguage({ code, level }: Language): number {
	const [tag = ''] = code.toLowerCase().split(/[-_]/)
	let packed = 0
	for (const letter of tag.slice(0, longestTag)) packed = (packed << letterBits) | (letter.charCodeAt(0) & 31)

	return (packed << levelBits) | (level !== undefined && level > 0 ? Math.min(Math.round(level), 6) : 0)
}

/** The mean over the languages asked for; half for a person who names no language. */
export function languagesShare(have: readonly number[], asked: readonly number[]): number {
	if (have.length === 0) return unknownShare

	let sum = 0
	for (const language of asked) sum += languageShare(have, language)
	return sum / asked.length
}

/** How far a person has one language. If it is listed twice, the better entry counts. */
export function languageShare(have: readonly number[], asked: number): number {
	let best = 0
	for (const language of have) {
		if (language >> levelBits === asked >> levelBits)
			best = Math.max(best, levelShare(level(language), level(asked)))
	}
	return best
}

function level(language: number): number {
	return language & ((1 << levelBits) - 1)
}

function levelShare(have: number, asked: number): number {
	if (asked === 0) return 1
	if (have === 0) return languageLevel.unsaid

	return Math.max(0, 1 - languageLevel.step * Math.max(0, asked - have))
}
