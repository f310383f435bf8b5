import type { JobFacts } from './facts.ts'
import type { IndexState } from './index-state.ts'
import { meetNobody } from './met.ts'
import { rowIn } from './postings.ts'
import { fullStrength, skillWeight, wantedSkills, type Coverage } from './skills.ts'
import { fullImpact } from './text/read-text.ts'
import type { Job, Knowledge } from './types.ts'

/** The people who have a wanted skill or one that counts for it. */
type SkillGroup = {
	/** What someone can have at most who is in no group before this one. */
	most: Coverage
	/** Puts those whom no group before has met into `rows`, and says how many they are. */
	meet: () => number
}

/**
 * People by what they bring of the wanted skills: must-haves first, of each kind the skill that fewest have. Who is in the
 * later groups only lacks all the skills of the former, so the most they can reach falls with every group, and a search
 * stops before the long lists as soon as that is less than what it has found (as MaxScore does with terms; Turtle and Flood
 * 1995).
 */
export function skillGroups(state: IndexState, job: Job, facts: JobFacts): SkillGroup[] {
	const { knowledge, peopleBySkill, people, met } = state
	const { musts, nices } = wantedSkills(job)
	const wanted = [
		...fewestFirst(state, musts).map((skill) => ({ skill, mustHave: true })),
		...fewestFirst(state, nices).map((skill) => ({ skill, mustHave: false })),
	]
	meetNobody(met, people.idOf.length)
	return wanted.map(({ skill }, at) => ({
		most: having(wanted.slice(at), facts, knowledge),
		meet() {
			const { seenIn, search, rows } = met
			let count = 0
			for (const id of sourcesOf(skill, knowledge))
				for (const { entries, size } of peopleBySkill.get(id)?.blocks ?? [])
					for (let i = 0; i < size; i++) {
						const row = rowIn(entries[i] ?? 0)
						if (seenIn[row] === search) continue
						seenIn[row] = search
						rows[count++] = row
					}
			return count
		},
	}))
}

/** Someone who has these skills in full, and a text that says all that the job's does. */
export function having(
	wanted: readonly { skill: number; mustHave: boolean }[],
	{ wordWeight }: JobFacts,
	knowledge: Knowledge,
): Coverage {
	const sums = { must: 0, held: 0, nice: 0, words: wordWeight * fullImpact, fields: fullImpact ** 2 }
	for (const { skill, mustHave } of wanted) {
		const full = skillWeight(knowledge, skill) * fullStrength
		if (mustHave) {
			sums.must += full
			sums.held += fullStrength
		} else sums.nice += full
	}
	return sums
}

function fewestFirst({ knowledge, peopleBySkill }: IndexState, skills: readonly number[]): number[] {
	const countOf = (skill: number) =>
		sourcesOf(skill, knowledge).reduce((sum, id) => sum + (peopleBySkill.get(id)?.size ?? 0), 0)
	return skills
		.map((skill) => ({ skill, count: countOf(skill) }))
		.toSorted((a, b) => a.count - b.count)
		.map(({ skill }) => skill)
}

function sourcesOf(skill: number, { relatedSkills }: Knowledge): number[] {
	return [skill, ...(relatedSkills.get(skill) ?? []).map(({ id }) => id)]
}
