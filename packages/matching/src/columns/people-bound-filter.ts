import { compareSkills, type WantedSkills } from '../index/wanted-skills.ts'
import type { JobFacts } from '../scoring/facts.ts'
import { byteValues, type SkillBitmasks } from '../search/skill-bitmask.ts'
import { personColumnCount, ratePeopleClasses, type PeopleColumns } from './people-columns.ts'
import { isNegative } from '../index/is-negative.ts'
import { fullPoints, stated } from '../scoring/possible.ts'
import { slack, worthOf, type UpperBounds } from '../search/upper-bounds.ts'
import { possiblePoints } from '../scoring/total.ts'
import type { Coverage } from '../scoring/shares/skills.ts'
import type { Table } from '../index/table.ts'
import { fullImpact } from '../text/read-text.ts'
import type { Candidates } from '../search/queue.ts'
import { otherWork, wordOverlap } from '../scoring/weights.ts'
import { wordsShare } from '../scoring/shares/text-similarity.ts'

/** What rows are compared with. */
type Asked = {
	facts: JobFacts
	wanted: WantedSkills
	asksText: boolean
	/** The most that the words of a text can sum up to. */
	most: number
	/** What all texts sum up to, words and fields of row 0, then of row 1 and so on; undefined: they are read one by one. */
	texts: Float64Array | undefined
	bitmasks: SkillBitmasks
	upperBounds: UpperBounds
}

/**
 * Of the rows at the positions from `from` to below `to` those whose bitmasks promise less than `below`; without `rows` it is the
 * rows of these numbers.
 */
type RowRange = { rows?: Int32Array; below: number; from: number; to: number }

/** Puts those of these rows into the line that may reach `least`, each with at least its total; returns how many it put. */
export type PeopleBoundFilter = (into: Candidates, columns: RowRange, least: number) => number

/**
 * Tells of many rows at least their totals, in whole tenths: all is as in `totalOf`, but the texts where they are not summed
 * up, and what classes of people do not tell. What rules most people out is looked at first. It goes through very many
 * rows, so it calls next to nothing, and all that it reads is a variable of its own: that made it twice as fast.
 */
