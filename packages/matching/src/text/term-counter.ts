import type { SkillFinder } from '../extract/skill-finder.ts'
import type { Fields } from './fields.ts'
import { tokensOf } from './tokens.ts'

/**
 * A text of a person or a job: `title` says in few words what `body` tells. `fields` are the professions that it speaks
 * of, if something else has read it, such as the operator's embeddings; without them the engine reads the text itself.
 */
export type FreeText = { title: string; body: string; fields?: Fields }

/** How often each term occurs. `length` is the number of words. */
export type TermCounts = { counts: Map<string, number>; length: number }

export type TermCounter = (text: FreeText) => TermCounts

/** How often a word in a title counts. */
const titleWeight = 3

/**
 * Adds each skill that a text names as a term of its own, besides the words of its name. All names of a skill are one
 * term.
 */
export function createTermCounter(findSkills: SkillFinder): TermCounter {
	return ({ title, body }) => {
		const counts = new Map<string, number>()
		let length = 0
		const add = (term: string, count: number) => {
			counts.set(term, (counts.get(term) ?? 0) + count)
			length += count
		}
		const text = `${title}\n${body}`
		const tokens = tokensOf(text)
		for (const { word, start } of tokens) {
			const count = start < title.length ? titleWeight : 1
			if (word.term) add(word.term, count)
			for (const part of word.parts) add(part, count)
		}
		for (const { skill } of findSkills(text, tokens)) {
			const term = skillTerm(skill)
			counts.set(term, (counts.get(term) ?? 0) + 1)
		}
		return { counts, length }
	}
}

export function skillTerm(skill: number): string {
	return `§${skill}`
}

export function isSkillTerm(term: string): boolean {
	return term.startsWith('§')
}
