import { isBullet, tidy, type Line } from '../lines/line.ts'
import { inWrittenOrder, isDrawnOrder } from './drawn-order.ts'
import { columnsOf, type Column, type PageRows } from './pdf-columns.ts'
import type { Segment } from './pdf-rows.ts'

/** The pages of a PDF file as lines, in the order of reading. */
export function linesOfPages(pages: PageRows[]): Line[] {
	const lines = columnsOf(pages).flatMap(linesOfColumn)
	const isDrawn = isDrawnOrder(lines.map(({ text }) => text).join('\n'))
	return lines
		.map((line, at) => {
			const written = isDrawn ? inWrittenOrder(line.text) : line.text
			// Where widths are told wrongly, a space comes to stand before a comma.
			return { ...line, text: tidy(written).replaceAll(/ +(?=[,.;:](?:\s|$))/g, ''), at }
		})
		.filter(({ text }) => text !== '')
}

type Unnumbered = Omit<Line, 'at'>

function linesOfColumn({ place, rows, edge, isGoingOn }: Column): Unnumbered[] {
	const usual = median(
		rows
			.slice(1)
			.map((row, at) => topOf(rows[at]) - topOf(row))
			.filter((gap) => gap > 0),
	)
	const lines: Unnumbered[] = []
	for (const [at, row] of rows.entries()) {
		const above = rows[at - 1]
		const gap = above ? topOf(above) - topOf(row) : 0
		const size = Math.max(...row.map((segment) => segment.size))
		const isApart = gap < 0 || (gap > 1.3 * usual && gap > 1.5 * size)
		const text = row.map((segment) => segment.text).join('\t')
		const last = lines.at(-1)
		if (last && above && !isApart && goesOn(above, row, edge)) last.text = joined(last.text, text)
		else lines.push({ text, isApart, size, isColumnStart: place === 'right' && !isGoingOn && at === 0 })
	}
	return lines
}

/** Whether a row is the rest of the one above, which had no room for its first word. */
function goesOn(above: Segment[], row: Segment[], edge: number) {
	const [last, first] = [above[0], row[0]]
	if (above.length > 1 || row.length > 1 || !last || !first || isBullet(first.text)) return false
	const isAlike = last.fonts[1] === first.fonts[0] && Math.abs(last.size - first.size) < 0.3
	const isBelow = first.x >= last.x - 2 && first.x <= last.x + 3 * first.size
	const [word = ''] = first.text.split(' ')
	// Letters differ in width, so the word is taken for a little wider than the average.
	const needed = (1.25 * (first.right - first.x) * (word.length + 1)) / first.text.length
	// A short line was ended on purpose, however long the next word is.
	const isFull = last.right - last.x > 0.6 * (edge - last.x)
	return isAlike && isBelow && isFull && last.right + needed > edge - 1
}

function joined(one: string, other: string) {
	return /\S-$/.test(one) ? one + other : `${one} ${other}`
}

function topOf(row: Segment[] | undefined) {
	return row?.[0]?.y ?? 0
}

function median(numbers: number[]) {
	return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
