import { getDocumentProxy } from 'unpdf'
import { isPageNumber } from '../lines/line.ts'
import { linesOfPages } from './pdf-lines.ts'
import { rowsOf, type Item } from './pdf-rows.ts'
import { unreadable } from './refusals.ts'

/** A résumé has few pages; a book is none. */
const mostPages = 30
/** Items of a page beyond this are drawings made of letters. */
const mostItems = 20_000

/** The lines of a PDF file, by where they stand on the pages. */
export async function readPdf(bytes: Uint8Array) {
	const document = await getDocumentProxy(bytes, { verbosity: 0 }).catch((error: unknown) => {
		const isLocked = error instanceof Error && error.name === 'PasswordException'
		throw isLocked
			? unreadable('This PDF is locked with a password. Please save it without one and send it again.')
			: unreadable('This PDF is damaged and cannot be opened. Please save it anew and send it again.')
	})
	if (document.numPages > mostPages)
		throw unreadable(`This PDF has more than ${mostPages} pages. Please send a résumé alone.`)

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
	if (lines.reduce((sum, { text }) => sum + text.length, 0) < 20)
		throw unreadable(
			'This PDF holds pictures of pages and no text, as a scanner makes them. Please send the file it was printed from (Word or PDF), or paste the text.',
		)
	return lines
}

type Drawn = { str: string; width: number; transform: unknown[]; fontName: string }

/** What is set upright; text turned on its side is decoration. */
function itemsOf({ str, width, transform, fontName }: Drawn, left: number): Item[] {
	const [a, b, , d, x, y] = transform.map(Number)
	if (!str || a === undefined || b === undefined || x === undefined || y === undefined) return []
	const size = Math.hypot(b, d ?? 0) || Math.abs(a)
	return Math.abs(b) > Math.abs(a) ? [] : [{ text: str, x: x - left, y, width, size, font: fontName }]
}
