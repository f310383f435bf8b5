import { getDocumentProxy } from 'unpdf'
import { unreadable } from '../resume.ts'
import { isBullet, isPageNumber, tidy, type Line } from '../text/line.ts'
import { columnsOf, rowsOf, type Column, type PageRows, type Segment, type TextItem } from './page-layout.ts'
import { isVisualOrder, toLogicalOrder } from './visual-order.ts'

/** A résumé has few pages. */
const mostPages = 30
/** A page with more text items than this is a drawing made of letters. */
const mostItems = 20_000

/** The lines of a PDF file, put together from the positions of its texts on the pages. */
export async function readPdf(bytes: Uint8Array) {
	const document = await getDocumentProxy(bytes, { verbosity: 0 }).catch((error: unknown) => {
		const isLocked = error instanceof Error && error.name === 'PasswordException'
		throw isLocked ? unreadable('resumeFiles.lockedPdf') : unreadable('resumeFiles.damagedPdf')
	})
	if (document.numPages > mostPages) throw unreadable('resumeFiles.tooManyPages', { most: mostPages })

	const pages = []
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number)
		const { items } = await page.getTextContent()
		const [left = 0, , right = 0] = page.view
		const drawn = items.slice(0, mostItems).flatMap((item) => ('str' in item ? itemsOf(item, left) : []))
		pages.push({
			rows: rowsOf(drawn).filter((row) => !isPageNumber(row.map(({ text }) => text).join(' '))),
			width: right - left,
		})
		page.cleanup()
	}
	const lines = linesOfPages(pages)
	if (lines.reduce((sum, { text }) => sum + text.length, 0) < 20) throw unreadable('resumeFiles.scanned')
	return lines
}

type Drawn = { str: string; width: number; transform: unknown[]; fontName: string }

/** The text of an item that is set upright; text turned on its side is decoration. */
function itemsOf({ str, width, transform, fontName }: Drawn, left: number): TextItem[] {
	const [a, b, , d, x, y] = transform.map(Number)
	if (!str || a === undefined || b === undefined || x === undefined || y === undefined) return []
	const size = Math.hypot(b, d ?? 0) || Math.abs(a)
	return Math.abs(b) > Math.abs(a) ? [] : [{ text: str, x: x - left, y, width, size, font: fontName }]
}

/** The lines of all pages in reading order. */
function linesOfPages(pages: PageRows[]): Line[] {
	const lines = columnsOf(pages).flatMap(linesOfColumn)
	const isDrawn = isVisualOrder(lines.map(({ text }) => text).join('\n'))
	return lines
		.map((line, at) => {
			const written = isDrawn ? toLogicalOrder(line.text) : line.text
			// If a file gives wrong widths, a space appears before a comma.
			return { ...line, text: tidy(written).replaceAll(/ +(?=[,.;:](?:\s|$))/g, ''), at }
		})
		.filter(({ text }) => text !== '')
}

type Unnumbered = Omit<Line, 'at'>

function linesOfColumn({ place, rows, edge, isContinued }: Column): Unnumbered[] {
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
		if (last && above && !isApart && isContinuation(above, row, edge)) last.text = joined(last.text, text)
		else lines.push({ text, isApart, size, isColumnStart: place === 'right' && !isContinued && at === 0 })
	}
	return lines
}

/** Whether a row continues the one above, which had no room for its first word. */
function isContinuation(above: Segment[], row: Segment[], edge: number) {
	const [last, first] = [above[0], row[0]]
	if (above.length > 1 || row.length > 1 || !last || !first || isBullet(first.text)) return false
	const isAlike = last.fonts[1] === first.fonts[0] && Math.abs(last.size - first.size) < 0.3
	const isBelow = first.x >= last.x - 2 && first.x <= last.x + 3 * first.size
	const [word = ''] = first.text.split(' ')
	// Letters differ in width, so the word is assumed a little wider than average.
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
