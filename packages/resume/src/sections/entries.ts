import { findSpan, type Span } from '../text/dates.ts'
import { fold, isProse, isSentence, isWorkSentence, withoutBullet, type Line } from '../text/line.ts'

/** One entry of a list of work or studies, before its lines are told apart. */
export type Block = {
	/** Lines above the one with the date that belong to it. */
	above: Line[]
	span: Span | undefined
	/** What stands on the line of the date besides. */
	beside: string
	below: Line[]
	/** All of its lines, in their order. */
	lines: Line[]
	/** Whether fewer lines stand above than in the first entry: the rest is as in the entry before. */
	isAbbreviated: boolean
}

type Anchor = { at: number; span: Span | undefined; beside: string; side?: string }

/** Lines above a date that may belong to an entry. */
const mostAbove = 3

/**
 * Cuts a section into its entries. Each has one line with a time; how many lines stand above it is learnt from the
 * first entry, since a résumé keeps to its form. `isEntry` finds entries that tell no time; without it ranges of
 * time begin the entries, where there are any.
 */
export function blocksOf(lines: Line[], isEntry?: (line: Line) => boolean) {
	const dated = datedLines(lines, isEntry)
	const anchors = isEntry ? withUndated(lines, dated, isEntry) : mostlyRanges(dated)
	const first = anchors[0]
	if (!first) return { before: lines, blocks: [] }

	const form = linesAbove(lines, first.at, -1, undefined)
	const starts = anchors.map(({ at }, index) =>
		index === 0 ? at - form.length : at - linesAbove(lines, at, anchors[index - 1]?.at ?? -1, form).length,
	)
	const blocks = anchors.map(({ at, span, beside }, index): Block => {
		const start = starts[index] ?? at
		return {
			above: lines.slice(start, at),
			span,
			beside,
			below: lines.slice(at + 1, starts[index + 1]),
			lines: lines.slice(start, starts[index + 1]),
			isAbbreviated: at - start < form.length,
		}
	})
	return { before: lines.slice(0, starts[0]), blocks }
}

function datedLines(lines: Line[], isEntry: (line: Line) => boolean = () => false) {
	const strict = datedWhere(
		lines,
		(line) => !isProse(line.text) || isWorkSentence(line.text) || isEntry(line),
	)
	// Some list their entries with bullets.
	return strict.length > 0 ? strict : datedWhere(lines, ({ text }) => !isProse(withoutBullet(text)))
}

function datedWhere(lines: Line[], mayName: (line: Line) => boolean) {
	return lines.flatMap((line, at): Anchor[] => {
		const found = mayName(line) ? findSpan(line.text) : undefined
		return found ? [{ at, span: found.span, beside: found.rest, side: found.side }] : []
	})
}

/** Among ranges of time a single month counts when it stands where they stand; elsewhere it tells of a day in between. */
function mostlyRanges(dated: Anchor[]) {
	const ranges = dated.filter(({ span }) => !span?.isSingle)
	const side = ranges[0]?.side
	if (side === undefined) return dated
	return dated.filter(
		(anchor) =>
			ranges.includes(anchor) || (!anchor.span?.isByYear && anchor.side === side && side !== 'middle'),
	)
}

/** A line that tells no time is an entry by itself, unless a time near it shows that it is a part of one. */
function withUndated(lines: Line[], dated: Anchor[], isEntry: (line: Line) => boolean) {
	const undated = lines.flatMap((line, at): Anchor[] => {
		const isBegun = dated.some((anchor) => anchor.at >= at && anchor.at <= at + 2)
		const above = lines[at - 1]
		const isRest = above && dated.some((anchor) => anchor.at === at - 1) && !isEntry(above)
		return isBegun || isRest || !isEntry(line) ? [] : [{ at, span: undefined, beside: line.text }]
	})
	return [...dated, ...undated].sort((one, other) => one.at - other.at)
}

/** The lines directly above one, as many as belong to the same entry. */
function linesAbove(lines: Line[], at: number, previous: number, form: Line[] | undefined) {
	const most = form ? form.length : mostAbove
	let start = at
	while (at - start < most && start - 1 > previous) {
		const line = lines[start - 1]
		// A gap ends an entry, but may stand between its name and its time.
		const isBehindGap =
			lines[start]?.isApart && (start < at || (form !== undefined && !isFormGap(lines, form)))
		if (
			!line ||
			isBehindGap ||
			isProse(line.text) ||
			isSentence(line.text) ||
			!fits(line, form?.at(start - 1 - at))
		)
			break
		start--
	}
	return lines.slice(start, at)
}

function isFormGap(lines: Line[], form: Line[]) {
	const last = form.at(-1)
	return last !== undefined && lines[lines.indexOf(last) + 1]?.isApart
}

/** Lines of one kind are of one size. */
function fits(line: Line, model: Line | undefined) {
	return !model || !model.size || !line.size || Math.abs(model.size - line.size) < 0.3
}

/** How much a text reads like one thing. */
type Score = (text: string) => number

/** The parts of a line that stand beside each other: cut at tabs, bars and dots. */
export function piecesOf(text: string) {
	return text
		.split(/\s*[\t|·•]\s*/)
		.map(trimmed)
		.filter((piece) => fold(piece))
}

function trimmed(text: string) {
	return text.replaceAll(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')
}

/** What a person was, and where. */
export type Pair = { what: string; where: string }

/** Tells two pieces apart by how each reads; `isPlaceFirst` settles what reads like neither. */
export function tellApart(
	first: string,
	second: string,
	what: Score,
	where: Score,
	isPlaceFirst: boolean,
): Pair {
	const lean = where(first) + what(second) - what(first) - where(second)
	const isTurned = lean === 0 ? isPlaceFirst : lean > 0
	return isTurned ? { what: second, where: first } : { what: first, where: second }
}

/** Finds both in one piece. `isSure` says that the words bear it out, and not the punctuation alone. */
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

/** Where the one ends and the other begins: at the part that speaks most for a change, else behind the first. */
function bestCut(parts: string[], what: Score, where: Score) {
	const leans = parts.map((part) => Math.sign(where(part) - what(part)))
	const change = leans.findIndex((lean, at) => at > 0 && lean !== 0 && lean !== (leans[at - 1] || -lean))
	const found = leans[0] === 0 ? leans.findIndex((lean, at) => at > 0 && lean > 0) : change
	return found > 0 ? found : 1
}
