import { jobFacts, personFacts, type JobFacts } from './facts.ts'
import { glanceAtNew } from './glance.ts'
import { glanceOver } from './glancer.ts'
import type { IndexState } from './index-state.ts'
import type { Group, Rate } from './rank.ts'
import { ceilingOf, possiblePoints, totalOf } from './rating.ts'
import { readPerson } from './records.ts'
import type { Coverage } from './skills.ts'
import { recordAt } from './table.ts'
import { tallyPeopleByFields, tallyPeopleBySkills, tallyPeopleByWords } from './tally-rows.ts'
import { compareText, wantText } from './tally-text.ts'
import { readFields, readSkills, readWords, type WantedText } from './tally.ts'
import { fullImpact } from './text/read-text.ts'
import type { Job, Person } from './types.ts'

/** All that a search for people asks. */
export type PeopleJudge = {
	/** The most skilled, those met besides, and all the others. */
	groups: readonly Group[]
	rate: Rate
}

/**
 * From here on, in tenths, all texts are summed up at once: up to here they decide so seldom that those of a few people
 * are read one by one, which spares going through the long lists of the words.
 */
const muchForWords = 150

/**
 * Skills, and the professions that texts speak of, are summed up for everyone. A row is then looked at more and more closely
 * as long as it may still be among the best: at a glance, by its record, by the words of its text.
 */
export function judgePeople(state: IndexState, job: Job, relatedInFull = false): PeopleJudge {
	const { knowledge, people, tally } = state
	const facts = jobFacts(job, knowledge)
	if (relatedInFull) facts.relatedProfessions = facts.relatedProfessions.map(({ id }) => ({ id, share: 1 }))
	const wanted = wantText(state, job)
	const asksText = wanted.terms.length > 0 || wanted.fields.size > 0
	const sumsWords = asksText && possiblePoints(facts).words >= muchForWords

	tallyPeopleBySkills(state, job)
	if (asksText) tallyPeopleByFields(state, job)
	if (sumsWords) tallyPeopleByWords(state, job)
	glanceAtNew(tally.glance, people)
	const { divide, glance } = glanceOver({ tally, starts: people.starts }, facts, {
		asksText,
		sumsWords,
		most: wanted.most,
	})

	const rows = tally.met
	const from = divide()
	const met = { size: tally.metCount, rowAt: (position: number) => rows[position] ?? 0, atMost: Infinity }
	return {
		groups: [
			{ ...met, tellHighest: (into, least) => glance(into, met.size, least, { rows, from }) },
			{
				...met,
				size: from > 0 ? met.size : 0,
				tellHighest: (into, least) => glance(into, met.size, least, { rows, below: from }),
			},
			{
				size: tally.metCount < people.rowOf.size ? people.idOf.length : 0,
				rowAt: (position) => position,
				atMost: Math.floor(ceilingOf(facts, { ...none, ...anyText(facts) })),
				tellHighest: (into, least) => glance(into, people.idOf.length, least),
			},
		],
		rate: rateBy(state, facts, wanted, { asksText, sumsWords }),
	}
}

/** A text that says all that the job's does. */
function anyText({ wordWeight }: JobFacts) {
	return { words: wordWeight * fullImpact, fields: fullImpact ** 2 }
}

function rateBy(
	{ people, tally }: IndexState,
	facts: JobFacts,
	wanted: WantedText,
	{ asksText, sumsWords }: { asksText: boolean; sumsWords: boolean },
): Rate {
	const person = personFacts(nobody)
	const coverage: Coverage = { ...none }
	return (row, least) => {
		const at = recordAt(people, row)
		readPerson(people.memory, at, person)
		readSkills(tally, row, coverage)
		if (asksText) readFields(tally, row, coverage)
		if (sumsWords) readWords(tally, row, coverage)
		else coverage.words = person.hasText ? wanted.most : 0
		const total = totalOf(person, facts, coverage)
		if (!asksText || sumsWords || !person.hasText || total < least) return total

		coverage.words = compareText(wanted, people.memory, at)
		return totalOf(person, facts, coverage)
	}
}

const none: Coverage = { must: 0, held: 0, nice: 0, words: 0, fields: 0 }
/** Their facts are the ones every row is read into. */
const nobody: Person = { id: '', skills: [], professions: [], languages: [], workModes: [] }
