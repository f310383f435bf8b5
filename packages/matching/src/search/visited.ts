import type { Table } from '../index/table.ts'

/** Rows that were visited in a search, so that each is looked at once. Used again for each search. */
export type Visited = {
	/** By row the number of the search that visited it last. */
	visitedIn: Uint8Array
	search: number
	/** The rows of the group that is looked at. */
	rows: Int32Array
}

export function createVisited(): Visited {
	return { visitedIn: new Uint8Array(), search: 0, rows: new Int32Array() }
}

/** For a new search nobody has been visited, among so many rows. */
export function resetVisited(visited: Visited, rows: number): void {
	visited.search = (visited.search + 1) % 256
	if (visited.search === 0) visited.visitedIn.fill(0)
	if (visited.search === 0) visited.search = 1
	if (rows > visited.visitedIn.length) {
		const room = Math.ceil(rows * 1.25)
		visited.visitedIn = new Uint8Array(room)
		visited.rows = new Int32Array(room)
	}
}

/** All rows that no group has visited. */
export function visitOthers({ visited }: { visited: Visited }, { idOf, starts }: Table): number {
	const { visitedIn, search, rows } = visited
	let count = 0
	for (let row = 0; row < idOf.length; row++)
		if (visitedIn[row] !== search && starts[row] !== -1) rows[count++] = row
	return count
}
