import type { Known } from '../draft.ts'
import { placeOf } from './contacts.ts'
import { fold } from './line.ts'

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
type Pair = { what: string; where: string }

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
export function tellInside(
	text: string,
	what: Score,
	where: Score,
): (Pair & { isSure: boolean }) | undefined {
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

/** Takes the place off the end of a name: a town that is known, or a short last part. */
export function splitPlace(text: string, known: Known, score: Score) {
	const inBrackets = text.match(/^(.+?)\s*\(([^()]+)\)$/)
	if (inBrackets && placeOf((inBrackets[2] ?? '').split(',')[0] ?? '', known))
		return { name: inBrackets[1] ?? text, place: inBrackets[2] ?? null }
	const parts = text.split(/,\s+/)
	const place: string[] = []
	const last = () => parts.at(-1) ?? ''
	while (parts.length > 1 && regions.test(last())) place.unshift(parts.pop() ?? '')
	const isTown = isPlacePart(last(), known)
	// A village is not known; it is short, and begins as names do.
	const isVillage =
		place.length === 0 && /^(?:\p{Lu}|\p{Lo})\P{Nd}{2,30}$/u.test(last()) && last().split(' ').length <= 3
	const isName = score(last()) > 0 || /^(?:inc|ltd|llc|co|corp)\b/i.test(last())
	if (parts.length > 1 && (isTown || (isVillage && !isName))) place.unshift(parts.pop() ?? '')
	return { name: parts.join(', '), place: place.join(', ') || null }
}

const regions =
	/^(?:india|maharashtra|gujarat|karnataka|goa|madhya pradesh|uttar pradesh|rajasthan|delhi|telangana|tamil nadu|kerala|andhra pradesh|punjab|haryana|bihar|west bengal|odisha|remote|भारत|महाराष्ट्र)$/i

/** A town, a state, or something as short beside one. */
export function isPlacePart(text: string, known: Known) {
	return placeOf(text.replace(/\s+area$/i, ''), known) !== null || regions.test(text.trim())
}
