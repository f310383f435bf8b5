import type { JobFacts, PersonFacts } from './facts.ts'
import { availabilityFactor, mustHaveFactor, payFactor, placeFactor, workModeFactor } from './shares/gates.ts'
import { nearestKm } from './shares/geo.ts'
import { educationShare, experienceShare, professionShare } from './shares/grades.ts'
import { languagesShare } from './shares/languages.ts'
import { nothingStated, stated, type Possible } from './possible.ts'
import { fullStrength, skillsShare, type Coverage } from './shares/skills.ts'
import { unsaid } from './unsaid.ts'
import { likenessOf, wordsShare } from './shares/text-similarity.ts'
import { otherWork } from './weights.ts'

/** The weights of the parts a job states, raised so that they sum to the full points. */
export function possiblePoints(job: JobFacts): Possible {
	return job.possible[job.stated] ?? nothingStated
}

/** The score itself, in whole tenths. Said once: `score` explains it, the index ranks by it. */
export function totalOf(person: PersonFacts, job: JobFacts, coverage: Coverage): number {
	return Math.round(exactTotalOf(person, job, coverage))
}

/** Before it is rounded: where many totals are equal, an evaluation can tell them apart. */
export function exactTotalOf(person: PersonFacts, job: JobFacts, coverage: Coverage): number {
	const possible = possiblePoints(job)
	const earned =
		possible.open +
		possible.skills * skillsOf(job, coverage) +
		possible.profession * professionOf(person, job) +
		possible.experience * experienceOf(person, job, coverage) +
		possible.education * educationOf(person, job) +
		possible.languages * languagesOf(person, job) +
		possible.words * wordsShare(person, job, coverage) +
		possible.topics * (coverage.topics ?? 0)
	const left =
		mustHavesOf(job, coverage) *
		placeOf(person, job) *
		workModeOf(person, job) *
		payOf(person, job) *
		availabilityOf(person, job)

	return earned * left
}

/** Shares of the graded parts; 0 where the job does not state one. */
export function skillsOf(job: JobFacts, { must, nice }: Coverage): number {
	return skillsShare(must, nice, job.mustWeight, job.niceWeight)
}

export function professionOf(person: PersonFacts, job: JobFacts): number {
	if (job.profession === unsaid) return 0

	return professionShare(person.professions, job.profession, job.relatedProfessions)
}

export function experienceOf(person: PersonFacts, job: JobFacts, coverage: Coverage): number {
	const share = experienceShare(person.experience, job.minMonths, job.maxMonths)
	return share * (otherWork + (1 - otherWork) * relevanceOf(person, job, coverage))
}

/** How near the person's work is to the job's, 0 to 1: by profession, by skills or by the texts, whichever says most. */
export function relevanceOf(person: PersonFacts, job: JobFacts, coverage: Coverage): number {
	if ((job.stated & (stated.skills | stated.profession | stated.words)) === 0) return 1

	return Math.max(professionOf(person, job), skillsOf(job, coverage), likenessOf(coverage))
}

export function educationOf(person: PersonFacts, job: JobFacts): number {
	return educationShare(person.education, job.education)
}

export function languagesOf(person: PersonFacts, job: JobFacts): number {
	return job.languages.length === 0 ? 0 : languagesShare(person.languages, job.languages)
}

/** What the gates leave of the total; 1 where the job does not state one. */
export function mustHavesOf(job: JobFacts, { held }: Coverage): number {
	return mustHaveFactor(job.mustCount - held / fullStrength)
}

export function placeOf(person: PersonFacts, job: JobFacts): number {
	if (job.places.length === 0) return 1

	return placeFactor(nearestKm(person.places, job.places), person.willingToMove)
}

export function workModeOf(person: PersonFacts, job: JobFacts): number {
	return workModeFactor(person.modes, job.mode)
}

export function payOf(person: PersonFacts, job: JobFacts): number {
	return payFactor(person.pay, job.payAtMost)
}

export function availabilityOf(person: PersonFacts, job: JobFacts): number {
	return availabilityFactor(person.days, job.startInDays)
}
