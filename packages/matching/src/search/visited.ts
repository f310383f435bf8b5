import type { Table } from '../index/table.ts'

/** Rows that were met in a search, so that each is looked at once. Used again for each search. */
export type Met = {
	/** By row the number of the search that met it last. */
	seenIn: Uint8Array
	search: number
	/** The rows of the group that is looked at. */
	rows: Int32Array
}

export function createMet(): Met {
	return { seenIn: new Uint8Array(), search: 0, rows: new Int32Array() }
}

/** For a new search nobody has been met, among so many rows. */
export function meetNobody(met: Met, rows: number): void {
	met.search = (met.search + 1) % 256
	if (met.search === 0) met.seenIn.fill(0)
	if (met.search === 0) met.search = 1
	if (rows > met.seenIn.length) {
		const room = Math.ceil(rows * 1.25)
		met.seenIn = new Uint8Array(room)
		met.rows = new Int32Array(room)
	}
}

/** All rows that no group has met. */
export function meetOthers({ met }: { met: Met }, { idOf, starts }: Table): number {
	const { seenIn, search, rows } = met
	let count = 0
	for (let row = 0; row < idOf.length; row++)
		if (seenIn[row] !== search && starts[row] !== -1) rows[count++] = row
	return count
}
