/** A piece of text as a page of a PDF file draws it; `y` grows upwards. */
export type Item = { text: string; x: number; y: number; width: number; size: number; font: string }

/** Items that stand together on one line, without a wide gap. */
export type Segment = {
	text: string
	x: number
	right: number
	y: number
	size: number
	/** The fonts that it begins and ends with. */
	fonts: [first: string, last: string]
}

/** The segments of a page, by their lines from the top, and in each from the left. */
export function rowsOf(items: Item[]): Segment[][] {
	const rows: Item[][] = []
	for (const item of items.toSorted((one, other) => other.y - one.y)) {
		const row = rows.at(-1)
		const isSame = row?.[0] && Math.abs(row[0].y - item.y) < 0.35 * Math.max(row[0].size, item.size)
		if (row && isSame) row.push(item)
		else rows.push([item])
	}
	return rows.map(segmentsOf).filter((row) => row.length > 0)
}

/** A gap of more letters than this separates columns, or a title from its date. */
const wide = 2

function segmentsOf(row: Item[]) {
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
		if (last && gap < wide) {
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

/** Shaped scripts are sometimes told without the width of their letters. */
function widthOf({ text, width, size }: Item) {
	const letters = text.match(/[\u0900-\u0dff]/g)?.length ?? 0
	return letters > 0 ? Math.max(width, letters * size * 0.35) : width
}
