import { idAt, rowOf } from '../../ids/ids.ts'
import { hasBit, type Bits } from '../bits.ts'
import type { DirectoryState } from '../state.ts'
import type { DirectoryQuery, Position } from '../types.ts'
import type { WordsFound } from '../words/find-words.ts'
import { startOf } from './start-of.ts'

/** By row, what a list is ordered by, greatest first. Not used for the order by name. */
export type Keys = Uint32Array | Float32Array

/** Where a row is in the order of the query. */
export function positionOf(
	{ table, names, changedAt }: DirectoryState,
	{ order, nearest }: DirectoryQuery,
	keys: Keys,
	row: number,
): Position {
	const key = keys[row] ?? 0
	return {
		id: idAt(table.ids, row) ?? '',
		changedAt: changedAt[row] ?? 0,
		key: order === 'name' ? (names[row] ?? '') : order === 'distance' ? valueAt(nearest, key) : key,
	}
}

/** Tells which rows come after a position, whether the entry that was there is still there or not. */
export function afterPosition(
	state: DirectoryState,
	{ order, nearest }: DirectoryQuery,
	{ id, changedAt, key }: Position,
	keys: Keys,
	{ rows, words }: { rows: Bits; words: WordsFound | undefined },
): (row: number) => boolean {
	const name = String(key)
	const start = startOf(name)
	const bound =
		order === 'distance'
			? nearnessAt(nearest, key)
			: order === 'relevance' && words
				? (scoreNow(state, { id, changedAt }, words, rows) ?? Number(key))
				: changedAt

	return (row) => {
		if (order === 'name') {
			const starts = (state.nameStarts[row] ?? 0) - start
			if (starts !== 0) return starts > 0
			const other = state.names[row] ?? ''
			if (other !== name) return other > name
		} else {
			const other = keys[row] ?? 0
			if (other !== bound) return other < bound
		}
		const changed = state.changedAt[row] ?? 0
		if (changed !== changedAt) return changed < changedAt
		return (idAt(state.table.ids, row) ?? '') > id
	}
}

/**
 * The score of the entry at a position. Each change of the list shifts all scores a little, so that those of one moment
 * cannot be compared with those of another. Undefined if the entry itself has changed or is not found any more.
 */
function scoreNow(
	{ table, changedAt }: DirectoryState,
	position: { id: string; changedAt: number },
	words: WordsFound,
	rows: Bits,
): number | undefined {
	const row = rowOf(table.ids, position.id)
	if (row === undefined || !hasBit(rows, row) || changedAt[row] !== position.changedAt) return undefined
	return words.scores[row]
}

/** The value that makes an entry as near as this; null for entries that have none. */
function valueAt(nearest: DirectoryQuery['nearest'], nearness: number): number | null {
	const { values = [] } = nearest ?? {}
	return nearness > 0 ? (values[values.length - nearness] ?? null) : null
}

function nearnessAt(nearest: DirectoryQuery['nearest'], value: string | number | null): number {
	const { values = [] } = nearest ?? {}
	return value === null ? 0 : values.length - values.indexOf(Number(value))
}
