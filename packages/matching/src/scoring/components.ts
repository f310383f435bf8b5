import type { JobFacts, PersonFacts } from './facts.ts'
import { availabilityFactor, mustHaveFactor, payFactor, placeFactor, workModeFactor } from './shares/gates.ts'
import { nearestKm } from './shares/geo.ts'
import { educationShare, experienceShare, professionShare } from './shares/grades.ts'
import { languagesShare } from './shares/languages.ts'
import { rolesShare } from './shares/roles/roles.ts'
import { fullStrength, skillsShare, type Coverage } from './shares/skills.ts'
import { sameWorkOf, textShare } from './shares/text-similarity.ts'
import { unsaid } from './unsaid.ts'
import { otherRoles, wordOverlap } from './weights.ts'

/** One component of the score, 0 to 1. */
export type Component = {
	/** The share of one pair. */
	share: (person: PersonFacts, job: JobFacts, coverage: Coverage) => number
	/** An upper bound of `share` that does not need the coverage: it knows neither skills nor texts. */
	bound: (person: PersonFacts, job: JobFacts) => number
}

/**
 * The table that every form of the score is made from: the exact total, its explanation, and the upper bounds with which a
 * search rules rows out. These components earn points, as `earnedPoints` says; a job that does not state one gives it none.
 */
export const graded = {
	skills: {
		share: (_person, job, coverage) => skillsOf(job, coverage),
		bound: () => 1,
	},
	profession: { share: professionOf, bound: professionOf },
	/** Not yet weighted by how relevant the experience is. */
	experience: { share: experienceOf, bound: experienceOf },
	/** Experience in the kinds of work that the job asks for. Earns no points of its own. */
	roles: { share: rolesOf, bound: (_person, { roles }) => (roles.length > 0 ? 1 : 0) },
	/** The share of the experience that was spent in roles like the job. It multiplies the points of experience. */
	inRoles: { share: inRolesOf, bound: () => 1 },
	education: { share: educationOf, bound: educationOf },
	languages: { share: languagesOf, bound: languagesOf },
	text: {
		share: textShare,
		bound: ({ hasText }, { wordWeight }) => {
			if (wordWeight === 0) return 0
			return hasText ? 1 : wordOverlap.least
		},
	},
	/** Earns no points of its own: it tells whether experience is relevant. */
	sameWork: { share: (_person, job, coverage) => sameWorkOf(job, coverage), bound: () => 1 },
	topics: { share: (_person, _job, { topics = 0 }) => topics, bound: () => 1 },
} satisfies Record<string, Component>

/** These take away a share of the points. A gate that a job does not state is 1. */
export const gates = {
	mustHaves: {
		share: (_person, job, coverage) => mustHavesOf(job, coverage),
		bound: () => 1,
	},
	place: { share: placeOf, bound: placeOf },
	workMode: { share: workModeOf, bound: workModeOf },
	pay: { share: payOf, bound: payOf },
	availability: { share: availabilityOf, bound: availabilityOf },
} satisfies Record<string, Component>

/** A number for each component: its share in one pair, or an upper bound. */
export type GradedShares = Record<keyof typeof graded, number>
export type GateShares = Record<keyof typeof gates, number>

export function skillsOf({ mustWeight, niceWeight }: JobFacts, { must, nice }: Coverage): number {
	return skillsShare(must, nice, mustWeight, niceWeight)
}

export function mustHavesOf({ mustCount }: JobFacts, { held }: Coverage): number {
	return mustHaveFactor(mustCount - held / fullStrength)
}

function professionOf(person: PersonFacts, job: JobFacts): number {
	if (job.profession === unsaid) return 0

	return professionShare(person.professions, job.profession, job.relatedProfessions)
}

function experienceOf(person: PersonFacts, job: JobFacts): number {
	return experienceShare(person.experience, job.minMonths, job.maxMonths)
}

function rolesOf(person: PersonFacts, job: JobFacts): number {
	return job.roles.length === 0 ? 0 : rolesShare(person.roles, job.roles)
}

function inRolesOf(person: PersonFacts, { minMonths }: JobFacts, { months }: Coverage): number {
	if (months === undefined || minMonths === 0) return 1
	const counted = person.experience === unsaid ? minMonths : Math.min(minMonths, person.experience)
	return counted === 0 ? 1 : Math.max(otherRoles, Math.min(1, months / counted))
}

function educationOf(person: PersonFacts, job: JobFacts): number {
	return educationShare(person.education, job.education)
}

function languagesOf(person: PersonFacts, job: JobFacts): number {
	return job.languages.length === 0 ? 0 : languagesShare(person.languages, job.languages)
}

function placeOf(person: PersonFacts, job: JobFacts): number {
	if (job.places.length === 0) return 1

	return placeFactor(nearestKm(person.places, job.places), person.willingToMove)
}

function workModeOf(person: PersonFacts, job: JobFacts): number {
	return workModeFactor(person.modes, job.mode)
}

function payOf(person: PersonFacts, job: JobFacts): number {
	return payFactor(person.pay, job.payAtMost)
}

function availabilityOf(person: PersonFacts, job: JobFacts): number {
	return availabilityFactor(person.days, job.startInDays)
}
