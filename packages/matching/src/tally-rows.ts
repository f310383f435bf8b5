import { textFacts } from './facts.ts'
import type { IndexState } from './index-state.ts'
import { rowIn, valueIn, type Postings } from './postings.ts'
import { shareInSteps, skillSet, skillWeight, wantedSkills, type SkillSet } from './skills.ts'
import { clearSkills, clearTexts, count, countField, countWord, gather, settle } from './tally.ts'
import { readerOf, type TextFacts } from './text/read-text.ts'
import type { Job, Person } from './types.ts'

/** Wanted skill by wanted skill, everyone who has it or a related one. */
export function tallyPeopleBySkills(state: IndexState, job: Job): void {
	const { knowledge, people, peopleBySkill, tally } = state
	const { musts, nices } = wantedSkills(job)
	clearSkills(tally, people.idOf.length)

	function add(wanted: number, mustHave: boolean) {
		for (const source of [{ id: wanted, share: 1 }, ...(knowledge.relatedSkills.get(wanted) ?? [])]) {
			const list = peopleBySkill.get(source.id)
			if (list) gather(tally, list, shareInSteps(source))
		}
		settle(tally, skillWeight(knowledge, wanted), mustHave)
	}
	for (const skill of musts) add(skill, true)
	for (const skill of nices) add(skill, false)
}

/** Everyone by the professions that the texts speak of. */
export function tallyPeopleByFields(state: IndexState, job: Job): void {
	const { knowledge, people, peopleByField, tally } = state
	clearTexts(tally, people.idOf.length)
	tallyFields(state, textFacts(job.text, knowledge), peopleByField)
}

/** Then everyone by the words of the texts. */
export function tallyPeopleByWords(state: IndexState, job: Job): void {
	tallyWords(state, textFacts(job.text, state.knowledge), state.peopleByWord)
}

/** Every skill the person's skills count for, and all the jobs that want it; then all jobs by the words of the text. */
export function tallyJobs(state: IndexState, person: Person): void {
	const { knowledge, countsFor, jobs, jobsBySkill, jobsByWord, jobsByField, tally } = state
	clearSkills(tally, jobs.idOf.length)
	clearTexts(tally, jobs.idOf.length)
	for (const [wanted, strength] of strengths(skillSet(person.skills), countsFor)) {
		if (strength === 0) continue
		const weight = skillWeight(knowledge, wanted)
		const list = jobsBySkill.get(wanted)
		for (let i = 0; i < (list?.size ?? 0); i++) {
			const entry = list?.entries[i] ?? 0
			count(tally, rowIn(entry), weight, strength, valueIn(entry) === 1)
		}
	}
	const said = textFacts(person.text, knowledge)
	tallyWords(state, said, jobsByWord)
	tallyFields(state, said, jobsByField)
}

function tallyWords({ knowledge, vocabulary, tally }: IndexState, { words }: TextFacts, byWord: Postings) {
	if (!knowledge.lexicon) return
	const { rarity } = readerOf(knowledge.lexicon)
	for (const [term, impact] of words) {
		const list = byWord.get(vocabulary.get(term) ?? -1)
		if (list) countWord(tally, list, rarity(term) * impact)
	}
}

function tallyFields({ tally }: IndexState, { fields }: TextFacts, byField: Postings) {
	for (const [field, impact] of fields) {
		const list = byField.get(field)
		if (list) countField(tally, list, impact)
	}
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
