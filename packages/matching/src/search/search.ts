import { rowOf } from '../ids/ids.ts'
import { factsAt } from '../index/records.ts'
import type { IndexState } from '../index/state.ts'
import { recordAt, type Table } from '../index/table.ts'
import { calibrated, curveOf, pointsFor, type Curve } from '../scoring/calibration.ts'
import { jobFacts } from '../scoring/facts.ts'
import { fullPoints, stated } from '../scoring/possible.ts'
import type { Job, Person, Ranked } from '../types.ts'
import { jobCandidates } from './job-candidates.ts'
import { peopleCandidates } from './people-candidates.ts'
import { collectCandidates } from './queue.ts'
import { filterOf, rank, type Group, type Search } from './rank.ts'
import type { TopEntry } from './top.ts'

/** `least` is a total, 0 to 100. With `relatedInFull`, related professions count as much as the one asked for. */
export type Count = { least: number; exclude?: ReadonlySet<string>; relatedInFull?: boolean }

export function topPeople(state: IndexState, job: Job, search: Search): Ranked[] {
	const { people, queue } = state
	const { groups, rate } = peopleCandidates(state, job)
	const curve = curveFor(state, job)
	const asked = search.only ? [rowsOf(people, search.only)] : groups
	return shown(rank(people, queue, inPoints(search, curve), asked, rate), curve)
}

/** How many people reach this total. Rows with a lower upper bound are not read. */
export function countPeople(state: IndexState, job: Job, { least, exclude, relatedInFull }: Count): number {
	const { people, queue } = state
	const { groups, rate } = peopleCandidates(state, job, relatedInFull)
	const isAsked = filterOf(people, { exclude })
	const tenths = pointsFor(curveFor(state, job), least * 10)
	let count = 0
	for (const { atMost, open } of groups) {
		if (atMost < tenths) continue
		const { size, rowAt, collectUpperBounds } = open(tenths)
		collectCandidates(queue, size, (into) => collectUpperBounds(into, 0, size, tenths))
		for (let i = 0; i < queue.size; i++) {
			if ((queue.bounds[i] ?? 0) < tenths) continue
			const row = rowAt(queue.candidates[i] ?? 0)
			if (isAsked(row) && rate(row, tenths) >= tenths) count++
		}
	}
	return count
}

/**
 * Points mean another total for jobs that state skills than for those that do not, so each kind is ranked by itself. Sorting
 * keeps the order of each, where different points are shown as the same total.
 */
export function topJobs(state: IndexState, person: Person, search: Search): Ranked[] {
	const { jobs, queue } = state
	const { withoutSkills, withSkills, rate } = jobCandidates(state, person)
	const ranked = (groups: Group[], curve: Curve) => {
		const isOfKind = (row: number) =>
			curveOf(jobs.memory[factsAt(jobs.memory, recordAt(jobs, row))] ?? 0) === curve
		const asked = search.only ? [rowsOf(jobs, search.only, isOfKind)] : groups
		return shown(rank(jobs, queue, inPoints(search, curve), asked, rate), curve)
	}
	const others = ranked(withoutSkills, curveOf(0))
	return [...ranked(withSkills, curveOf(stated.skills)), ...others]
		.toSorted((a, b) => b.total - a.total)
		.slice(0, search.limit)
}

/** The search, with the fewest points that are shown as its least total. */
function inPoints(search: Search, curve: Curve) {
	return { ...search, least: search.least === undefined ? -1 : pointsFor(curve, search.least * 10) }
}

function curveFor({ knowledge }: IndexState, job: Job): Curve {
	return curveOf(jobFacts(job, knowledge).stated)
}

function shown(ranked: readonly TopEntry[], curve: Curve): Ranked[] {
	return ranked.map(({ id, total }) => ({ id, total: calibrated(curve, total) / 10 }))
}

/** One group with the rows of these ids, all of which are scored. */
function rowsOf(
	table: Table,
	ids: ReadonlySet<string>,
	isAsked: (row: number) => boolean = () => true,
): Group {
	const rows = [...ids].flatMap((id) => rowOf(table.ids, id) ?? []).filter(isAsked)
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
