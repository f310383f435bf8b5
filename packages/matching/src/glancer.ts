import { compareSkills, type WantedSkills } from './compare-skills.ts'
import type { JobFacts } from './facts.ts'
import { aspectCount, rate, type Glance } from './glance.ts'
import { fullPoints, stated } from './possible.ts'
import { possiblePoints } from './rating.ts'
import { fullStrength, groupShare, type Coverage } from './skills.ts'
import type { Table } from './table.ts'
import { fullImpact } from './text/read-text.ts'
import { missingMustHave, otherWork, wordOverlap } from './weights.ts'
import { wordsShare } from './words.ts'

/** What rows are compared with. */
type Asked = {
	facts: JobFacts
	wanted: WantedSkills
	asksText: boolean
	/** The most that the words of a text can sum up to. */
	most: number
	/** What all texts sum up to, words and fields of row 0, then of row 1 and so on; undefined: they are read one by one. */
	texts: Float64Array | undefined
}

/** Rows at the positions from `from` to below `to`, and the most that any of them can have of the wanted skills. */
type Glanced = { rows: Int32Array; from: number; to: number; most: Coverage }

/** Puts into `into`, by position, at least the totals of these rows; below `least` it may be any number below. */
export type Glancer = (into: Int16Array, glanced: Glanced, least: number) => void

/**
 * Tells of many rows at least their totals, in whole tenths: all is as in `totalOf`, but the texts where they are not summed
 * up, and what classes of people do not tell. What rules most people out is looked at first. It goes through very many
 * rows, so it calls next to nothing, and all that it reads is a variable of its own: that made it twice as fast.
 */
export function glanceOver(glanced: Glance, people: Table, asked: Asked): Glancer {
	const { facts, wanted, asksText, texts } = asked
	const { perMust, perNice, perSkill, leastRelevance, forWords, allMissing, ...more } = lookUps(asked)
	const { possible, mostOfWords } = more
	const { place, own, others, experience, languages, traits, mode, hasText, pay, days } = rate(glanced, facts)
	const { open, education: forEducation, languages: forLanguages } = possible
	const { profession: forProfession, experience: forExperience } = possible
	const unskilled = fullPoints - possible.skills
	const [perField, perHeld] = [1 / fullImpact ** 2, missingMustHave / fullStrength]
	const [someone, said] = [{ hasText: true }, nothing()]

	return (into, { rows, from, to, most }, least) => {
		const { starts, memory } = people
		const { classes } = glanced
		const areMet = most.must + most.nice > 0
		const mostOfSkills = most.must * perMust + most.nice * perNice
		const leastMissing = allMissing - perHeld * most.held
		const has = nothing()
		for (let i = from; i < to; i++) {
			const row = rows[i] ?? 0
			const at = row * aspectCount
			const trait = classes[at + 5] ?? 0
			const left =
				(place[classes[at] ?? 0] ?? 1) *
				(mode[trait] ?? 1) *
				(pay[classes[at + 6] ?? 0] ?? 1) *
				(days[classes[at + 7] ?? 0] ?? 1)
			if (((mostOfSkills + unskilled) * left) / leastMissing + slack < least) {
				into[i] = 0
				continue
			}
			const profession = Math.max(own[classes[at + 1] ?? 0] ?? 1, others[classes[at + 2] ?? 0] ?? 1)
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
			const ceiling = mostOfSkills + besides + forRelevance * Math.max(near, mostOfSkills * perSkill)
			into[i] = (ceiling * left) / leastMissing + slack
			if (!areMet || (into[i] ?? 0) < least) continue

			// Only now is the record looked at: it is far away in memory.
			compareSkills(wanted, memory, (starts[row] ?? 0) + 1, has)
			const ofSkills = has.must * perMust + has.nice * perNice
			const earned = ofSkills + besides + forRelevance * Math.max(near, ofSkills * perSkill)
			into[i] = (earned * left) / (allMissing - perHeld * has.held) + slack
		}
	}
}

function lookUps({ facts, most }: Asked) {
	const possible = possiblePoints(facts)
	const { mustCount, mustWeight, niceWeight, wordWeight } = facts
	return {
		possible,
		perMust: possible.skills * perUnit(mustWeight, groupShare(true, mustWeight, niceWeight)),
		perNice: possible.skills * perUnit(niceWeight, groupShare(false, mustWeight, niceWeight)),
		perSkill: possible.skills === 0 ? 0 : 1 / possible.skills,
		leastRelevance: (facts.stated & (stated.skills | stated.profession | stated.words)) === 0 ? 1 : 0,
		forWords: wordWeight === 0 ? 0 : possible.words,
		allMissing: 1 + missingMustHave * mustCount,
		/** Of words alone; the other half is that of the fields. */
		mostOfWords: wordsShare({ hasText: true }, facts, { ...nothing(), words: most }),
	}
}

function nothing(): Coverage {
	return { must: 0, held: 0, nice: 0, words: 0, fields: 0 }
}

/** For rounding to whole tenths, and of the last binary digits. */
const slack = 0.5 + 1e-6

function perUnit(weight: number, share: number): number {
	return weight === 0 ? 0 : share / (weight * fullStrength)
}
