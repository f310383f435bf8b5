export type Cell = string | number | null

/**
 * A table as a CSV file (RFC 4180) that spreadsheets read as UTF-8. Text that a spreadsheet would take for a
 * formula gets a leading apostrophe, so that typed input never runs.
 */
export function csvOf(rows: readonly (readonly Cell[])[]) {
	return byteOrderMark + rows.map(lineOf).join('')
}

/** What a file begins with that is sent line by line. */
export const byteOrderMark = '\uFEFF'

export function lineOf(row: readonly Cell[]) {
	return `${row.map(cellOf).join(',')}\r\n`
}

function cellOf(cell: Cell) {
	if (cell === null) return ''
	if (typeof cell === 'number') return String(cell)
	const text = /^\s*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
