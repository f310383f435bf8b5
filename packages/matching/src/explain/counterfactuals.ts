import { personFacts, type JobFacts } from '../scoring/facts.ts'
import { languageShare, packLanguage } from '../scoring/shares/languages.ts'
import {
	coverageOf,
	fullStrength,
	skillSet,
	strengthOf,
	type Coverage,
	type Wanted,
} from '../scoring/shares/skills.ts'
import { totalOf } from '../scoring/total.ts'
import { unsaid } from '../scoring/unsaid.ts'
import { counterfactualLimit } from '../scoring/weights.ts'
import type { Change, Job, Knowledge, Offer, Person, Counterfactual, Want } from '../types.ts'

type Unsaid = Extract<Change, { kind: 'say' }>['what']

/** What is known of the two sides before a change. */
type Pair = { job: JobFacts; coverage: Coverage; wanted: Wanted; knowledge: Knowledge }

/** A change, and the profile after it. */
type Trial = { change: Change; person: Person }

/**
 * The changes that would raise the total most; `shown` gives the total, in tenths, that stands for points. The portal advises nobody to
 * ask for less, so lower pay and an earlier start are not among them.
 */
export function counterfactuals(
	person: Offer,
	job: Want,
	{ job: facts, coverage, wanted, knowledge }: Pair,
	shown: (points: number) => number,
): Counterfactual[] {
	// No change touches the texts, so what they share stays.
	const totalFor = (someone: Person) => {
		const { must, held, nice } = coverageOf(skillSet(someone.skills), wanted, knowledge)
		return shown(totalOf(personFacts(someone), facts, { ...coverage, must, held, nice }))
	}
	const before = totalFor(person)

	return trials(person, job, facts, wanted, knowledge)
		.map(({ change, person: changed }): Counterfactual => {
			return { ...change, points: (totalFor(changed) - before) / 10 }
		})
		.filter(({ points }) => points > 0)
		.sort((a, b) => b.points - a.points)
		.slice(0, counterfactualLimit)
}

function trials(person: Person, job: Job, facts: JobFacts, wanted: Wanted, knowledge: Knowledge): Trial[] {
	return [
		...skillTrials(person, wanted, knowledge),
		...languageTrials(person, job),
		...historyTrials(person, facts),
		...placeTrials(person, job),
		...unsaidTrials(person, job, facts),
	]
}

function skillTrials(person: Person, { musts, nices }: Wanted, knowledge: Knowledge): Trial[] {
	const skills = skillSet(person.skills)
	return [...musts, ...nices]
		.filter((skill) => strengthOf(skills, skill, knowledge).strength < fullStrength)
		.map((skill) => {
			const change: Change = skills.has(skill)
				? { kind: 'skill_level', skill, level: 2 }
				: { kind: 'skill', skill, mustHave: musts.includes(skill) }
			return { change, person: { ...person, skills: [...person.skills, { id: skill, level: 2 }] } }
		})
}

function languageTrials(person: Person, job: Job): Trial[] {
	const have = person.languages.map(packLanguage)
	return job.languages
		.filter((asked) => languageShare(have, packLanguage(asked)) < 1)
		.map((asked) => ({
			change: { kind: 'language', ...asked },
			person: { ...person, languages: [...person.languages, asked] },
		}))
}

/** Changes that take years. They are only named if the present state is known. */
function historyTrials(person: Person, { minMonths, education }: JobFacts): Trial[] {
	const now = personFacts(person)
	const trials: Trial[] = []
	if (now.experience !== unsaid && now.experience < minMonths) {
		const change: Change = { kind: 'experience', moreMonths: minMonths - now.experience }
		trials.push({ change, person: { ...person, experienceMonths: minMonths } })
	}
	if (now.education !== unsaid && now.education < education) {
		trials.push({ change: { kind: 'education', level: education }, person: { ...person, education } })
	}
	return trials
}

function placeTrials(person: Person, job: Job): Trial[] {
	const trials: Trial[] = []
	if (!person.willingToMove) {
		trials.push({ change: { kind: 'willing_to_move' }, person: { ...person, willingToMove: true } })
	}
	const mode = job.workMode
	if (mode && !person.workModes.includes(mode)) {
		const workModes = [...person.workModes, mode]
		trials.push({ change: { kind: 'work_mode', mode }, person: { ...person, workModes } })
	}
	return trials
}

/** The best answer to each question that the person has left open. */
function unsaidTrials(person: Person, job: Job, asked: JobFacts): Trial[] {
	const now = personFacts(person)
	const answers: [Unsaid, boolean, Partial<Person>][] = [
		['profession', now.professions.length === 0, { professions: [asked.profession] }],
		['experience', now.experience === unsaid, { experienceMonths: asked.minMonths }],
		['education', now.education === unsaid, { education: asked.education }],
		['place', now.places.length === 0, { place: job.places[0] }],
		['pay', now.pay === unsaid, { expectedPay: asked.payAtMost }],
		['availability', now.days === unsaid, { availableInDays: asked.startInDays }],
	]
	return answers
		.filter(([, isOpen]) => isOpen)
		.map(([what, , answer]) => ({ change: { kind: 'say', what }, person: { ...person, ...answer } }))
}
