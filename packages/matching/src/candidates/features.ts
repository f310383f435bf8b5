import { jobFacts, personFacts, textFacts, type PersonFacts } from '../scoring/facts.ts'
import { skillSet, wantedSkills } from '../scoring/shares/skills.ts'
import { unsaid } from '../scoring/unsaid.ts'
import { readerOf } from '../text/read-text.ts'
import type { Job, Knowledge, Person } from '../types.ts'
import { keysOf, packedRange, packFields, packPlaces, packWords } from './packing.ts'

/** What a search engine holds of a person, to find candidates by. All numbers are whole. */
export type PersonFeatures = Said & {
	/** Each with its percent. */
	skills: number[]
	/** Twice the profession, and one more if it is a preferred one. */
	professions: number[]
	experience: number
	/** See `traitsOf`. */
	traits: number
	willing: number
}

/** What a search engine holds of a job. Numbers that are not said are -1. */
export type JobFeatures = Said & {
	/** Twice the skill, and one more if it is a must-have. */
	skills: number[]
	stated: number
	mustCount: number
	mustWeight: number
	niceWeight: number
	/** In thousandths. */
	likeness: number
	profession: number
	minMonths: number
	maxMonths: number
	education: number
	mode: number
}

/** What both have. */
type Said = {
	/** See `keysOf`. */
	keys: string[]
	pay: number
	days: number
	languages: number[]
	places: number[]
	fields: number[]
	/** By term: of a person, its impact; of a job, its share of all that the words of the job are worth. */
	words: Record<string, number>
}

/** The names of the numbers, without those of lists of words. */
export const personNumbers = [
	'skills',
	'professions',
	'experience',
	'traits',
	'willing',
	'pay',
	'days',
	'languages',
	'places',
	'fields',
] as const satisfies (keyof PersonFeatures)[]

export const jobNumbers = [
	'skills',
	'stated',
	'mustCount',
	'mustWeight',
	'niceWeight',
	'likeness',
	'profession',
	'minMonths',
	'maxMonths',
	'education',
	'mode',
	'pay',
	'days',
	'languages',
	'places',
	'fields',
] as const satisfies (keyof JobFeatures)[]

/** The key of jobs that want no skills, which a search finds by nothing else. */
export const noSkills = 'no skills'

export function personFeatures(person: Person, knowledge: Knowledge): PersonFeatures {
	const facts = personFacts(person)
	const { words, fields } = textFacts(person.text, knowledge)
	const skills = skillSet(person.skills)
	return {
		keys: keysOf(skills.keys(), facts.professions),
		skills: [...skills].map(([skill, percent]) => skill * packedRange + percent),
		professions: facts.professions.map((profession, at) => 2 * profession + Number(at > 0)),
		experience: facts.experience,
		traits: traitsOf(facts),
		willing: facts.willingToMove,
		pay: facts.pay,
		days: facts.days,
		languages: facts.languages,
		places: packPlaces([...(person.place ? [person.place] : []), ...(person.preferredPlaces ?? [])]),
		fields: packFields(fields),
		words: packWords(words),
	}
}

/** The highest level of education. */
export const mostEducation = 8

/** Education, work modes and whether there is a text, as one number from 0. */
export function traitsOf({ education, modes, hasText }: Traits): number {
	return ((Math.min(education, mostEducation) + 1) * 8 + modes) * 2 + Number(hasText)
}

export type Traits = Pick<PersonFacts, 'education' | 'modes' | 'hasText'>

export function jobFeatures(job: Job, knowledge: Knowledge): JobFeatures {
	const { musts, nices } = wantedSkills(job)
	const facts = jobFacts(job, knowledge)
	const { words, fields } = textFacts(job.text, knowledge)
	const { stated, mustCount, mustWeight, niceWeight, profession } = facts
	const keys = keysOf([...musts, ...nices], profession === unsaid ? [] : [profession])
	return {
		keys: musts.length + nices.length > 0 ? keys : [...keys, noSkills],
		skills: [...musts.map((skill) => 2 * skill + 1), ...nices.map((skill) => 2 * skill)],
		stated,
		mustCount,
		mustWeight,
		niceWeight,
		likeness: Math.round(facts.likenessShare * 1000),
		profession,
		minMonths: facts.minMonths,
		maxMonths: facts.maxMonths,
		education: Math.min(facts.education, mostEducation),
		mode: facts.mode,
		pay: facts.payAtMost,
		days: facts.startInDays,
		languages: facts.languages,
		places: job.workMode === 'remote' ? [] : packPlaces(job.places),
		fields: packFields(fields),
		words: packWords(sharesOf(words, knowledge)),
	}
}

/** What each word is worth of all, which changes little when words are counted anew. */
function sharesOf(words: ReadonlyMap<string, number>, { lexicon }: Knowledge): Map<string, number> {
	if (!lexicon) return new Map()
	const { rarity } = readerOf(lexicon)
	const worths = [...words].map(([term, impact]) => [term, rarity(term) * impact] as const)
	const sum = worths.reduce((all, [, worth]) => all + worth, 0)
	return new Map(worths.map(([term, worth]) => [term, worth / sum]))
}
