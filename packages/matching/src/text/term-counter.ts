import type { SkillFinder } from '../extract/skill-finder.ts'
import { termsOf } from './terms.ts'

/** A text of a person or a job: `title` says in few words what `body` tells. */
export type FreeText = { title: string; body: string }

/** How often each term is said; `length` is how many words that are. */
export type TermCounts = { counts: Map<string, number>; length: number }

export type TermCounter = (text: FreeText) => TermCounts

/** Said in a title, a word counts as often as this. */
const titleWeight = 3

/** A skill that a text names is a term of its own besides the words it is written with: all its names are one. */
export function createTermCounter(findSkills: SkillFinder): TermCounter {
	return ({ title, body }) => {
		const counts = new Map<string, number>()
		let length = 0
		const add = (term: string, count: number) => counts.set(term, (counts.get(term) ?? 0) + count)
		for (const [words, count] of [
			[termsOf(title), titleWeight],
			[termsOf(body), 1],
		] as const) {
			for (const term of words) add(term, count)
			length += words.length * count
		}
		for (const { skill } of findSkills(`${title}\n${body}`)) add(skillTerm(skill), 1)
		return { counts, length }
	}
}

export function skillTerm(skill: number): string {
	return `§${skill}`
}

export function isSkillTerm(term: string): boolean {
	return term.startsWith('§')
}
