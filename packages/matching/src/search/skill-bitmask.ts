import type { WantedSkills } from '../index/wanted-skills.ts'
import type { IndexState } from '../index/state.ts'
import { isNegative } from '../index/is-negative.ts'
import { rowIn } from '../index/postings.ts'
import { fullStrength } from '../scoring/shares/skills.ts'

/**
 * What the posting lists tell of each row without its record: for each wanted skill whether it is there itself, or only
 * through a related one. Used again for each search.
 */
export type SkillBitmasks = {
	/** By row, two bits for each wanted skill; 0 for whoever has none of them. */
	of: Uint16Array
	/** The rows with a bitmask other than 0, ascending, and how many they are. */
	rows: Int32Array
	count: number
	/** The most that the lower byte of a bitmask stands for, then the upper one, as in `Coverage`. */
	must: Float64Array
	nice: Float64Array
	held: Float64Array
}

/** Of the two bits: a related skill is there, and the wanted one itself. */
const [related, own] = [1, 2]
/** What more is wanted shares the last bits: whoever has one of those skills may have all of them. */
const mostPlaces = 8
const placesInByte = 4
/** The values of a byte. */
export const byteValues = 256

export function createSkillBitmasks(): SkillBitmasks {
	const sums = () => new Float64Array(2 * byteValues)
	return { of: new Uint16Array(), rows: new Int32Array(), count: 0, must: sums(), nice: sums(), held: sums() }
}

/** SkillBitmasks everyone who has a wanted skill or one that counts for it. */
export function setSkillBitmasks(
	{ skillBitmasks: bitmasks, people, peopleBySkill }: IndexState,
	wanted: WantedSkills,
): void {
	clear(bitmasks, people.idOf.length)
	const { of } = bitmasks
	const places = placesOf(wanted)
	for (const skill of wanted.linked) {
		const bits = bitsOf(wanted, skill, places)
		for (const { entries, size } of peopleBySkill.get(skill)?.blocks ?? [])
			for (let i = 0; i < size; i++) {
				const row = rowIn(entries[i] ?? 0)
				of[row] = (of[row] ?? 0) | bits
			}
	}
	listRowsWithSkills(bitmasks, people.idOf.length)
	sumUp(bitmasks, wanted, places)
}

function clear(bitmasks: SkillBitmasks, rows: number): void {
	if (rows <= bitmasks.of.length) bitmasks.of.fill(0, 0, rows)
	else {
		bitmasks.of = new Uint16Array(Math.ceil(rows * 1.25))
		bitmasks.rows = new Int32Array(bitmasks.of.length)
	}
}

/** Every row is written down, and stays if it has a bitmask: a processor that had to guess which would often guess wrong. */
function listRowsWithSkills(bitmasks: SkillBitmasks, size: number): void {
	const { of, rows } = bitmasks
	let count = 0
	for (let row = 0; row < size; row++) {
		rows[count] = row
		count += isNegative(-(of[row] ?? 0))
	}
	bitmasks.count = count
}

/** By wanted skill, where its bits are: must-haves first, of each kind the weightiest. */
function placesOf({ weights, mustCount }: WantedSkills): number[] {
	const places: number[] = []
	const order = [...weights.keys()].sort(
		(a, b) => Number(a >= mustCount) - Number(b >= mustCount) || (weights[b] ?? 0) - (weights[a] ?? 0),
	)
	for (const [place, skill] of order.entries()) places[skill] = Math.min(place, mostPlaces - 1)
	return places
}

function bitsOf(wanted: WantedSkills, skill: number, places: readonly number[]): number {
	let bits = 0
	for (const { place, share } of linksOf(wanted, skill))
		bits |= (share === full ? own : related) << (2 * (places[place] ?? 0))
	return bits
}

function sumUp({ must, nice, held }: SkillBitmasks, wanted: WantedSkills, places: readonly number[]): void {
	for (const sums of [must, nice, held]) sums.fill(0)
	const most = mostRelated(wanted)
	for (const [skill, weight] of wanted.weights.entries()) {
		const place = places[skill] ?? 0
		const first = place < placesInByte ? 0 : byteValues
		for (let byte = 0; byte < byteValues; byte++) {
			const bitmask = (byte >> (2 * (place % placesInByte))) & (own | related)
			const strength = bitmask >= own ? fullStrength : bitmask === related ? (most[skill] ?? 0) : 0
			if (skill < wanted.mustCount) {
				must[first + byte] = (must[first + byte] ?? 0) + weight * strength
				held[first + byte] = (held[first + byte] ?? 0) + strength
			} else nice[first + byte] = (nice[first + byte] ?? 0) + weight * strength
		}
	}
}

/** By wanted skill, how strongly the best of the related ones stands for it. */
function mostRelated(wanted: WantedSkills): number[] {
	const most: number[] = []
	for (const skill of wanted.linked)
		for (const { place, share } of linksOf(wanted, skill))
			if (share !== full) most[place] = Math.max(most[place] ?? 0, share * 100)
	return most
}

const full = fullStrength / 100

function* linksOf({ linksOf: starts, places, shares }: WantedSkills, skill: number) {
	for (let link = (starts[skill] ?? 0) - 1; (places[link] ?? -1) >= 0; link++)
		yield { place: places[link] ?? 0, share: shares[link] ?? 0 }
}
