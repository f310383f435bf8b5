import { isNegative } from '../index/is-negative.ts'
import { rowIn } from '../index/postings.ts'
import type { IndexState } from '../index/state.ts'
import type { WantedSkills } from '../index/wanted-skills.ts'
import { fullStrength } from '../scoring/shares/skills.ts'

/**
 * The wanted skills of each row as bits, filled from the posting lists without reading a record. The memory is reused by
 * every search.
 */
export type SkillBitmasks = {
	/** By row, two bits for each wanted skill; 0 for people who have none of them. */
	of: Uint16Array
	/** The rows whose bitmask is not 0, ascending, and how many there are. */
	rows: Int32Array
	count: number
	/** Upper bounds of the sums in `Coverage`: 256 for the lower byte of a bitmask, then 256 for the upper byte. */
	must: Float64Array
	nice: Float64Array
	held: Float64Array
}

/** The two bits of a skill: the person has a related skill, or the wanted one itself. */
const [related, own] = [1, 2]
/** Further skills share the last slot: people who have one of them may have all of them. */
const slotCount = 8
const slotsInByte = 4
/** How many values a byte has. */
export const byteValues = 256

export function createSkillBitmasks(): SkillBitmasks {
	const sums = () => new Float64Array(2 * byteValues)
	return { of: new Uint16Array(), rows: new Int32Array(), count: 0, must: sums(), nice: sums(), held: sums() }
}

/** Sets the bits of everyone who has a wanted skill or one related to it. */
export function setSkillBitmasks(
	{ skillBitmasks: bitmasks, people, peopleBySkill }: IndexState,
	wanted: WantedSkills,
): void {
	clear(bitmasks, people.ids.length)
	const { of } = bitmasks
	const slots = slotsOf(wanted)
	for (const skill of wanted.linked) {
		const bits = bitsOf(wanted, skill, slots)
		for (const { entries, size } of peopleBySkill.get(skill)?.blocks ?? [])
			for (let i = 0; i < size; i++) {
				const row = rowIn(entries[i] ?? 0)
				of[row] = (of[row] ?? 0) | bits
			}
	}
	listRowsWithSkills(bitmasks, people.ids.length)
	sumUp(bitmasks, wanted, slots)
}

function clear(bitmasks: SkillBitmasks, rows: number): void {
	if (rows <= bitmasks.of.length) bitmasks.of.fill(0, 0, rows)
	else {
		bitmasks.of = new Uint16Array(Math.ceil(rows * 1.25))
		bitmasks.rows = new Int32Array(bitmasks.of.length)
	}
}

/** Writes every row and keeps it if it has a bit. A branch would be mispredicted too often. */
function listRowsWithSkills(bitmasks: SkillBitmasks, size: number): void {
	const { of, rows } = bitmasks
	let count = 0
	for (let row = 0; row < size; row++) {
		rows[count] = row
		count += isNegative(-(of[row] ?? 0))
	}
	bitmasks.count = count
}

/** By wanted skill, the slot of its bits: must-haves first, and the heaviest first among them. */
function slotsOf({ weights, mustCount }: WantedSkills): number[] {
	const slots: number[] = []
	const order = [...weights.keys()].sort(
		(a, b) => Number(a >= mustCount) - Number(b >= mustCount) || (weights[b] ?? 0) - (weights[a] ?? 0),
	)
	for (const [slot, skill] of order.entries()) slots[skill] = Math.min(slot, slotCount - 1)
	return slots
}

function bitsOf(wanted: WantedSkills, skill: number, slots: readonly number[]): number {
	let bits = 0
	for (const { place, share } of linksOf(wanted, skill))
		bits |= (share === full ? own : related) << (2 * (slots[place] ?? 0))
	return bits
}

function sumUp({ must, nice, held }: SkillBitmasks, wanted: WantedSkills, slots: readonly number[]): void {
	for (const sums of [must, nice, held]) sums.fill(0)
	const most = mostRelated(wanted)
	for (const [skill, weight] of wanted.weights.entries()) {
		const slot = slots[skill] ?? 0
		const first = slot < slotsInByte ? 0 : byteValues
		for (let byte = 0; byte < byteValues; byte++) {
			const bitmask = (byte >> (2 * (slot % slotsInByte))) & (own | related)
			const strength = bitmask >= own ? fullStrength : bitmask === related ? (most[skill] ?? 0) : 0
			if (skill < wanted.mustCount) {
				must[first + byte] = (must[first + byte] ?? 0) + weight * strength
				held[first + byte] = (held[first + byte] ?? 0) + strength
			} else nice[first + byte] = (nice[first + byte] ?? 0) + weight * strength
		}
	}
}

/** By wanted skill, the strength of its closest related skill. */
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
