import { createPeopleBoundFilter } from '../columns/people-bound-filter.ts'
import { encodeNewPeople } from '../columns/people-columns.ts'
import { accumulateTexts } from '../index/accumulate.ts'
import { readTexts } from '../index/accumulator.ts'
import { readPerson } from '../index/records.ts'
import type { IndexState } from '../index/state.ts'
import { recordAt } from '../index/table.ts'
import { compareSkills, wantSkills, type WantedSkills } from '../index/wanted-skills.ts'
import { compareFields, compareRoles, compareWords, wantText, type WantedText } from '../index/wanted-text.ts'
import { jobFacts, personFacts } from '../scoring/facts.ts'
import { fullPoints, totals } from '../scoring/possible.ts'
import type { Coverage } from '../scoring/shares/skills.ts'
import { possiblePoints, totalOf } from '../scoring/total.ts'
import { fullImpact } from '../text/read-text.ts'
import type { Job, Person } from '../types.ts'
import type { CandidateGenerator, Group, OpenGroup, Rate } from './rank.ts'
import { setSkillBitmasks } from './skill-bitmask.ts'
import { findUpperBounds } from './upper-bounds.ts'

/**
 * From this many tenths on, all texts are summed up at once. Below it, texts decide so rarely that they are read one by
 * one for a few people, which avoids the long posting lists of words.
 */
const muchForText = 150

/**
 * Two groups of people: the few whose skills give the highest upper bounds, then everyone else. The bound of a row is
 * tightened in steps, as long as the row may still be among the best: by skill bitmask, encoded columns, record and text.
 */
export function peopleCandidates(state: IndexState, job: Job, relatedInFull = false): CandidateGenerator {
	const { knowledge, people, accumulator, skillBitmasks: bitmasks, upperBounds } = state
	const facts = jobFacts(job, knowledge)
	if (relatedInFull) facts.relatedProfessions = facts.relatedProfessions.map(({ id }) => ({ id, share: 1 }))
	const wanted = wantSkills(state, job)
	const text = wantText(state, { text: job.text })
	const asksText = text.terms.length > 0 || text.professions.length > 0
	const sumsTexts = asksText && possiblePoints(facts).text >= muchForText
	if (sumsTexts) accumulateTexts(state, job)

	encodeNewPeople(state.peopleColumns, people)
	const texts = sumsTexts ? accumulator.texts : undefined
	setSkillBitmasks(state, wanted)
	findUpperBounds(upperBounds, bitmasks, people.ids.length, facts)
	const filter = createPeopleBoundFilter(state.peopleColumns, people, {
		facts,
		wanted,
		asksText,
		most: text.most,
		texts,
		bitmasks,
		upperBounds,
	})
	const { rows, count, cut, withoutSkills } = upperBounds
	const first: Group = {
		atMost: fullPoints,
		open: () => ({
			size: count,
			rowAt: (position) => rows[position] ?? 0,
			collectUpperBounds: (into, from, to, least) => filter(into, { rows, below: totals, from, to }, least),
		}),
	}
	const everyone: OpenGroup = {
		size: people.ids.length,
		rowAt: (row) => row,
		collectUpperBounds: (into, from, to, least) => filter(into, { below: cut, from, to }, least),
	}
	const withSkills: OpenGroup = {
		size: bitmasks.count,
		rowAt: (position) => bitmasks.rows[position] ?? 0,
		collectUpperBounds: (into, from, to, least) =>
			filter(into, { rows: bitmasks.rows, below: cut, from, to }, least),
	}
	const others: Group = { atMost: cut - 1, open: (least) => (least > withoutSkills ? withSkills : everyone) }
	return {
		groups: [first, others],
		rate: rateBy(state, facts, { wanted, text, asksText, sumsTexts }),
	}
}

function rateBy(
	{ people, accumulator }: IndexState,
	facts: ReturnType<typeof jobFacts>,
	asked: { wanted: WantedSkills; text: WantedText; asksText: boolean; sumsTexts: boolean },
): Rate {
	const { wanted, text, asksText, sumsTexts } = asked
	const person = personFacts(nobody)
	const coverage: Coverage = { must: 0, held: 0, nice: 0, words: 0, fields: 0 }
	const asksYears = facts.wordWeight > 0 && facts.minMonths > 0
	/** The total with everything that is read so far, and with the person's roles if it may still be among the best. */
	function inRoles(at: number, least: number) {
		const total = totalOf(person, facts, coverage)
		if (total < least || !asksYears || person.roleMonths.length === 0) return total
		coverage.months = compareRoles(text, people.memory, at, person.roleMonths)
		return totalOf(person, facts, coverage)
	}
	return (row, least) => {
		const at = recordAt(people, row)
		coverage.months = undefined
		readPerson(people.memory, at, person)
		compareSkills(wanted, people.memory, at, coverage)
		const readsText = asksText && !sumsTexts && person.hasText
		if (sumsTexts) readTexts(accumulator, row, coverage)
		else {
			coverage.words = readsText ? text.most : 0
			coverage.fields = readsText ? fullImpact ** 2 : 0
		}
		if (!readsText) return inRoles(at, least)
		let total = totalOf(person, facts, coverage)
		if (total < least) return total

		coverage.fields = compareFields(text, people.memory, at)
		total = totalOf(person, facts, coverage)
		if (total < least) return total

		coverage.words = compareWords(text, people.memory, at)
		return inRoles(at, least)
	}
}

/** Every row is read into the facts of this person, so that a search makes no garbage. */
const nobody: Person = { id: '', skills: [], professions: [], languages: [], workModes: [] }
