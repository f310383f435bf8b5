import { chanceAt, curveOf } from '../scoring/calibration.ts'
import { gates, graded } from '../scoring/components.ts'
import { personFacts, relatedTo, type PersonFacts, anyJob } from '../scoring/facts.ts'
import { fullPoints, possibleByStated, stated } from '../scoring/possible.ts'
import { languageShare } from '../scoring/shares/languages.ts'
import { fullStrength, shareInSteps, skillSet, skillWeight } from '../scoring/shares/skills.ts'
import { openPay, unsaid } from '../scoring/unsaid.ts'
import {
	lateStart,
	missingMustHave,
	niceToHaveShare,
	otherWork,
	overExperience,
	payOver,
	unknownShare,
} from '../scoring/weights.ts'
import { fullImpact } from '../text/read-text.ts'
import type { Knowledge, Person } from '../types.ts'
import { mostEducation, noSkills } from './features.ts'
import { keysOf } from './packing.ts'
import { columnsOf, lineThrough, placeParams, textParams, type CandidateQuestion } from './question.ts'

/**
 * The question for jobs that fit a person. An estimate is a chance in thousandths, since points mean another chance for jobs that
 * state skills than for others.
 */
export function questionForPerson(person: Person, knowledge: Knowledge): CandidateQuestion {
	const facts = personFacts(person)
	const skill = skillParams(person, knowledge)
	const profession = professionParams(facts, knowledge)
	const possible = possibleByStated(knowledge.partWeights).slice(0, stated.topics)
	const text = textParams(person.text, knowledge)
	const withSkills = possible.filter((_, bits) => (bits & stated.skills) !== 0)
	const most = Math.max(...withSkills.map(({ skills }) => fullPoints - skills))
	return {
		keys: [...keysOf(skill.ids, profession.ids), noSkills],
		mostWithoutKeys: fullPoints * chanceAt(curveOf(stated.skills), most / fullPoints),
		words: text.words.map(({ word, impact }) => ({ word, weight: impact / fullImpact })),
		params: {
			skill,
			nice: niceToHaveShare,
			missing: missingMustHave,
			profession,
			possible: possible.flatMap((points) => partsOf.map((part) => points[part])),
			curves: [curveOf(0), curveOf(stated.skills)],
			otherWork,
			...numberParams(facts),
			education: Array.from({ length: mostEducation + 2 }, (_, at) =>
				graded.education.share(facts, { ...anyJob, education: at - 1 }),
			),
			modes: [unsaid, 0, 1, 2].map((mode) => gates.workMode.share(facts, { ...anyJob, mode })),
			willing: facts.willingToMove + 1,
			...placeParams([...(person.place ? [person.place] : []), ...(person.preferredPlaces ?? [])]),
			language: languageParams(facts.languages),
			text: { ...text.params, isSaid: facts.hasText },
		},
	}
}

/** The parts in the order of `possible`. */
const partsOf = ['open', 'skills', 'profession', 'experience', 'education', 'languages', 'text'] as const

/** By wanted skill, ascending, how far the person has it, 0 to 1, and its weight. */
function skillParams(person: Person, knowledge: Knowledge) {
	const mine = skillSet(person.skills)
	const strengths = new Map([...mine].map(([skill, percent]) => [skill, percent / 100]))
	for (const [wanted, related] of knowledge.relatedSkills)
		for (const one of related) {
			const strength = (shareInSteps(one) * (mine.get(one.id) ?? 0)) / fullStrength
			if (strength > (strengths.get(wanted) ?? 0)) strengths.set(wanted, strength)
		}
	const { ids, shares } = columnsOf(strengths)
	return { ids, strengths: shares, weights: ids.map((id) => skillWeight(knowledge, id)) }
}

/** By profession that a job may ask for, ascending, how far those of the person count for it. */
function professionParams(facts: PersonFacts, knowledge: Knowledge) {
	const { professions } = facts
	const counted = new Set(professions)
	for (const [asked, related] of knowledge.relatedProfessions)
		if (related.some(({ id }) => professions.includes(id))) counted.add(asked)
	const shareFor = (profession: number) => {
		const relatedProfessions = relatedTo(profession, knowledge)
		return graded.profession.share(facts, { ...anyJob, profession, relatedProfessions })
	}
	return {
		isSaid: professions.length > 0,
		...columnsOf(new Map([...counted].map((profession) => [profession, shareFor(profession)]))),
	}
}

/** Pay is asked by its ratio to the most that a job pays, and the start by the days that the person is late. */
function numberParams(facts: PersonFacts) {
	const payFor = (payAtMost: number) => gates.pay.share(facts, { ...anyJob, payAtMost })
	const hundred = 100
	const ratios = [1, 1 + payOver.farShare]
	const lateBy = (days: number) => gates.availability.share({ ...facts, days }, { ...anyJob, startInDays: 0 })
	return {
		experience: facts.experience,
		unknown: unknownShare,
		over: overExperience,
		expected: facts.pay,
		payUndisclosed: payFor(unsaid),
		payOpen: payFor(openPay),
		pay: lineThrough(ratios, payFor(hundred), (ratio) =>
			gates.pay.share({ ...facts, pay: ratio * hundred }, { ...anyJob, payAtMost: hundred }),
		),
		free: facts.days,
		days: lineThrough([0, lateStart.farDays], lateBy(unsaid), lateBy),
	}
}

const levelBits = 3
const levels = 7

/** For each language of the person, its number without a level, ascending, and the shares by level asked for. */
function languageParams(languages: readonly number[]) {
	const tags = [...new Set(languages.map((language) => language >> levelBits))].toSorted((a, b) => a - b)
	return {
		tags,
		shares: tags.map((tag) =>
			Array.from({ length: levels }, (_, level) => languageShare(languages, (tag << levelBits) | level)),
		),
	}
}
