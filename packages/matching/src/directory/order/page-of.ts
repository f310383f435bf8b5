import { compareIds, idAt } from '../../ids/ids.ts'
import { eachBitDown, type Bits } from '../bits.ts'
import type { DirectoryState } from '../state.ts'
import type { DirectoryQuery, Found } from '../types.ts'
import type { WordsFound } from '../words/find-words.ts'
import { nearnessOf } from './nearest.ts'
import { afterPosition, positionOf, type Keys } from './position.ts'

type Keyed = { row: number; key: number }

/**
 * The ids of one page in the order asked for, and where the next page begins, if there is one. Ties are ordered by latest
 * change, then by id.
 */
export function pageOf(
	state: DirectoryState,
	query: DirectoryQuery,
	rows: Bits,
	words: WordsFound | undefined,
): Pick<Found, 'ids' | 'next'> {
	const { order, offset, limit } = query
	// One more than the page holds tells whether another follows.
	const wanted = offset + limit + 1
	const keys = keysOf(state, query, rows, words)
	const comesAfter = query.after && afterPosition(state, query, query.after, keys, { rows, words })
	const before = (a: Keyed, b: Keyed) => {
		if (order === 'name') {
			const starts = (state.nameStarts[a.row] ?? 0) - (state.nameStarts[b.row] ?? 0)
			if (starts !== 0) return starts
			const [one, other] = [state.names[a.row] ?? '', state.names[b.row] ?? '']
			if (one !== other) return one < other ? -1 : 1
		} else if (a.key !== b.key) return b.key - a.key
		const changed = (state.changedAt[b.row] ?? 0) - (state.changedAt[a.row] ?? 0)
		return changed || compareIds(state.table.ids, a.row, b.row)
	}

	// A buffer of twice the wanted size, cut back whenever it is full.
	let kept: Keyed[] = []
	let worst: Keyed | undefined
	let floor = { key: -1, changed: 0, id: 0 }
	let lastName = order === 'name' ? 2 ** 32 : -1
	// Ids and row numbers rise with time. From the last row down, the newest come first, and the rest is rejected
	// early.
	eachBitDown(rows, (row) => {
		if (lastName >= 0 && (state.nameStarts[row] ?? 0) > lastName) return
		const key = keys[row] ?? 0
		// Most rows end here, before an object is made or a string is compared.
		if (key < floor.key) return
		if (key === floor.key) {
			const changed = state.changedAt[row] ?? 0
			if (changed < floor.changed) return
			if (changed === floor.changed && (state.idStarts[row] ?? 0) > floor.id) return
		}
		if (comesAfter && !comesAfter(row)) return
		const keyed = { row, key }
		if (worst && before(keyed, worst) >= 0) return
		kept.push(keyed)
		if (kept.length < wanted * 2) return
		kept = kept.toSorted(before).slice(0, wanted)
		worst = kept.at(-1)
		if (!worst) return
		if (order === 'name') lastName = state.nameStarts[worst.row] ?? 0
		else floor = floorOf(state, worst)
	})
	const found = kept.toSorted(before).slice(offset, wanted)
	const page = found.slice(0, limit)
	const last = page.at(-1)
	return {
		ids: page.map(({ row }) => idAt(state.table.ids, row) ?? ''),
		next: last && found.length > limit ? positionOf(state, query, keys, last.row) : null,
	}
}

/** By row, the value that the page is ordered by, greatest first. Not used for the order by name. */
function keysOf(
	state: DirectoryState,
	query: DirectoryQuery,
	rows: Bits,
	words: WordsFound | undefined,
): Keys {
	const { order, offset, limit } = query
	if (order === 'relevance' && words) return words.scores
	return order === 'distance' ? nearnessOf(state, query, rows, offset + limit + 1) : state.changedAt
}

/** What a row must reach to come before the last one that is kept. */
function floorOf({ changedAt, idStarts }: DirectoryState, { row, key }: Keyed) {
	return { key, changed: changedAt[row] ?? 0, id: idStarts[row] ?? 0 }
}
