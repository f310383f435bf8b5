import { findSpan, type Span } from '../text/dates.ts'
import { fold, isProse, isSentence, isWorkSentence, withoutBullet, type Line } from '../text/line.ts'

/** The lines of one entry of work or education. */
export type Block = {
	/** The lines above the line with the date. */
	above: Line[]
	span: Span | undefined
	/** What else is on the line with the date. */
	beside: string
	below: Line[]
	/** All lines, in order. */
	lines: Line[]
	/** Whether fewer lines are above the date than in the first entry; the rest is as in the entry before. */
	isAbbreviated: boolean
}

/** The line that an entry is built around: mostly the one with its date. */
type Anchor = { at: number; span: Span | undefined; beside: string; side?: string }

/** The most lines above a date that may belong to its entry. */
const mostAbove = 3

/**
 * Cuts a section into its entries. Each has one line with a date. The number of lines above it is learned from the
 * first entry, since a résumé sets all of its entries alike. `isEntry` finds entries without a date; without it, time
 * ranges mark the entries, if there are any.
 */
export function blocksOf(lines: Line[], isEntry?: (line: Line) => boolean) {
	const dated = datedLines(lines, isEntry)
	const anchors = isEntry ? withUndated(lines, dated, isEntry) : rangesFirst(dated)
	const first = anchors[0]
	if (!first) return { before: lines, blocks: [] }

	const model = linesAbove(lines, first.at, -1, undefined)
	const starts = anchors.map(({ at }, index) =>
		index === 0 ? at - model.length : at - linesAbove(lines, at, anchors[index - 1]?.at ?? -1, model).length,
	)
	const blocks = anchors.map(({ at, span, beside }, index): Block => {
		const start = starts[index] ?? at
		return {
			above: lines.slice(start, at),
			span,
			beside,
			below: lines.slice(at + 1, starts[index + 1]),
			lines: lines.slice(start, starts[index + 1]),
			isAbbreviated: at - start < model.length,
		}
	})
	return { before: lines.slice(0, starts[0]), blocks }
}

function datedLines(lines: Line[], isEntry: (line: Line) => boolean = () => false) {
	const strict = datedWhere(
		lines,
		(line) => !isProse(line.text) || isWorkSentence(line.text) || isEntry(line),
	)
	// Some résumés put a bullet before each entry.
	return strict.length > 0 ? strict : datedWhere(lines, ({ text }) => !isProse(withoutBullet(text)))
}

function datedWhere(lines: Line[], mayName: (line: Line) => boolean) {
	return lines.flatMap((line, at): Anchor[] => {
		const found = mayName(line) ? findSpan(line.text) : undefined
		return found ? [{ at, span: found.span, beside: found.rest, side: found.side }] : []
	})
}

/** If a section has time ranges, a single month counts only where the ranges are; elsewhere it dates something else. */
function rangesFirst(dated: Anchor[]) {
	const ranges = dated.filter(({ span }) => !span?.isSingle)
	const side = ranges[0]?.side
	if (side === undefined) return dated
	return dated.filter(
		(anchor) =>
			ranges.includes(anchor) || (!anchor.span?.isByYear && anchor.side === side && side !== 'middle'),
	)
}

/** Adds the entries without a date: lines that `isEntry` finds, unless a date nearby makes them part of another. */
function withUndated(lines: Line[], dated: Anchor[], isEntry: (line: Line) => boolean) {
	const undated = lines.flatMap((line, at): Anchor[] => {
		const isBegun = dated.some((anchor) => anchor.at >= at && anchor.at <= at + 2)
		const above = lines[at - 1]
		const isRest = above && dated.some((anchor) => anchor.at === at - 1) && !isEntry(above)
		return isBegun || isRest || !isEntry(line) ? [] : [{ at, span: undefined, beside: line.text }]
	})
	return [...dated, ...undated].sort((one, other) => one.at - other.at)
}

/** The lines directly above a date that belong to its entry: at most as many as in the first one, the model. */
function linesAbove(lines: Line[], at: number, previous: number, model: Line[] | undefined) {
	const most = model ? model.length : mostAbove
	let start = at
	while (at - start < most && start - 1 > previous) {
		const line = lines[start - 1]
		// A gap ends an entry, but may be between its name and its date.
		const isBehindGap =
			lines[start]?.isApart && (start < at || (model !== undefined && !hasGapBelow(lines, model)))
		if (
			!line ||
			isBehindGap ||
			isProse(line.text) ||
			isSentence(line.text) ||
			!isOfOneSize(line, model?.at(start - 1 - at))
		)
			break
		start--
	}
	return lines.slice(start, at)
}

/** Whether the first entry itself has a gap between its name and its date. */
function hasGapBelow(lines: Line[], model: Line[]) {
	const last = model.at(-1)
	return last !== undefined && lines[lines.indexOf(last) + 1]?.isApart
}

/** Lines that mean the same in two entries have the same font size. */
function isOfOneSize(line: Line, model: Line | undefined) {
	return !model || !model.size || !line.size || Math.abs(model.size - line.size) < 0.3
}

/** How much a text reads like a thing of one kind, such as a job title. */
type Score = (text: string) => number

/** Cuts a line at tabs, bars and bullets. */
export function piecesOf(text: string) {
	return text
		.split(/\s*[\t|·•]\s*/)
		.map(trimmed)
		.filter((piece) => fold(piece))
}

function trimmed(text: string) {
	return text.replaceAll(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')
}

/** What a person did and where: job title and organisation, or degree and institution. */
export type Pair = { what: string; where: string }

/** Tells which of two texts is which by how each reads; `isPlaceFirst` decides if the words leave it open. */
export function tellApart(
	first: string,
	second: string,
	what: Score,
	where: Score,
	isPlaceFirst: boolean,
): Pair {
	const lean = where(first) + what(second) - what(first) - where(second)
	const isSwapped = lean === 0 ? isPlaceFirst : lean > 0
	return isSwapped ? { what: second, where: first } : { what: first, where: second }
}

/** Splits a text that holds both. `isSure` means that the words support the split, not the punctuation alone. */
export function splitPair(text: string, what: Score, where: Score): (Pair & { isSure: boolean }) | undefined {
	const [, role = '', place = ''] =
		text.match(/^(.+?)\s+(?:at|@)\s+(.+)$/i) ??
		text.match(/^(.+?)\s+(?:in|with|from)\s+(?:the\s+)?(.+)$/i) ??
		[]
	const isSaid = /\s(?:at|@)\s/i.test(text)
	if (what(role) > 0 && (isSaid || where(place) > 0)) return { what: role, where: place, isSure: true }
	const parts = text.split(/,\s+|\s+[-–—]+\s+/)
	if (parts.length < 2) return undefined
	const cut = bestCut(parts, what, where)
	const [left = '', right = ''] = [parts.slice(0, cut).join(', '), parts.slice(cut).join(', ')]
	return { ...tellApart(left, right, what, where, false), isSure: where(left) + where(right) > 0 }
}

/**
 * The index of the part that begins the second half: where the parts begin to read like the other thing, else the
 * second.
 */
function bestCut(parts: string[], what: Score, where: Score) {
	const leans = parts.map((part) => Math.sign(where(part) - what(part)))
	const change = leans.findIndex((lean, at) => at > 0 && lean !== 0 && lean !== (leans[at - 1] || -lean))
	const found = leans[0] === 0 ? leans.findIndex((lean, at) => at > 0 && lean > 0) : change
	return found > 0 ? found : 1
}
