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

/**
 * At least the total of each row, in whole tenths: all is as in `totalOf`, but the words where they are not summed up, and
 * what classes of people do not tell. Below `least` it may be any number below. Without `rows` it is asked of all that are
 * not met. It goes through millions of rows, so it calls next to nothing and reads columns only.
 */
export function glanceOver(
	{ tally, starts }: { tally: Tally; starts: Int32Array },
	facts: JobFacts,
	{ asksText, sumsWords, most }: Summed,
): (into: Int16Array, size: number, least: number, rows?: Int32Array) => void {
	const { skills, held, texts } = tally
	const { classes } = tally.glance
	const { place, own, others, experience, languages, traits, mode, hasText, pay, days } = rate(
		tally.glance,
		facts,
	)
	const possible = possiblePoints(facts)
	const { mustCount, mustWeight, niceWeight, wordWeight } = facts
	const perMust = possible.skills * perUnit(mustWeight, groupShare(true, mustWeight, niceWeight))
	const perNice = possible.skills * perUnit(niceWeight, groupShare(false, mustWeight, niceWeight))
	const perSkill = possible.skills === 0 ? 0 : 1 / possible.skills
	const leastRelevance = (facts.stated & (stated.skills | stated.profession | stated.words)) === 0 ? 1 : 0
	const perField = 1 / fullImpact ** 2
	const forWords = wordWeight === 0 ? 0 : possible.words
	const perHeld = missingMustHave / fullStrength
	const someone = { hasText: true }
	/** Of words alone; the other half is that of the fields. */
	const said = { must: 0, held: 0, nice: 0, words: most, fields: 0 }
	const mostOfWords = wordsShare(someone, facts, said)

	return (into, size, least, rows) => {
		for (let i = 0; i < size; i++) {
			const row = rows ? (rows[i] ?? 0) : i
			const must = skills[2 * row] ?? 0
			const nice = skills[2 * row + 1] ?? 0
			if (!rows && (must !== 0 || nice !== 0 || starts[row] === -1)) {
				into[i] = -1
				continue
			}
			const at = row * aspectCount
			const trait = classes[at + 5] ?? 0
			const left =
				((place[classes[at] ?? 0] ?? 1) *
					(mode[trait] ?? 1) *
					(pay[classes[at + 6] ?? 0] ?? 1) *
					(days[classes[at + 7] ?? 0] ?? 1)) /
				(1 + missingMustHave * mustCount - perHeld * (held[row] ?? 0))
			if (left * fullPoints + slack < least) {
				into[i] = 0
				continue
			}
			const ofSkills = must * perMust + nice * perNice
			const profession = Math.max(own[classes[at + 1] ?? 0] ?? 1, others[classes[at + 2] ?? 0] ?? 1)
			const likeness = asksText ? Math.min(1, (texts[2 * row + 1] ?? 0) * perField) : 0
			const relevance = Math.max(leastRelevance, profession, ofSkills * perSkill, likeness)
			let ofWords = wordOverlap.unknown
			if (hasText[trait] !== 0) {
				if (sumsWords) said.words = texts[2 * row] ?? 0
				ofWords = (sumsWords ? wordsShare(someone, facts, said) : mostOfWords) + likeness / 2
			}
			const earned =
				possible.open +
				ofSkills +
				possible.profession * profession +
				possible.experience *
					(experience[classes[at + 3] ?? 0] ?? 1) *
					(otherWork + (1 - otherWork) * relevance) +
				possible.education * (traits[trait] ?? 1) +
				possible.languages * (languages[classes[at + 4] ?? 0] ?? 1) +
				forWords * ofWords
			into[i] = earned * left + slack
		}
	}
}

/** For rounding to whole tenths, and of the last binary digits. */
const slack = 0.5 + 1e-6

function perUnit(weight: number, share: number): number {
	return weight === 0 ? 0 : share / (weight * fullStrength)
}
