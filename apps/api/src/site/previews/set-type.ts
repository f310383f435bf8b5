import Pdf from 'pdfkit'
import { fonts, runsOf } from '#profiles/resumes/pdf-type.ts'

/** The style of a line of text. */
export type Type = { size: number; weight: 400 | 700; color: string }

/** The part of a font of the PDF library that is used here; it shapes Devanagari correctly. */
type Font = {
	unitsPerEm: number
	layout: (text: string) => {
		advanceWidth: number
		glyphs: { path: { toSVG: () => string } }[]
		positions: { xAdvance: number; xOffset: number; yOffset: number }[]
	}
}

/** The width of a text in pixels. */
export function widthOf(text: string, { size, weight }: Type) {
	return shapedRuns(text, weight).reduce(
		(sum, { run, font }) => sum + (run.advanceWidth * size) / font.unitsPerEm,
		0,
	)
}

/**
 * A text as outlines in SVG, with the font of each script. As SVG text it would be shaped by the drawing library,
 * which draws the letters of Devanagari over each other.
 */
export function outline(text: string, x: number, y: number, { size, weight, color }: Type) {
	let left = x
	const glyphs = shapedRuns(text, weight).flatMap(({ run, font }) => {
		const scale = size / font.unitsPerEm
		return run.glyphs.map((glyph, at) => {
			const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[at] ?? {}
			const place = `translate(${rounded(left + xOffset * scale)} ${rounded(y - yOffset * scale)}) scale(${scale} ${-scale})`
			left += xAdvance * scale
			return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
		})
	})
	return `<g fill="${color}">${glyphs.join('')}</g>`
}

function shapedRuns(text: string, weight: 400 | 700) {
	return runsOf(text).map((run) => {
		const font = fontNamed(`${run.subset} ${weight}`)
		return { font, run: font.layout(run.text) }
	})
}

const opened = new Map<string, Font>()

function fontNamed(name: string) {
	if (opened.size === 0) {
		const doc = new Pdf({ autoFirstPage: false })
		for (const [each, file] of fonts()) {
			const font = insideOf(doc.registerFont(each, file).font(each))
			if (font) opened.set(each, font)
		}
	}
	const font = opened.get(name)
	if (!font) throw new Error(`There is no font ${name}.`)
	return font
}

/** The current font of a document, which the library does not expose. */
function insideOf(doc: object) {
	const held = '_font' in doc ? doc._font : null
	const font = typeof held === 'object' && held && 'font' in held ? held.font : null
	return isFont(font) ? font : undefined
}

function isFont(value: unknown): value is Font {
	return typeof value === 'object' && value !== null && 'layout' in value && 'unitsPerEm' in value
}

function rounded(amount: number) {
	return Math.round(amount * 100) / 100
}
