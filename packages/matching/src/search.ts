import { jobFacts, personFacts, relatedTo } from './facts.ts'
import type { IndexState } from './index-state.ts'
import { lineUp, type Queue } from './queue.ts'
import { ceilingOf, totalOf } from './rating.ts'
import { readJob, readPerson, readWanted } from './records.ts'
import { skillSet } from './skills.ts'
import { recordAt, type Table } from './table.ts'
import { tallyJobs, tallyPeople } from './tally-skills.ts'
import { coverageAt } from './tally.ts'
import { best, canEnter, createTop, enter, threshold } from './top.ts'
import type { Job, Person, Ranked } from './types.ts'

/** `exclude` and `only` are ids; both may be given. */
export type Search = { limit: number; exclude?: ReadonlySet<string>; only?: ReadonlySet<string> }

/** The two questions a ranking asks of a row: can it still enter, and what is its total, in tenths. */
type Judge = {
	highest: (row: number, at: number) => number
	total: (row: number, at: number) => number
}

export function topPeople(state: IndexState, job: Job, search: Search): Ranked[] {
	const { knowledge, people } = state
	const facts = jobFacts(job, knowledge)
	const person = personFacts(nobody)
	const tally = tallyPeople(state, job)

	return rank(people, state.queue, search, {
		highest: (row) => ceilingOf(facts, coverageAt(tally, row)),
		total(row, at) {
			readPerson(people.memory, at, person)
			return totalOf(person, facts, coverageAt(tally, row))
		},
	})
}

export function topJobs(state: IndexState, person: Person, search: Search): Ranked[] {
	const { knowledge, jobs } = state
	const facts = personFacts(person)
	const job = jobFacts(nothing, knowledge)
	const tally = tallyJobs(state, skillSet(person.skills))

	return rank(jobs, state.queue, search, {
		highest(row, at) {
			readWanted(jobs.memory, at, job)
			return ceilingOf(job, coverageAt(tally, row))
		},
		total(row, at) {
			readJob(jobs.memory, at, job)
			job.relatedProfessions = relatedTo(job.profession, knowledge)
			return totalOf(facts, job, coverageAt(tally, row))
		},
	})
}

/** The most promising rows first, until no other can enter: none is left out that could. */
function rank(table: Table, queue: Queue, search: Search, judge: Judge): Ranked[] {
	if (!(search.limit > 0)) return []

	const top = createTop(search.limit)
	const isAsked = filterOf(table, search)
	const length = lineUp(queue, table.idOf.length, (row) => {
		const at = recordAt(table, row)
		return at === -1 ? -1 : judge.highest(row, at)
	})
	for (let i = 0; i < length; i++) {
		const row = queue.rows[i] ?? 0
		if ((queue.ceilings[row] ?? 0) < threshold(top)) break
		if (!isAsked(row)) continue

		const total = judge.total(row, recordAt(table, row))
		if (total < threshold(top)) continue

		const entry = { id: table.idOf[row] ?? '', total }
		if (canEnter(top, entry)) enter(top, entry)
	}
	return best(top).map(({ id, total }) => ({ id, total: total / 10 }))
}

function filterOf({ idOf }: Table, { exclude, only }: Search): (row: number) => boolean {
	if (!exclude && !only) return () => true

	return (row) => {
		const id = idOf[row] ?? ''
		return !exclude?.has(id) && (!only || only.has(id))
	}
}

/** Their facts are the ones every row is read into. */
const nobody: Person = { id: '', skills: [], professions: [], languages: [], workModes: [] }
const nothing: Job = { id: '', mustHaveSkills: [], niceToHaveSkills: [], languages: [], places: [] }
