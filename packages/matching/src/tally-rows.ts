import type { IndexState } from './index-state.ts'
import { rowIn, valueIn } from './postings.ts'
import { shareInSteps, skillWeight, wantedSkills, type SkillSet } from './skills.ts'
import { clearTally, count, gather, settle, type Tally } from './tally.ts'
import type { Job } from './types.ts'

/** Wanted skill by wanted skill, everyone who has it or a related one. */
export function tallyPeople({ knowledge, people, peopleBySkill, tally }: IndexState, job: Job): Tally {
	const { musts, nices } = wantedSkills(job)
	clearTally(tally, people.idOf.length)

	function add(wanted: number, mustHave: boolean) {
		for (const source of [{ id: wanted, share: 1 }, ...(knowledge.relatedSkills.get(wanted) ?? [])]) {
			const list = peopleBySkill.get(source.id)
			if (list) gather(tally, list, shareInSteps(source))
		}
		settle(tally, skillWeight(knowledge, wanted), mustHave)
	}
	for (const skill of musts) add(skill, true)
	for (const skill of nices) add(skill, false)
	return tally
}

/** Every skill the person's skills count for, and all the jobs that want it. */
export function tallyJobs(
	{ knowledge, countsFor, jobs, jobsBySkill, tally }: IndexState,
	skills: SkillSet,
): Tally {
	clearTally(tally, jobs.idOf.length)
	for (const [wanted, strength] of strengths(skills, countsFor)) {
		const weight = skillWeight(knowledge, wanted)
		const list = jobsBySkill.get(wanted)
		for (let i = 0; i < (list?.size ?? 0); i++) {
			const entry = list?.entries[i] ?? 0
			count(tally, rowIn(entry), weight, strength, valueIn(entry) === 1)
		}
	}
	return tally
}

/** By wanted skill the best of what the person has for it. */
function strengths(skills: SkillSet, countsFor: IndexState['countsFor']): Map<number, number> {
	const found = new Map<number, number>()
	for (const [skill, percent] of skills) {
		for (const wanted of [{ id: skill, share: 1 }, ...(countsFor.get(skill) ?? [])]) {
			const strength = shareInSteps(wanted) * percent
			found.set(wanted.id, Math.max(found.get(wanted.id) ?? 0, strength))
		}
	}
	return found
}
