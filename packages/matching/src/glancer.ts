import type { JobFacts } from './facts.ts'
import { aspectCount, rate } from './glance.ts'
import { fullPoints, stated } from './possible.ts'
import { possiblePoints } from './rating.ts'
import { fullStrength, groupShare } from './skills.ts'
import type { Tally } from './tally.ts'
import { fullImpact } from './text/read-text.ts'
import { missingMustHave, otherWork, wordOverlap } from './weights.ts'
import { wordsShare } from './words.ts'

/** What is summed up of the texts; `most` is what the words can come to where they are not. */
type Summed = { asksText: boolean; sumsWords: boolean; most: number }

/** Tells of many rows at once at least their totals. */
export function glanceOver(
	{ tally, starts }: { tally: Tally; starts: Int32Array },
	facts: JobFacts,
	{ asksText, sumsWords, most }: Summed,
): Glancer {
	const known = { ...lookUps(tally, facts, most), tally, starts, facts, asksText, sumsWords }
	return {
		divide: () => divide(known),
		glance: (into, size, least, of = {}) => glance(known, into, size, least, of),
	}
}

/** The points of the part `skills` that rows have, from and below these. */
type Part = { rows?: Int32Array; from?: number; below?: number }

export type Glancer = {
	/** The points of the part `skills` that few of the rows that are met reach. */
	divide: () => number
	glance: (into: Int16Array, size: number, least: number, part?: Part) => void
}

/** So many of the most skilled are looked at before the others: most of those need no more than a look at their skills. */
const few = 4096
const steps = 256

function divide({ tally: { skills, met, metCount }, perMust, perNice, possible }: Known): number {
	if (metCount < 2 * few || possible.skills === 0) return 0

	const counts = new Int32Array(steps + 1)
	const perPoint = steps / possible.skills
	for (let i = 0; i < metCount; i++) {
		const row = met[i] ?? 0
		const points = (skills[2 * row] ?? 0) * perMust + (skills[2 * row + 1] ?? 0) * perNice
		const step = Math.min(steps, Math.floor(points * perPoint))
		counts[step] = (counts[step] ?? 0) + 1
	}
	let step = steps
	for (let count = counts[step] ?? 0; step > 0 && count < few;) count += counts[--step] ?? 0
	return step / perPoint
}

function lookUps(tally: Tally, facts: JobFacts, most: number) {
	const possible = possiblePoints(facts)
	const { mustCount, mustWeight, niceWeight, wordWeight } = facts
	return {
		rated: rate(tally.glance, facts),
		possible,
		perMust: possible.skills * perUnit(mustWeight, groupShare(true, mustWeight, niceWeight)),
		perNice: possible.skills * perUnit(niceWeight, groupShare(false, mustWeight, niceWeight)),
		perSkill: possible.skills === 0 ? 0 : 1 / possible.skills,
		leastRelevance: (facts.stated & (stated.skills | stated.profession | stated.words)) === 0 ? 1 : 0,
		forWords: wordWeight === 0 ? 0 : possible.words,
		allMissing: 1 + missingMustHave * mustCount,
		/** Of words alone; the other half is that of the fields. */
		mostOfWords: wordsShare({ hasText: true }, facts, { must: 0, held: 0, nice: 0, words: most, fields: 0 }),
	}
}

type Known = ReturnType<typeof lookUps> & {
	tally: Tally
	starts: Int32Array
	facts: JobFacts
	asksText: boolean
	sumsWords: boolean
}

/**
 * At least the total of each row, in whole tenths: all is as in `totalOf`, but the words where they are not summed up, and
 * what classes of people do not tell. Below `least` it may be any number below. Without `rows` it is asked of all that are
 * not met. It goes through millions of rows, so it calls next to nothing, and all that it reads is a variable of its own:
 * that made it twice as fast.
 */
function glance(known: Known, into: Int16Array, size: number, least: number, part: Part): void {
	const { rows, from = 0, below = Infinity } = part
	const { facts, asksText, sumsWords, starts, perMust, perNice, perSkill, mostOfWords } = known
	const { leastRelevance, forWords, allMissing } = known
	const { skills, held, texts } = known.tally
	const { classes } = known.tally.glance
	const { place, own, others, experience, languages, traits, mode, hasText, pay, days } = known.rated
	const { open, education: forEducation, languages: forLanguages } = known.possible
	const { profession: forProfession, experience: forExperience } = known.possible
	const unskilled = fullPoints - known.possible.skills
	const [perField, perHeld] = [1 / fullImpact ** 2, missingMustHave / fullStrength]
	const [someone, said] = [{ hasText: true }, { must: 0, held: 0, nice: 0, words: 0, fields: 0 }]

	for (let i = 0; i < size; i++) {
		const row = rows ? (rows[i] ?? 0) : i
		const must = skills[2 * row] ?? 0
		const nice = skills[2 * row + 1] ?? 0
		if (!rows && (must !== 0 || nice !== 0 || starts[row] === -1)) {
			into[i] = -1
			continue
		}
		const ofSkills = must * perMust + nice * perNice
		if (ofSkills < from || ofSkills >= below) {
			into[i] = -1
			continue
		}
		const missing = allMissing - perHeld * (held[row] ?? 0)
		if (ofSkills + unskilled < (least - slack) * missing) {
			into[i] = 0
			continue
		}
		const at = row * aspectCount
		const trait = classes[at + 5] ?? 0
		const left =
			((place[classes[at] ?? 0] ?? 1) *
				(mode[trait] ?? 1) *
				(pay[classes[at + 6] ?? 0] ?? 1) *
				(days[classes[at + 7] ?? 0] ?? 1)) /
			missing
		if (left * fullPoints + slack < least) {
			into[i] = 0
			continue
		}
		const profession = Math.max(own[classes[at + 1] ?? 0] ?? 1, others[classes[at + 2] ?? 0] ?? 1)
		const likeness = asksText ? Math.min(1, (texts[2 * row + 1] ?? 0) * perField) : 0
		const relevance = Math.max(Math.max(leastRelevance, profession), Math.max(ofSkills * perSkill, likeness))
		let ofWords = wordOverlap.unknown
		if (hasText[trait] !== 0) {
			if (sumsWords) said.words = texts[2 * row] ?? 0
			ofWords = (sumsWords ? wordsShare(someone, facts, said) : mostOfWords) + likeness / 2
		}
		const earned =
			open +
			ofSkills +
			forProfession * profession +
			forExperience * (experience[classes[at + 3] ?? 0] ?? 1) * (otherWork + (1 - otherWork) * relevance) +
			forEducation * (traits[trait] ?? 1) +
			forLanguages * (languages[classes[at + 4] ?? 0] ?? 1) +
			forWords * ofWords
		into[i] = earned * left + slack
	}
}

/** For rounding to whole tenths, and of the last binary digits. */
const slack = 0.5 + 1e-6

function perUnit(weight: number, share: number): number {
	return weight === 0 ? 0 : share / (weight * fullStrength)
}
