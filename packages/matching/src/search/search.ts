import { rowOf } from '../ids/ids.ts'
import type { IndexState } from '../index/state.ts'
import type { Table } from '../index/table.ts'
import { fullPoints } from '../scoring/possible.ts'
import type { Job, Person, Ranked } from '../types.ts'
import { jobCandidates } from './job-candidates.ts'
import { peopleCandidates } from './people-candidates.ts'
import { collectCandidates } from './queue.ts'
import { filterOf, rank, type Group, type Search } from './rank.ts'

/** `least` is a total, 0 to 100. With `relatedInFull`, related professions count as much as the one asked for. */
export type Count = { least: number; exclude?: ReadonlySet<string>; relatedInFull?: boolean }

export function topPeople(state: IndexState, job: Job, search: Search): Ranked[] {
	const { people, queue } = state
	const { groups, rate } = peopleCandidates(state, job)
	return rank(people, queue, search, search.only ? [rowsOf(people, search.only)] : groups, rate)
}

/** How many people reach this total. Rows with a lower upper bound are not read. */
export function countPeople(state: IndexState, job: Job, { least, exclude, relatedInFull }: Count): number {
	const { people, queue } = state
	const { groups, rate } = peopleCandidates(state, job, relatedInFull)
	const isAsked = filterOf(people, { exclude })
	const tenths = Math.floor(least * 10)
	let count = 0
	for (const { atMost, open } of groups) {
		if (atMost < tenths) continue
		const { size, rowAt, collectUpperBounds } = open(tenths)
		collectCandidates(queue, size, (into) => collectUpperBounds(into, 0, size, tenths))
		for (let i = 0; i < queue.size; i++) {
			if ((queue.bounds[i] ?? 0) < tenths) continue
			const row = rowAt(queue.candidates[i] ?? 0)
			if (isAsked(row) && rate(row, tenths) / 10 >= least) count++
		}
	}
	return count
}

export function topJobs(state: IndexState, person: Person, search: Search): Ranked[] {
	const { jobs, queue } = state
	const { groups, rate } = jobCandidates(state, person)
	return rank(jobs, queue, search, search.only ? [rowsOf(jobs, search.only)] : groups, rate)
}

/** One group with the rows of these ids, all of which are scored. */
function rowsOf(table: Table, ids: ReadonlySet<string>): Group {
	const rows = [...ids].flatMap((id) => rowOf(table.ids, id) ?? [])
	return {
		atMost: Infinity,
		open: () => ({
			size: rows.length,
			rowAt: (position) => rows[position] ?? 0,
			collectUpperBounds({ candidates, bounds }, from, to) {
				for (let position = from; position < to; position++) candidates[position - from] = position
				bounds.fill(fullPoints, 0, to - from)
				return to - from
			},
		}),
	}
}
