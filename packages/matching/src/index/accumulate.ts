import { textFacts } from '../scoring/facts.ts'
import { shareInSteps, skillSet, skillWeight, type SkillSet } from '../scoring/shares/skills.ts'
import { readerOf, type TextFacts } from '../text/read-text.ts'
import type { Job, Person } from '../types.ts'
import { clearSkills, clearTexts, addSkill, addField, addWord } from './accumulator.ts'
import { rowIn, valueIn, type Postings } from './postings.ts'
import type { IndexState } from './state.ts'

/** Sums up, for every person, the words and professions that their text shares with the job's. */
export function accumulateTexts(state: IndexState, job: Job): void {
	const { knowledge, people, peopleByWord, peopleByField, accumulator } = state
	clearTexts(accumulator, people.ids.length)
	const said = textFacts(job.text, knowledge)
	accumulateWords(state, said, peopleByWord)
	accumulateFields(state, said, peopleByField)
}

/** Sums up, for every job, the wanted skills that the person's skills cover, and what the two texts share. */
export function accumulateJobs(state: IndexState, person: Person): void {
	const { knowledge, countsFor, jobs, jobsBySkill, jobsByWord, jobsByField, accumulator } = state
	clearSkills(accumulator, jobs.ids.length)
	for (const [wanted, strength] of strengths(skillSet(person.skills), countsFor)) {
		if (strength === 0) continue
		const weight = skillWeight(knowledge, wanted)
		for (const { entries, size } of jobsBySkill.get(wanted)?.blocks ?? [])
			for (let i = 0; i < size; i++) {
				const entry = entries[i] ?? 0
				addSkill(accumulator, rowIn(entry), weight, strength, valueIn(entry) === 1)
			}
	}
	clearTexts(accumulator, jobs.ids.length)
	const said = textFacts(person.text, knowledge)
	accumulateWords(state, said, jobsByWord)
	accumulateFields(state, said, jobsByField)
}

function accumulateWords(
	{ knowledge, vocabulary, accumulator }: IndexState,
	{ words }: TextFacts,
	byWord: Postings,
) {
	if (!knowledge.lexicon) return
	const { rarity } = readerOf(knowledge.lexicon)
	for (const [term, impact] of words) {
		const list = byWord.get(vocabulary.get(term) ?? -1)
		if (list) addWord(accumulator, list, rarity(term) * impact)
	}
}

function accumulateFields({ accumulator }: IndexState, { fields }: TextFacts, byField: Postings) {
	for (const [field, impact] of fields) {
		const list = byField.get(field)
		if (list) addField(accumulator, list, impact)
	}
}

/** By wanted skill, the greatest strength that a skill of the person gives it. */
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
