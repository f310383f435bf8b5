import { textFacts } from '../scoring/facts.ts'
import type { IndexState } from './state.ts'
import { rowIn, valueIn, type Postings } from './postings.ts'
import { shareInSteps, skillSet, skillWeight, type SkillSet } from '../scoring/shares/skills.ts'
import { clearSkills, clearTexts, count, countField, countWord } from './accumulator.ts'
import { readerOf, type TextFacts } from '../text/read-text.ts'
import type { Job, Person } from '../types.ts'

/** Everyone by the words of the texts, and by the professions that they speak of. */
export function tallyPeopleByTexts(state: IndexState, job: Job): void {
	const { knowledge, people, peopleByWord, peopleByField, tally } = state
	clearTexts(tally, people.idOf.length)
	const said = textFacts(job.text, knowledge)
	tallyWords(state, said, peopleByWord)
	tallyFields(state, said, peopleByField)
}

/** Every skill the person's skills count for, and all the jobs that want it; then all jobs by the words of the text. */
export function tallyJobs(state: IndexState, person: Person): void {
	const { knowledge, countsFor, jobs, jobsBySkill, jobsByWord, jobsByField, tally } = state
	clearSkills(tally, jobs.idOf.length)
	for (const [wanted, strength] of strengths(skillSet(person.skills), countsFor)) {
		if (strength === 0) continue
		const weight = skillWeight(knowledge, wanted)
		for (const { entries, size } of jobsBySkill.get(wanted)?.blocks ?? [])
			for (let i = 0; i < size; i++) {
				const entry = entries[i] ?? 0
				count(tally, rowIn(entry), weight, strength, valueIn(entry) === 1)
			}
	}
	clearTexts(tally, jobs.idOf.length)
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
