import { buffer } from 'node:stream/consumers'
import { t } from '@profile-search/text/translate'
import { palette } from '#platform/palette.ts'
import type { Outline, OutlineEntry } from './outline.ts'
import { createSheet } from './pdf-type.ts'

const { inkSoft: soft, peacock, sheetRule } = palette.light
const body = { size: 10 }

/** A résumé on A4 paper; its text can be selected, searched and copied. */
export async function pdfOf({ name, headline, contacts, sections }: Outline) {
	const sheet = createSheet({ Title: t('profilesDocuments.resume.title', { name }), Author: name })
	const { doc, page, write } = sheet

	sheet.decorate(() => doc.rect(0, 0, doc.page.width, 7).fill(peacock))
	write(name, { size: 25, isBold: true }, 'H1')
	if (headline) write(headline, { size: 12.5, color: soft })
	doc.y += 4
	if (contacts.length > 0) write(contacts.join('  ·  '), { size: 9.5, color: soft })

	for (const { title, entries = [], paragraphs = [] } of sections) {
		doc.y += 13
		sheet.keepTogether(70)
		write(title, { size: 12, isBold: true, color: peacock }, 'H2')
		sheet.decorate(() =>
			doc
				.moveTo(page.x, doc.y + 1)
				.lineTo(page.x + page.width, doc.y + 1)
				.lineWidth(0.6)
				.stroke(sheetRule),
		)
		doc.y += 6
		for (const entry of entries) writeEntry(entry)
		for (const paragraph of paragraphs) write(paragraph, body)
	}
	numberPages()
	sheet.end()
	return buffer(doc)

	function writeEntry({ title, time, place, text }: OutlineEntry) {
		sheet.keepTogether(44)
		write(title, { size: 10.5, isBold: true }, 'H3')
		// On one line rather than in a second column, since programs that read résumés take columns apart.
		const where = [time, place].filter(Boolean).join('  ·  ')
		if (where) write(where, { size: 9.5, color: soft })
		if (text) {
			doc.y += 2
			write(text, body)
		}
		doc.y += 7
	}

	function numberPages() {
		const { count } = doc.bufferedPageRange()
		if (count < 2) return
		for (let index = 0; index < count; index++) {
			doc.switchToPage(index)
			// Text in the bottom margin would otherwise start a new page.
			doc.page.margins.bottom = 0
			doc.y = doc.page.height - 38
			sheet.writeRight(`${name} · ${index + 1} / ${count}`, { size: 8.5, color: soft })
		}
	}
}
