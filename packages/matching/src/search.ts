import { jobFacts, personFacts, relatedTo } from './facts.ts'
import type { IndexState } from './index-state.ts'
import { judgePeople } from './judge-people.ts'
import { makeRoom } from './queue.ts'
import { filterOf, rank, type Group, type OpenGroup, type Search } from './rank.ts'
import { fullPoints } from './possible.ts'
import { ceilingOf, totalOf } from './rating.ts'
import { readJob, readWanted } from './records.ts'
import type { Coverage } from './skills.ts'
import { recordAt, type Table } from './table.ts'
import { tallyJobs } from './tally-rows.ts'
import { readSkills, readTexts } from './tally.ts'
import type { Job, Person, Ranked } from './types.ts'

/** `least` is a total, 0 to 100; with `relatedInFull` related professions count as much as the asked one. */
export type Count = { least: number; exclude?: ReadonlySet<string>; relatedInFull?: boolean }

export function topPeople(state: IndexState, job: Job, search: Search): Ranked[] {
	const { people, queue } = state
	const { groups, rate } = judgePeople(state, job)
	return rank(people, queue, search, search.only ? [rowsOf(people, search.only)] : groups, rate)
}

/** How many people reach this total: no row is read whose ceiling is below it. */
export function countPeople(state: IndexState, job: Job, { least, exclude, relatedInFull }: Count): number {
	const { people, queue } = state
	const { groups, rate } = judgePeople(state, job, relatedInFull)
	const isAsked = filterOf(people, { exclude })
	const tenths = Math.floor(least * 10)
	let count = 0
	for (const { atMost, open } of groups) {
		if (atMost < tenths) continue
		const { size, rowAt, tellHighest } = open()
		const ceilings = makeRoom(queue, size)
		tellHighest(ceilings, 0, size, tenths)
		for (let position = 0; position < size; position++) {
			if ((ceilings[position] ?? -1) < tenths || (ceilings[position] ?? -1) < 0) continue
			const row = rowAt(position)
			if (isAsked(row) && rate(row, tenths) / 10 >= least) count++
		}
	}
	return count
}

export function topJobs(state: IndexState, person: Person, search: Search): Ranked[] {
	const { knowledge, jobs, queue, tally } = state
	const facts = personFacts(person)
	const job = jobFacts(nothing, knowledge)
	const coverage: Coverage = { must: 0, held: 0, nice: 0, words: 0, fields: 0 }
	tallyJobs(state, person)

	function readCoverage(row: number) {
		readSkills(tally, row, coverage)
		readTexts(tally, row, coverage)
	}
	function highest(row: number, at: number) {
		readWanted(jobs.memory, at, job)
		readCoverage(row)
		return ceilingOf(job, coverage)
	}
	function tellHighest(into: Int16Array, from: number, to: number) {
		for (let row = from; row < to; row++) {
			const at = recordAt(jobs, row)
			into[row] = at === -1 ? -1 : highest(row, at)
		}
	}
	return rank(jobs, queue, search, [groupOf(jobs.idOf.length, (row) => row, tellHighest)], (row) => {
		readJob(jobs.memory, recordAt(jobs, row), job)
		job.relatedProfessions = relatedTo(job.profession, knowledge)
		readCoverage(row)
		return totalOf(facts, job, coverage)
	})
}

/** Those with the ids, each of which is looked at. */
function rowsOf({ rowOf }: Table, ids: ReadonlySet<string>): Group {
	const rows = [...ids].flatMap((id) => rowOf.get(id) ?? [])
	return groupOf(
		rows.length,
		(position) => rows[position] ?? 0,
		(into, from, to) => void into.fill(fullPoints, from, to),
	)
}

function groupOf(size: number, rowAt: OpenGroup['rowAt'], tellHighest: OpenGroup['tellHighest']): Group {
	return { atMost: Infinity, open: () => ({ size, rowAt, tellHighest }) }
}

/** Its facts are the ones every row is read into. */
const nothing: Job = { id: '', mustHaveSkills: [], niceToHaveSkills: [], languages: [], places: [] }
