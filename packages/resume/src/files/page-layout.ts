import { headingOf } from '../sections/sections.ts'

/** A piece of text as a page of a PDF file draws it. `y` grows upwards. */
export type TextItem = { text: string; x: number; y: number; width: number; size: number; font: string }

/** Text items on one row without a wide gap between them. */
export type Segment = {
	text: string
	x: number
	right: number
	y: number
	size: number
	/** The fonts of its first and last item. */
	fonts: [first: string, last: string]
}

/** The segments of a page by rows from the top, each row from the left. */
export function rowsOf(items: TextItem[]): Segment[][] {
	const rows: TextItem[][] = []
	for (const item of items.toSorted((one, other) => other.y - one.y)) {
		const row = rows.at(-1)
		const isSame = row?.[0] && Math.abs(row[0].y - item.y) < 0.35 * Math.max(row[0].size, item.size)
		if (row && isSame) row.push(item)
		else rows.push([item])
	}
	return rows.map(segmentsOf).filter((row) => row.length > 0)
}

/** A gap wider than this many times the font size separates columns, or a title from its date. */
const wideGap = 2

function segmentsOf(row: TextItem[]) {
	const segments: Segment[] = []
	let hasSpace = false
	for (const item of row.toSorted((one, other) => one.x - other.x)) {
		if (item.text.trim() === '') {
			hasSpace = true
			continue
		}
		const last = segments.at(-1)
		const gap = last ? (item.x - last.right) / item.size : Infinity
		const right = Math.max(item.x + widthOf(item), last?.right ?? 0)
		if (last && gap < wideGap) {
			const isApart = hasSpace || gap > 0.15
			last.text += (isApart ? ' ' : '') + item.text
			last.right = right
			last.fonts[1] = item.font
			last.size = Math.max(last.size, item.size)
		} else {
			const { text, x, y, size, font } = item
			segments.push({ text, x, y, size, right: x + widthOf(item), fonts: [font, font] })
		}
		hasSpace = false
	}
	return segments
}

/** Some files give no letter widths for Indian scripts. */
function widthOf({ text, width, size }: TextItem) {
	const letters = text.match(/[\u0900-\u0dff]/g)?.length ?? 0
	return letters > 0 ? Math.max(width, letters * size * 0.35) : width
}

/** Rows to be read one after the other. */
export type Column = {
	place: 'whole' | 'left' | 'right'
	rows: Segment[][]
	/** How far right its lines may reach. */
	edge: number
	/** Whether it continues the same column of the page before. */
	isContinued: boolean
}

export type PageRows = { rows: Segment[][]; width: number }

/**
 * Puts the rows of all pages in reading order. On a page of two columns, each column is read by itself. If consecutive
 * pages are cut at the same place, the left column of all of them is read before the right one.
 */
export function columnsOf(pages: PageRows[]): Column[] {
	const columns: Column[] = []
	let cut: number | undefined
	for (const page of pages) {
		const segments = page.rows.flat()
		const isContinued = cut !== undefined && isRightOf(segments, cut)
		const found = isContinued ? cut : cutOf(segments, page)
		const margin = Math.min(...segments.map(({ x }) => x))
		const edges = {
			whole: page.width - margin,
			left: (found ?? 0) - 10,
			right: page.width - Math.min(margin, 40),
		}
		const own =
			found === undefined ? [{ place: 'whole' as const, rows: page.rows }] : splitAt(page.rows, found)
		const made = own.map((column) => ({ ...column, edge: edges[column.place], isContinued: false }))
		const isSame = cut !== undefined && found !== undefined && Math.abs(cut - found) < 8
		if (isSame) join(columns, made)
		else columns.push(...made)
		cut = found
	}
	return columns
}

/** Adds a page with the same two columns: its left column after the last left one, the rest at the end. */
function join(columns: Column[], next: Column[]) {
	const last = columns.findLastIndex(({ place }) => place === 'left')
	const left = next.filter(({ place }) => place === 'left')
	if (last >= 0) columns.splice(last + 1, 0, ...left)
	const others = next.filter((column) => last < 0 || column.place !== 'left')
	columns.push(
		...others.map((column, at) => ({ ...column, isContinued: at === 0 && column.place === 'right' })),
	)
}

function isRightOf(segments: Segment[], cut: number) {
	return segments.filter(({ x }) => x >= cut - 4).length >= 0.8 * segments.length
}

/**
 * Where a page is cut into two columns: at the left edge of headings that are set off from the margin, if much of the
 * text to the right begins there too and hardly any line crosses it. Undefined on a page of one column; dates or
 * numbers at the right margin make no column.
 */
function cutOf(segments: Segment[], { width }: PageRows) {
	const margin = Math.min(...segments.map(({ x }) => x))
	const edges = segments
		.filter(({ x, text }) => x > margin + 0.15 * width && headingOf({ text })?.rest === '')
		.map(({ x }) => x)
	const candidates = edges.filter((edge) => {
		const right = segments.filter(({ x }) => x >= edge - 4)
		const left = segments.filter((segment) => segment.right <= edge - 2)
		const across = segments.length - right.length - left.length
		const aligned = right.filter(({ x }) => x <= edge + 22)
		const isFull = left.length >= 3 && aligned.length >= Math.max(3, 0.4 * right.length)
		return isFull && across <= 0.25 * segments.length
	})
	return candidates.length > 0 ? Math.min(...candidates) : undefined
}

/** Splits rows into two columns. A row across the cut, such as a name at the top, ends the columns above it. */
function splitAt(rows: Segment[][], cut: number) {
	const columns: Omit<Column, 'edge' | 'isContinued'>[] = []
	let [left, right]: [Segment[][], Segment[][]] = [[], []]
	const flush = () => {
		if (left.length > 0) columns.push({ place: 'left', rows: left })
		if (right.length > 0) columns.push({ place: 'right', rows: right })
		left = []
		right = []
	}
	for (const row of rows) {
		const isAcross = row.some((segment) => segment.x < cut - 4 && segment.right > cut - 2)
		if (isAcross) {
			flush()
			columns.push({ place: 'whole', rows: [row] })
			continue
		}
		const [onLeft, onRight] = [row.filter(({ x }) => x < cut - 4), row.filter(({ x }) => x >= cut - 4)]
		if (onLeft.length > 0) left.push(onLeft)
		if (onRight.length > 0) right.push(onRight)
	}
	flush()
	return columns
}
