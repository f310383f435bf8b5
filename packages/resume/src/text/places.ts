import type { KnownNames } from '../resume.ts'
import { plainDigits } from './line.ts'
import { organisationScore } from './vocabulary.ts'

/** The town that a text names, if it names nothing else but a PIN code. */
export function placeOf(text: string, known: KnownNames) {
	const bare = plainDigits(text).replaceAll(/[-–]?\s*\d{3}\s?\d{3}\b|[().]/g, '')
	return known.places.get(bare.trim().toLowerCase()) ?? null
}

/** The last town in an address, whether its PIN code or a district follows. */
export function placeIn(text: string, known: KnownNames) {
	const towns = text.split(/[,\n]|\s[-–]\s/).map((part) => {
		const words = part.trim().replace(/[-–\s]*[\d०-९]{3}\s?[\d०-९]{3}\.?$/, '')
		return placeOf(words, known) ?? placeOf(words.split(/[\s.]+/).at(-1) ?? '', known)
	})
	return towns.findLast((town) => town !== null) ?? null
}

/** Splits the place off the end of an organisation's name: a town that is known, or a short last part. */
export function splitPlace(text: string, known: KnownNames) {
	const inBrackets = text.match(/^(.+?)\s*\(([^()]+)\)$/)
	if (inBrackets && placeOf((inBrackets[2] ?? '').split(',')[0] ?? '', known))
		return { name: inBrackets[1] ?? text, place: inBrackets[2] ?? null }
	const parts = text.split(/,\s+/)
	const place: string[] = []
	const last = () => parts.at(-1) ?? ''
	while (parts.length > 1 && regions.test(last())) place.unshift(parts.pop() ?? '')
	const isTown = isPlacePart(last(), known)
	// Villages are not known; a short last part that begins with a capital may be one.
	const isVillage =
		place.length === 0 && /^(?:\p{Lu}|\p{Lo})\P{Nd}{2,30}$/u.test(last()) && last().split(' ').length <= 3
	const isName = organisationScore(last()) > 0 || /^(?:inc|ltd|llc|co|corp)\b/i.test(last())
	if (parts.length > 1 && (isTown || (isVillage && !isName))) place.unshift(parts.pop() ?? '')
	return { name: parts.join(', '), place: place.join(', ') || null }
}

const regions =
	/^(?:india|maharashtra|gujarat|karnataka|goa|madhya pradesh|uttar pradesh|rajasthan|delhi|telangana|tamil nadu|kerala|andhra pradesh|punjab|haryana|bihar|west bengal|odisha|remote|भारत|महाराष्ट्र)$/i

/** Whether a text names a town, a state or a country, and nothing else. */
export function isPlacePart(text: string, known: KnownNames) {
	return placeOf(text.replace(/\s+area$/i, ''), known) !== null || regions.test(text.trim())
}
