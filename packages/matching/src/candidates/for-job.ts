import { gates, graded } from '../scoring/components.ts'
import { jobFacts, type JobFacts, nobody } from '../scoring/facts.ts'
import { fullPoints, stated } from '../scoring/possible.ts'
import { languageShare } from '../scoring/shares/languages.ts'
import { fullStrength, shareInSteps, skillWeight, wantedSkills } from '../scoring/shares/skills.ts'
import { possiblePoints } from '../scoring/total.ts'
import { unsaid } from '../scoring/unsaid.ts'
import { lateStart, otherWork, overExperience, payOver, preferredProfession } from '../scoring/weights.ts'
import { skillCoefficients } from '../search/upper-bounds.ts'
import { fullImpact } from '../text/read-text.ts'
import type { Job, Knowledge } from '../types.ts'
import { mostEducation, traitsOf } from './features.ts'
import { keysOf } from './packing.ts'
import { columnsOf, lineThrough, placeParams, textParams, type CandidateQuestion } from './question.ts'

/**
 * The question for people who fit a job. An estimate is in points, 0 to 1000, and takes all experience to be in roles like the
 * job. With `relatedInFull`, related professions count as much as the one asked for.
 */
export function questionForJob(job: Job, knowledge: Knowledge, relatedInFull = false): CandidateQuestion {
	const facts = jobFacts(job, knowledge)
	if (relatedInFull) facts.relatedProfessions = facts.relatedProfessions.map(({ id }) => ({ id, share: 1 }))
	const possible = possiblePoints(facts)
	const skill = skillParams(job, knowledge, facts)
	const profession = professionParams(facts)
	const text = textParams(job.text, knowledge)
	const unearned = possible.skills + possible.profession * (1 - profession.unsaid)
	return {
		keys: keysOf(skill.ids, profession.ids),
		mostWithoutKeys: (fullPoints - unearned) / skill.allMissing,
		words: text.words.map(({ word, worth }) => ({ word, weight: worth / (text.worth * fullImpact) })),
		params: {
			skill,
			profession,
			possible,
			tellsWork: (facts.stated & (stated.skills | stated.profession | stated.text)) !== 0,
			otherWork,
			...numberLines(facts),
			...traitTables(facts),
			...placeParams(facts.places.length > 0 ? job.places : []),
			language: languageParams(facts),
			text: { ...text.params, isAsked: facts.wordWeight > 0, likeness: facts.likenessShare },
		},
	}
}

/**
 * By skill that counts for wanted ones, ascending: from `starts` on, the places of these in `worths` and the share of each. A worth is
 * that of a skill which is there in full; the first `musts` are must-haves.
 */
function skillParams(job: Job, knowledge: Knowledge, facts: JobFacts) {
	const { musts, nices } = wantedSkills(job)
	const { perMust, perNice, perHeld, allMissing } = skillCoefficients(facts)
	const links = new Map<number, { place: number; share: number }[]>()
	const worths = [...musts, ...nices].map((skill, place) => {
		for (const one of [{ id: skill, share: 1 }, ...(knowledge.relatedSkills.get(skill) ?? [])])
			links.set(one.id, [
				...(links.get(one.id) ?? []),
				{ place, share: shareInSteps(one) / shareInSteps({ share: 1 }) },
			])
		return skillWeight(knowledge, skill) * fullStrength * (place < musts.length ? perMust : perNice)
	})
	const sorted = [...links].toSorted(([a], [b]) => a - b)
	const flat = sorted.flatMap(([, list]) => list)
	let end = 0
	return {
		ids: sorted.map(([id]) => id),
		starts: [0, ...sorted.map(([, list]) => (end += list.length))],
		places: flat.map(({ place }) => place),
		shares: flat.map(({ share }) => share),
		worths,
		musts: musts.length,
		allMissing,
		perHeld: perHeld * fullStrength,
	}
}

function professionParams(facts: JobFacts) {
	const { profession, relatedProfessions } = facts
	const shareOf = (professions: number[]) => graded.profession.share({ ...nobody, professions }, facts)
	const counted = profession === unsaid ? [] : [profession, ...relatedProfessions.map(({ id }) => id)]
	return {
		unsaid: shareOf([]),
		preferred: preferredProfession,
		...columnsOf(new Map(counted.map((id) => [id, shareOf([id])]))),
	}
}

/** The shares by months of experience, expected pay and days until the start. */
function numberLines(facts: JobFacts) {
	const { minMonths, maxMonths, payAtMost, startInDays } = facts
	const overMonths = maxMonths + Math.max(maxMonths, overExperience.leastMonths)
	const experienceOf = (experience: number) => graded.experience.share({ ...nobody, experience }, facts)
	const payOf = (pay: number) => gates.pay.share({ ...nobody, pay }, facts)
	const daysOf = (days: number) => gates.availability.share({ ...nobody, days }, facts)
	return {
		experience: lineThrough(
			[0, minMonths, ...(maxMonths === unsaid ? [] : [maxMonths, overMonths])],
			experienceOf(unsaid),
			experienceOf,
		),
		pay: lineThrough(
			payAtMost > 0 ? [payAtMost, Math.round(payAtMost * (1 + payOver.farShare))] : [0],
			payOf(unsaid),
			payOf,
		),
		days: lineThrough(
			startInDays === unsaid ? [0] : [startInDays, startInDays + lateStart.farDays],
			daysOf(unsaid),
			daysOf,
		),
	}
}

/** The shares by traits. */
function traitTables(facts: JobFacts) {
	const [education, modes]: [number[], number[]] = [[], []]
	for (let level = unsaid; level <= mostEducation; level++)
		for (let bits = 0; bits < 8; bits++)
			for (const hasText of [false, true]) {
				const person = { ...nobody, education: level, modes: bits, hasText }
				education[traitsOf(person)] = graded.education.share(person, facts)
				modes[traitsOf(person)] = gates.workMode.share(person, facts)
			}
	return { education, modes }
}

const levelBits = 3
const levels = 7

/** For each language asked for, its number without a level, and the shares by level. */
function languageParams(facts: JobFacts) {
	const tags = facts.languages.map((language) => language >> levelBits)
	return {
		unsaid: graded.languages.share(nobody, facts),
		tags,
		shares: facts.languages.map((asked, at) =>
			Array.from({ length: levels }, (_, level) =>
				languageShare([((tags[at] ?? 0) << levelBits) | level], asked),
			),
		),
	}
}