export function createPeopleBoundFilter(
	columns: PeopleColumns,
	people: Table,
	asked: Asked,
): PeopleBoundFilter {
	const { facts, wanted, asksText, texts, bitmasks, upperBounds } = asked
	const { perMust, perNice, perHeld, allMissing } = worthOf(facts)
	const { possible, perSkill, leastRelevance, forWords, mostOfWords } = lookUps(asked)
	const { place, own, others, experience, languages, traits, mode, hasText, pay, days } = ratePeopleClasses(
		columns,
		facts,
	)
	const { open, education: forEducation, languages: forLanguages } = possible
	const { profession: forProfession, experience: forExperience } = possible
	const perProfession = forProfession / allMissing
	const perField = 1 / fullImpact ** 2
	const [someone, said] = [{ hasText: true }, nothing()]

	return ({ candidates, bounds }, among, least) => {
		const { rows } = among
		const { starts, memory } = people
		const { classes, places } = columns
		const { of, must, nice, held } = bitmasks
		const { ofBitmask } = upperBounds
		const passed = passPlaces(candidates, among, { of, ofBitmask, places, needed: neededIn(place, least) })
		const has = nothing()
		let size = 0
		for (let next = 0; next < passed; next++) {
			const i = candidates[next] ?? 0
			const row = rows ? (rows[i] ?? 0) : i
			const bitmask = of[row] ?? 0
			const atMost = ofBitmask[bitmask] ?? 0
			const at = row * personColumnCount
			const trait = classes[at + 5] ?? 0
			const left =
				(place[places[row] ?? 0] ?? 1) *
				(mode[trait] ?? 1) *
				(pay[classes[at + 6] ?? 0] ?? 1) *
				(days[classes[at + 7] ?? 0] ?? 1)
			const profession = Math.max(own[classes[at + 1] ?? 0] ?? 1, others[classes[at + 2] ?? 0] ?? 1)
			const lost = (1 - profession) * perProfession
			if ((atMost + 1 - lost) * left < least || starts[row] === -1) continue

			let mostOfSkills = 0
			let leastMissing = allMissing
			if (bitmask !== 0) {
				const low = bitmask & 255
				const high = byteValues + (bitmask >>> 8)
				mostOfSkills =
					((must[low] ?? 0) + (must[high] ?? 0)) * perMust + ((nice[low] ?? 0) + (nice[high] ?? 0)) * perNice
				leastMissing -= ((held[low] ?? 0) + (held[high] ?? 0)) * perHeld
			}
			const hasSaid = hasText[trait] !== 0
			let likeness = asksText && hasSaid ? 1 : 0
			let ofWords = wordOverlap.unknown
			if (texts) {
				likeness = Math.min(1, (texts[2 * row + 1] ?? 0) * perField)
				said.words = texts[2 * row] ?? 0
			}
			if (hasSaid) ofWords = (texts ? wordsShare(someone, facts, said) : mostOfWords) + likeness / 2
			const near = Math.max(Math.max(leastRelevance, profession), likeness)
			const forYears = forExperience * (experience[classes[at + 3] ?? 0] ?? 1)
			const besides =
				open +
				forProfession * profession +
				forYears * otherWork +
				forEducation * (traits[trait] ?? 1) +
				forLanguages * (languages[classes[at + 4] ?? 0] ?? 1) +
				forWords * ofWords
			const forRelevance = forYears * (1 - otherWork)
			const bound = mostOfSkills + besides + forRelevance * Math.max(near, mostOfSkills * perSkill)
			let highest = Math.floor((bound * left) / leastMissing + slack)
			if (highest < least) continue

			if (bitmask !== 0) {
				// Only now is the record looked at: it is far away in memory.
				compareSkills(wanted, memory, (starts[row] ?? 0) + 1, has)
				const ofSkills = has.must * perMust + has.nice * perNice
				const earned = ofSkills + besides + forRelevance * Math.max(near, ofSkills * perSkill)
				highest = Math.floor((earned * left) / (allMissing - perHeld * has.held) + slack)
				if (highest < least) continue
			}
			candidates[size] = i
			bounds[size++] = highest
		}
		return size
	}
}

/**
 * The positions of those whose skills and place leave enough. Each is written down, and stays if it passes: a processor that
 * had to guess who does would often guess wrong.
 */
function passPlaces(
	into: Int32Array,
	{ rows, below, from, to }: RowRange,
	{
		of,
		ofBitmask,
		places,
		needed,
	}: { of: Uint16Array; ofBitmask: Int16Array; places: Uint16Array; needed: Int16Array },
): number {
	let size = 0
	for (let i = from; i < to; i++) {
		const row = rows ? (rows[i] ?? 0) : i
		const atMost = ofBitmask[of[row] ?? 0] ?? 0
		into[size] = i
		size += isNegative(atMost - below) & ~isNegative(atMost - (needed[places[row] ?? 0] ?? 0))
	}
	return size
}

/** By class of places, the least that a bitmask must promise where so much of it is left. */
function neededIn(place: Float64Array, least: number): Int16Array {
	const needed = new Int16Array(place.length)
	for (const [number, left] of place.entries())
		needed[number] = Math.max(0, Math.min(fullPoints + 1, Math.ceil(least / left - 1 - 1e-6)))
	return needed
}

function lookUps({ facts, most }: Asked) {
	const possible = possiblePoints(facts)
	return {
		possible,
		perSkill: possible.skills === 0 ? 0 : 1 / possible.skills,
		leastRelevance: (facts.stated & (stated.skills | stated.profession | stated.words)) === 0 ? 1 : 0,
		forWords: facts.wordWeight === 0 ? 0 : possible.words,
		/** Of words alone; the other half is that of the fields. */
		mostOfWords: wordsShare({ hasText: true }, facts, { ...nothing(), words: most }),
	}
}

function nothing(): Coverage {
	return { must: 0, held: 0, nice: 0, words: 0, fields: 0 }
}
