import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { language } from '@profile-search/text/language'
import Pdf from 'pdfkit'
import { palette } from '#platform/palette.ts'
import { openWoff } from './open-woff.ts'

type Style = { size: number; isBold?: boolean; color?: string }
/** What a text is to screen readers: a heading of one of three levels, or a paragraph. */
type Tag = 'H1' | 'H2' | 'H3' | 'P'
type Piece = { text: string; font: string; width: number }

type Subset = 'latin' | 'devanagari' | 'latin-ext'

/**
 * An A4 document that sets Latin and Devanagari side by side, with its own line breaking. It is tagged (ISO 32000-1, 14.8), so that
 * screen readers find its headings and paragraphs and leave out its lines and page numbers.
 */
export function createSheet(info: { Title: string; Author: string }) {
	const doc = openDocument(info)
	const page = { x: 56, width: doc.page.width - 112 }
	const root = doc.struct('Document')
	doc.addStructure(root)

	/** Sets text from the present line downwards, adding pages as needed. */
	function write(text: string, style: Style, tag: Tag = 'P') {
		const element = doc.struct(tag)
		root.add(element)
		for (const line of linesOf(text, style)) {
			keepTogether(heightOf(style))
			element.add(doc.markStructureContent(tag))
			setLine(line, style, page.x, doc.y)
			doc.endMarkedContent()
			doc.y += heightOf(style)
		}
		element.end()
	}

	/** Sets a right-aligned text of the page, such as its number, without moving on. */
	function writeRight(text: string, style: Style) {
		const pieces = piecesOf(text, style)
		decorate(() => setLine(pieces, style, page.x + page.width - widthOf(pieces), doc.y))
	}

	/** Draws what is no part of the text. */
	function decorate(draw: () => void) {
		doc.markContent('Artifact', { type: 'Layout' })
		draw()
		doc.endMarkedContent()
	}

	function end() {
		root.end()
		doc.end()
	}

	/** Starts a new page unless this height still fits. */
	function keepTogether(height: number) {
		if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
	}

	function setLine(pieces: Piece[], style: Style, left: number, top: number) {
		let x = left
		doc.fontSize(style.size).fillColor(style.color ?? palette.light.ink)
		for (const { text, font, width } of pieces) {
			doc.font(font)
			const draw = () => doc.text(text, x, top, { lineBreak: false })
			if (font.startsWith('devanagari')) withActualText(text, style.size, draw)
			else draw()
			x += width
		}
		doc.x = page.x
		doc.y = top
	}

	/**
	 * Marks drawn glyphs with the text as it was typed, since shaping reorders vowel signs, and readers copy and search
	 * the typed text. Readers place it by the font and transformation around the mark, so these have to equal those of
	 * the text inside.
	 */
	function withActualText(text: string, size: number, draw: () => void) {
		doc.save().transform(1, 0, 0, -1, 0, doc.page.height)
		doc.addContent(`BT /${fontIdOf(doc)} ${size} Tf ET`)
		doc.markContent('Span', { actual: text })
		doc.save().transform(1, 0, 0, -1, 0, doc.page.height)
		draw()
		doc.restore()
		doc.endMarkedContent()
		doc.restore()
	}

	function linesOf(text: string, style: Style) {
		return text.split('\n').flatMap((paragraph) => {
			const lines: Piece[][] = [[]]
			for (const word of paragraph.split(/(?<=\s)/)) {
				const line = lines.at(-1) ?? []
				const isFull = widthOf([...line, ...piecesOf(word.trimEnd(), style)]) > page.width
				if (isFull && line.length > 0) lines.push(piecesOf(word, style))
				else line.push(...piecesOf(word, style))
			}
			return lines.map(joined)
		})
	}

	function piecesOf(text: string, { size, isBold }: Style) {
		return runsOf(text).map((run): Piece => {
			const font = `${run.subset} ${isBold ? 700 : 400}`
			return { text: run.text, font, width: doc.font(font).fontSize(size).widthOfString(run.text) }
		})
	}

	return { doc, page, write, writeRight, decorate, keepTogether, end }
}

function openDocument(info: { Title: string; Author: string }) {
	const doc = new Pdf({
		size: 'A4',
		margins: { top: 54, bottom: 54, left: 56, right: 56 },
		pdfVersion: '1.7',
		lang: language(),
		displayTitle: true,
		tagged: true,
		bufferPages: true,
		info,
	})
	for (const [name, font] of fonts()) doc.registerFont(name, font)
	return doc
}

/** From WOFF only the glyphs in use are embedded; from WOFF2 it would be the whole font. */
const files = {
	'latin 400': import.meta.resolve('@fontsource/mukta/files/mukta-latin-400-normal.woff'),
	'latin 700': import.meta.resolve('@fontsource/mukta/files/mukta-latin-700-normal.woff'),
	'devanagari 400': import.meta.resolve('@fontsource/mukta/files/mukta-devanagari-400-normal.woff'),
	'devanagari 700': import.meta.resolve('@fontsource/mukta/files/mukta-devanagari-700-normal.woff'),
	'latin-ext 400': import.meta.resolve('@fontsource/mukta/files/mukta-latin-ext-400-normal.woff'),
	'latin-ext 700': import.meta.resolve('@fontsource/mukta/files/mukta-latin-ext-700-normal.woff'),
}
let opened: [name: string, font: Buffer][] | undefined

/** The fonts, read for the first résumé or preview and then kept. */
export function fonts() {
	opened ??= Object.entries(files).map(([name, url]) => [name, openWoff(readFileSync(fileURLToPath(url)))])
	return opened
}

/** The id of the present font inside the file, which the library does not expose. */
function fontIdOf(doc: object) {
	const font = '_font' in doc ? doc._font : null
	return typeof font === 'object' && font && 'id' in font ? String(font.id) : ''
}

function heightOf({ size }: Style) {
	return size * 1.45
}

function widthOf(pieces: Piece[]) {
	return pieces.reduce((sum, { width }) => sum + width, 0)
}

/** Joins neighbouring pieces in the same font, so that words and their spaces stay one text. */
function joined(pieces: Piece[]) {
	const whole: Piece[] = []
	for (const piece of pieces) {
		const last = whole.at(-1)
		if (last?.font === piece.font && !piece.font.startsWith('devanagari')) {
			last.text += piece.text
			last.width += piece.width
		} else whole.push({ ...piece })
	}
	return whole
}

const devanagari = /[\u0900-\u097f\u1cd0-\u1cf9\ua8e0-\ua8ff\u20b9]/
const joiner = /[\u200c\u200d]/
const latinExtended =
	/[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20b8\u20ba-\u20c0]/

/** Splits a text where its script, and so its font, changes. */
export function runsOf(text: string) {
	const runs: { subset: Subset; text: string }[] = []
	for (const character of text) {
		const last = runs.at(-1)
		const subset = subsetOf(character, last?.subset)
		if (last?.subset === subset) last.text += character
		else runs.push({ subset, text: character })
	}
	return runs
}

function subsetOf(character: string, before: Subset | undefined) {
	if (devanagari.test(character)) return 'devanagari'
	if (joiner.test(character) && before) return before
	return latinExtended.test(character) ? 'latin-ext' : 'latin'
}
