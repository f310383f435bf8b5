export type Label = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }
export type Box = { left: number; right: number; top: number; bottom: number }
type Dot = { x: number; y: number; radius: number }

/** Pixels of a letter at the size of the labels, on average; vowel signs of Devanagari take none of their own. */
const letterWidth = 7
const boldLetterWidth = 8
const lineHeight = 15
const gap = 4

export function boxOf({ x, y }: { x: number; y: number }, around: number): Box {
	return { left: x - around, right: x + around, top: y - around, bottom: y + around }
}

export function overlaps(one: Box, other: Box) {
	return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Where the name of a town may stand, the best first: right of its dot, left, above, below. */
export function labelSpots(
	{ x, y, radius }: Dot,
	text: string,
	isBold: boolean,
): { label: Label; box: Box }[] {
	const width = text.replaceAll(/\p{M}/gu, '').length * (isBold ? boldLetterWidth : letterWidth)
	const side = radius + gap
	return [
		spot('start', x + side, y + 4),
		spot('end', x - side, y + 4),
		spot('middle', x, y - side),
		spot('middle', x, y + side + 10),
	]

	function spot(anchor: Label['anchor'], at: number, baseline: number) {
		const left = anchor === 'start' ? at : anchor === 'end' ? at - width : at - width / 2
		const box = { left, right: left + width, top: baseline + 4 - lineHeight, bottom: baseline + 4 }
		return { label: { text, x: at, y: baseline, anchor }, box }
	}
}
