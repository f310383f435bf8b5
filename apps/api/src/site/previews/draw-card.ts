import { renderAsync } from '@resvg/resvg-js'
import { palette } from '#platform/palette.ts'
import { outline, widthOf, type Type } from './set-type.ts'

/** The text of a preview; empty lines are left out. */
export type Card = { kicker: string; title: string; line: string; facts: string[]; siteName: string }

const width = 1200
const height = 630
const edge = 72
const room = width - 2 * edge
const foot = 132

const ink = {
	paper: palette.light.onBand,
	soft: palette.light.onBandSoft,
	marigold: palette.light.onBandMarigold,
	band: palette.light.band,
	deep: palette.light.peacockDeep,
	thread: palette.dark.peacock,
}
const kickerType: Type = { size: 32, weight: 400, color: ink.marigold }
const lineType: Type = { size: 40, weight: 400, color: ink.paper }
const factType: Type = { size: 34, weight: 700, color: ink.paper }
const siteType: Type = { size: 28, weight: 400, color: ink.soft }

/** Draws a preview of 1200 × 630 pixels as PNG, in a separate thread. */
export async function drawCard(card: Card) {
	const image = await renderAsync(svgOf(card), { font: { loadSystemFonts: false } })
	return image.asPng()
}

function svgOf({ kicker, title, line, facts, siteName }: Card) {
	const big = fitting(shown(title))
	const leading = big.type.size * 1.16
	// The title and its line are centred in the space above the foot.
	const block = big.lines.length * leading + lineType.size * 1.6
	const top = Math.max(160, 60 + (height - foot - 60 - block) / 2)
	const name = cut(siteName, siteType, 340)
	const nameWidth = widthOf(name, siteType)
	const under = height - foot / 2 + 12
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ink.band}"/>
<rect y="${height - foot}" width="${width}" height="${foot}" fill="${ink.deep}"/>
<rect width="14" height="${height}" fill="${ink.marigold}"/>
${sign}
${outline(cut(kicker, kickerType), edge, 112, kickerType)}
${big.lines.map((text, at) => outline(text, edge, top + (at + 0.8) * leading, big.type)).join('\n')}
${outline(cut(line, lineType), edge, top + big.lines.length * leading + lineType.size * 1.3, lineType)}
${outline(cut(facts.filter(Boolean).join(' · '), factType, room - nameWidth - 40), edge, under, factType)}
${outline(name, width - edge - nameWidth, under, siteType)}
</svg>`
}

/** The two threads of the logo: each passes once over and once under the other. */
const sign = `<g transform="translate(${width - edge - 96} 52) scale(2)" fill="none" stroke-width="5.5" stroke-linecap="round">
<mask id="over" maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48"><rect width="48" height="48" fill="white"/><path d="M8 24A10 10 0 0 1 28 24" stroke="black" stroke-width="9"/></mask>
<mask id="under" maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48"><rect width="48" height="48" fill="white"/><path d="M20 24A10 10 0 0 0 40 24" stroke="black" stroke-width="9"/></mask>
<path mask="url(#under)" stroke="${ink.thread}" d="M4 34H18A10 10 0 1 0 8 24"/>
<path mask="url(#over)" stroke="${ink.marigold}" d="M44 14H30A10 10 0 1 0 40 24"/></g>`

/** The title in the largest size that fits. */
function fitting(title: string) {
	const sizes = [
		{ size: 84, most: 2 },
		{ size: 68, most: 3 },
		{ size: 56, most: 3 },
	]
	for (const { size, most } of sizes) {
		const type: Type = { size, weight: 700, color: ink.paper }
		const lines = linesOf(title, type)
		if (lines.length <= most) return { type, lines }
	}
	const type: Type = { size: 56, weight: 700, color: ink.paper }
	const [first = '', second = '', ...rest] = linesOf(title, type)
	return { type, lines: [first, second, cut(rest.join(' '), type)] }
}

function linesOf(text: string, type: Type) {
	const lines = ['']
	for (const word of text.split(' ')) {
		const longer = `${lines.at(-1)} ${word}`.trim()
		if (widthOf(longer, type) <= room) lines[lines.length - 1] = longer
		else lines.push(cut(word, type))
	}
	return lines.filter(Boolean)
}

/** Cuts the text to what fits, at whole letters, and adds an ellipsis. */
function cut(text: string, type: Type, space = room) {
	const whole = shown(text)
	if (widthOf(whole, type) <= space) return whole
	const letters = [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(whole)]
	let [fits, tooMany] = [0, letters.length]
	while (tooMany - fits > 1) {
		const middle = Math.floor((fits + tooMany) / 2)
		if (widthOf(`${first(middle)}…`, type) <= space) fits = middle
		else tooMany = middle
	}
	return `${first(fits).trimEnd()}…`

	function first(count: number) {
		return letters
			.slice(0, count)
			.map(({ segment }) => segment)
			.join('')
	}
}

/**
 * Only the characters that the fonts can draw: other scripts would be drawn as boxes, and brackets around them would
 * be left empty.
 */
function shown(text: string) {
	return text
		.toWellFormed()
		.normalize('NFC')
		.slice(0, 300)
		.replaceAll(/[^\p{Script=Latin}\p{Script=Devanagari}\p{N}\p{P}\p{Sc}\p{Sm}\p{Z}\u200c\u200d]/gu, '')
		.replaceAll(/\(\s*\)|\[\s*\]/g, '')
		.replaceAll(/\s+/g, ' ')
		.trim()
}
