import { recordAt } from '../index/table.ts'
import { eachBit, hasBit, type Bits } from './bits.ts'
import type { DirectoryState } from './state.ts'
import type { FacetCount } from './types.ts'
import { eachNumber, isPair, numberOfPair } from './units.ts'

/** By facet, how many entries have each value. */
export type ValueCounts = Map<number, number>[]

const mostValues = 30

/**
 * Counts an entry in, or out, at the levels of readers that see it. The highest level sees every entry, so that its
 * counts are the lengths of the posting lists.
 */
export function countEntry(state: DirectoryState, row: number, change: 1 | -1): void {
	for (const [level, counts] of state.countsByLevel.entries()) {
		if (!hasBit(state.visible[level] ?? new Uint32Array(1), row)) continue
		eachValue(state, row, (facet, value) => {
			const values = counts[facet]
			const count = (values?.get(value) ?? 0) + change
			if (count === 0) values?.delete(value)
			else values?.set(value, count)
		})
	}
}

/** Counts all entries anew, for a directory that was restored. */
export function countEntries(state: DirectoryState): void {
	const facets = [...state.facets.keys()]
	for (const [level, counts] of state.countsByLevel.entries()) {
		tally(state, facets, state.visible[level] ?? new Uint32Array(0), 1)
		for (const facet of facets) counts[facet] = new Map(takeTally(state, facet))
	}
}

/** The counts of a facet among all that readers of a level see, except the hidden rows. */
export function countVisible(
	state: DirectoryState,
	facet: number,
	level: number,
	hidden: readonly number[],
): FacetCount[] {
	const less = new Map<number, number>()
	for (const row of hidden)
		eachValue(state, row, (of, value) => {
			if (of === facet) less.set(value, (less.get(value) ?? 0) + 1)
		})
	const kept = state.countsByLevel[level]?.[facet]
	return mostFrequent(kept ?? sizes(state, facet), less, 1)
}

/** The counts of facets among these rows; `step` above 1 estimates them from a sample. */
export function countAmong(
	state: DirectoryState,
	facets: readonly number[],
	rows: Bits,
	step: number,
): FacetCount[][] {
	tally(state, facets, rows, step)
	return facets.map((facet) => mostFrequent(takeTally(state, facet), new Map(), step))
}

function* sizes(state: DirectoryState, facet: number): Generator<[number, number]> {
	for (const [value, { size }] of state.byFacet[facet] ?? []) yield [value, size]
}

/** By facet and value. The arrays are used again for each count, since maps would take most of the time. */
const tallies: Uint32Array[] = []

function tally(state: DirectoryState, facets: readonly number[], rows: Bits, step: number): void {
	const open = state.facets.map((_, facet) => (facets.includes(facet) ? roomFor(state, facet) : undefined))
	const { memory } = state.table
	eachBit(
		rows,
		(row) => {
			let at = recordAt(state.table, row)
			for (const counts of open) {
				const last = at + (memory[at] ?? 0)
				at += 1
				for (; at <= last; at++) {
					if (!counts) continue
					const unit = memory[at] ?? 0
					const value = isPair(unit) ? numberOfPair(unit, memory[++at] ?? 0) : unit
					counts[value] = (counts[value] ?? 0) + 1
				}
			}
		},
		step,
	)
}

/** The array of a facet, long enough for all of its values and empty. */
function roomFor({ byFacet }: DirectoryState, facet: number): Uint32Array {
	let greatest = 0
	for (const value of byFacet[facet]?.keys() ?? []) if (value > greatest) greatest = value
	const before = tallies[facet]
	if (before && greatest < before.length) return before
	return (tallies[facet] = new Uint32Array(2 * (greatest + 1)))
}

/** The values that were counted; the array is empty afterwards. */
function* takeTally({ byFacet }: DirectoryState, facet: number): Generator<[number, number]> {
	const counts = tallies[facet] ?? new Uint32Array(0)
	for (const value of byFacet[facet]?.keys() ?? []) {
		const count = counts[value] ?? 0
		counts[value] = 0
		if (count > 0) yield [value, count]
	}
}

function eachValue(
	{ table, facets }: DirectoryState,
	row: number,
	visit: (facet: number, value: number) => void,
) {
	const { memory } = table
	let at = recordAt(table, row)
	for (let facet = 0; facet < facets.length; facet++) {
		const next = at + 1 + (memory[at] ?? 0)
		eachNumber(memory, at + 1, next, (value) => visit(facet, value))
		at = next
	}
}

/** The first ones, the most frequent first, without sorting the thousands of others. */
function mostFrequent(
	counts: Iterable<readonly [number, number]>,
	less: ReadonlyMap<number, number>,
	step: number,
): FacetCount[] {
	let kept: FacetCount[] = []
	let fewest = 1
	for (const [value, all] of counts) {
		const count = all - (less.get(value) ?? 0)
		if (count < fewest) continue
		kept.push({ value, count: count * step })
		if (kept.length < mostValues * 4) continue
		kept = firstOf(kept)
		fewest = (kept.at(-1)?.count ?? step) / step
	}
	return firstOf(kept)
}

function firstOf(counts: readonly FacetCount[]): FacetCount[] {
	return counts.toSorted((a, b) => b.count - a.count || a.value - b.value).slice(0, mostValues)
}
