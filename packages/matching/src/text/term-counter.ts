import type { SkillFinder } from '../extract/skill-finder.ts'
import type { Fields } from './fields.ts'
import { withoutHobbies } from './ignored/hobbies.ts'
import { withoutPersonNames } from './names/person-names.ts'
import { tokensOf } from './tokens.ts'

/**
 * A text of a person or a job: `title` says in few words what `body` tells, `roleTitles` what a person has worked as; jobs have none. `fields`
 * are the professions that it speaks of, if something else has read it, such as the operator's embeddings; without them the
 * engine reads the text itself.
 */
export type FreeText = { title: string; body: string; roleTitles?: readonly string[]; fields?: Fields }

/** How often each term of a text occurs: all of them, and only those of the body that are no part of a skill's name. */
export type TermCounts = { counts: Map<string, number>; besideSkills: Map<string, number> }

export type TermCounter = (text: FreeText) => TermCounts

/** How often a word in a title counts beside what a person tells, who chose it to say what they are. */
export const titleWeight = 3

/**
 * Adds each skill that a text names as a term of its own, besides the words of its name. All names of a skill are one
 * term. Names of persons are passed over.
 */
export function createTermCounter(findSkills: SkillFinder): TermCounter {
	return ({ title, body, roleTitles }) => {
		const inTitle = roleTitles ? titleWeight : 1
		const counts = new Map<string, number>()
		const besideSkills = new Map<string, number>()
		const text = `${withoutPersonNames(title)}\n${withoutPersonNames(withoutHobbies(body))}`
		const tokens = tokensOf(text)
		const skills = findSkills(text, tokens)
		const ends = new Map<number, number>()
		for (const { start, end } of skills) ends.set(start, Math.max(end, ends.get(start) ?? 0))

		let skillEnd = 0
		for (const { word, start } of tokens) {
			skillEnd = Math.max(skillEnd, ends.get(start) ?? 0)
			const terms = word.term ? [word.term, ...word.parts] : word.parts
			for (const term of terms) count(counts, term, start < title.length ? inTitle : 1)
			if (start < title.length || start < skillEnd) continue
			for (const term of terms) count(besideSkills, term, 1)
		}
		for (const { skill } of skills) count(counts, skillTerm(skill), 1)
		return { counts, besideSkills }
	}
}

function count(counts: Map<string, number>, term: string, times: number): void {
	counts.set(term, (counts.get(term) ?? 0) + times)
}

export function skillTerm(skill: number): string {
	return `§${skill}`
}

export function isSkillTerm(term: string): boolean {
	return term.startsWith('§')
}
