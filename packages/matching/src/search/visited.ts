import type { Table } from '../index/table.ts'

/** The rows that a search has visited, so that it visits each once. The memory is reused by every search. */
export type Visited = {
	/** By row, the number of the last search that visited it. */
	visitedIn: Uint8Array
	search: number
	/** The rows of the open group. */
	rows: Int32Array
}

export function createVisited(): Visited {
	return { visitedIn: new Uint8Array(), search: 0, rows: new Int32Array() }
}

/** Starts a new search over `rows` rows, none of them visited. */
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

/** Lists all rows that no group has visited; returns how many there are. */
export function visitOthers({ visited }: { visited: Visited }, { ids, starts }: Table): number {
	const { visitedIn, search, rows } = visited
	let count = 0
	for (let row = 0; row < ids.length; row++)
		if (visitedIn[row] !== search && starts[row] !== -1) rows[count++] = row
	return count
}
