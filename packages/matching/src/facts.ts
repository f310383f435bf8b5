import { spotsOf } from './geo.ts'
import { packLanguage } from './languages.ts'
import { sumOfWeights, wantedSkills, type Wanted } from './skills.ts'
import type { Job, Knowledge, Person, Related, WorkMode } from './types.ts'
import { said, unsaid } from './unsaid.ts'

/** In order of distance from the employer's premises; the position is the mode's number. */
export const workModes: readonly WorkMode[] = ['on_site', 'hybrid', 'remote']

/** Bits: which graded parts a job states. */
export const stated = { skills: 1, profession: 2, experience: 4, education: 8, languages: 16 }

/** A person as whole numbers that fit an Int32: all that scoring reads, apart from skills. */
export type PersonFacts = {
	experience: number
	education: number
	pay: number
	days: number
	/** Bits, by number of the mode. */
	modes: number
	willingToMove: boolean
	professions: number[]
	/** Packed. */
	languages: number[]
	/** Spots, three numbers each: where the person is, and would work besides. */
	places: number[]
}

/** A job likewise, with what is known of its profession; `stated` is a set of bits. */
export type JobFacts = {
	stated: number
	mustCount: number
	mustWeight: number
	niceWeight: number
	profession: number
	/** Those that count for the asked one in part. */
	relatedProfessions: readonly Related[]
	minMonths: number
	maxMonths: number
	education: number
	mode: number
	payAtMost: number
	startInDays: number
	/** Packed. */
	languages: number[]
	/** Spots, three numbers each; none when the work is remote. */
	places: number[]
}

export function personFacts(person: Person): PersonFacts {
	return {
		experience: said(person.experienceMonths),
		education: said(person.education),
		pay: said(person.expectedPay),
		days: said(person.availableInDays),
		modes: person.workModes.reduce((bits, mode) => bits | (1 << workModes.indexOf(mode)), 0),
		willingToMove: person.willingToMove === true,
		professions: [...person.professions],
		languages: person.languages.map(packLanguage),
		places: spotsOf([...(person.place ? [person.place] : []), ...(person.preferredPlaces ?? [])]),
	}
}

export function jobFacts(job: Job, knowledge: Knowledge, wanted: Wanted = wantedSkills(job)): JobFacts {
	const facts = {
		stated: 0,
		mustCount: wanted.musts.length,
		mustWeight: sumOfWeights(knowledge, wanted.musts),
		niceWeight: sumOfWeights(knowledge, wanted.nices),
		profession: job.profession ?? unsaid,
		relatedProfessions: relatedTo(job.profession ?? unsaid, knowledge),
		minMonths: Math.max(0, said(job.experience?.minMonths)),
		maxMonths: said(job.experience?.maxMonths),
		education: said(job.education),
		mode: job.workMode ? workModes.indexOf(job.workMode) : unsaid,
		payAtMost: said(job.pay?.max) || unsaid,
		startInDays: said(job.startInDays),
		languages: job.languages.map(packLanguage),
		places: job.workMode === 'remote' ? [] : spotsOf(job.places),
	}
	return { ...facts, stated: statedBy(facts) }
}

export function relatedTo(profession: number, knowledge: Knowledge): readonly Related[] {
	return knowledge.relatedProfessions.get(profession) ?? none
}

const none: readonly Related[] = []

function statedBy(job: JobFacts): number {
	return (
		(job.mustWeight + job.niceWeight > 0 ? stated.skills : 0) |
		(job.profession === unsaid ? 0 : stated.profession) |
		(job.minMonths > 0 || job.maxMonths !== unsaid ? stated.experience : 0) |
		(job.education > 0 ? stated.education : 0) |
		(job.languages.length > 0 ? stated.languages : 0)
	)
}
