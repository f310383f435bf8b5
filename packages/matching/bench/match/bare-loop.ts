import type { MatchIndex } from '../../src/index/match-index.ts'
import type { Postings } from '../../src/index/postings.ts'
import { createIndexState, type IndexState } from '../../src/index/state.ts'
import { textFacts } from '../../src/scoring/facts.ts'
import { shareInSteps, skillWeight, wantedSkills } from '../../src/scoring/shares/skills.ts'
import { indexFields } from '../../src/snapshot/index-fields.ts'
import { fill, type Numbers, type Sections } from '../../src/snapshot/sections.ts'
import { readerOf } from '../../src/text/read-text.ts'
import type { Job, Knowledge } from '../../src/types.ts'

const found = 20

/**
 * The fastest that memory allows: for a job, it adds up the same weights over the same posting lists of skills, words
 * and professions in one array and finds the twenty highest sums. Nobody is scored, so the ranking means little.
 */
export function createBareLoop(index: MatchIndex, knowledge: Knowledge) {
	const state = createIndexState(knowledge)
	fill(indexFields, state, sectionsOf(index))
	const sums = new Float64Array(state.people.ids.length)
	return (job: Job) => {
		sums.fill(0)
		let touched = 0
		for (const [postings, key, weight] of listsOf(state, job)) touched += addUp(sums, postings, key, weight)
		highest(sums)
		return touched
	}
}

function* listsOf(state: IndexState, job: Job): Generator<[Postings, number, number]> {
	const { knowledge, vocabulary, peopleBySkill, peopleByWord, peopleByField } = state
	const { musts, nices } = wantedSkills(job)
	for (const wanted of [...musts, ...nices]) {
		const weight = skillWeight(knowledge, wanted)
		yield [peopleBySkill, wanted, weight * 1000]
		for (const related of knowledge.relatedSkills.get(wanted) ?? [])
			yield [peopleBySkill, related.id, weight * shareInSteps(related)]
	}
	const { words, fields } = textFacts(job.text, knowledge)
	const rarity = knowledge.lexicon ? readerOf(knowledge.lexicon).rarity : () => 0
	for (const [term, impact] of words) yield [peopleByWord, vocabulary.get(term) ?? -1, rarity(term) * impact]
	for (const [field, impact] of fields) yield [peopleByField, field, impact]
}

function addUp(sums: Float64Array, postings: Postings, key: number, weight: number): number {
	const list = postings.get(key)
	if (!list) return 0
	for (const { entries, size } of list.blocks)
		for (let i = 0; i < size; i++) {
			const entry = entries[i] ?? 0
			const row = entry >>> 7
			sums[row] = (sums[row] ?? 0) + weight * (entry & 127)
		}
	return list.size
}

function highest(sums: Float64Array): number[] {
	const rows: number[] = []
	let threshold = -1
	for (let row = 0; row < sums.length; row++) {
		if ((sums[row] ?? 0) <= threshold) continue
		rows.push(row)
		if (rows.length < 2 * found) continue
		rows.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0)).length = found
		threshold = sums[rows.at(-1) ?? 0] ?? 0
	}
	return rows.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0)).slice(0, found)
}

/** A copy of everything the index holds. */
function sectionsOf(index: MatchIndex): Sections {
	const parts = new Map<string, Numbers[]>()
	for (const { name, numbers } of index.pieces()) {
		const known = parts.get(name)
		if (known) known.push(numbers)
		else parts.set(name, [numbers])
	}
	return new Map([...parts].map(([name, all]) => [name, joined(all)]))
}

function joined(all: Numbers[]): Numbers {
	const [first] = all
	const length = all.reduce((sum, numbers) => sum + numbers.length, 0)
	const whole =
		first instanceof Int32Array
			? new Int32Array(length)
			: first instanceof Uint32Array
				? new Uint32Array(length)
				: new Uint8Array(length)
	let at = 0
	for (const numbers of all) {
		whole.set(numbers, at)
		at += numbers.length
	}
	return whole
}
