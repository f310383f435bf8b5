import { gates, graded, type GateShares, type GradedShares } from './components.ts'
import type { JobFacts, PersonFacts } from './facts.ts'
import { nothingStated, stated, type Possible } from './possible.ts'
import type { Coverage } from './shares/skills.ts'
import { otherWork } from './weights.ts'

/** The weights of the parts a job states, raised so that they sum to the full points. */
export function possiblePoints(job: Pick<JobFacts, 'stated' | 'possible'>): Possible {
	return job.possible[job.stated] ?? nothingStated
}

/**
 * The formula. `asked` is the set of bits that tells what the job states. No share lowers the sum, so upper bounds of
 * the shares give an upper bound of the points.
 */
export function earnedPoints(possible: Possible, asked: number, shares: GradedShares): number {
	return (
		possible.open +
		possible.skills * shares.skills +
		possible.profession * shares.profession +
		possible.experience * relevantExperience(asked, shares) +
		possible.education * shares.education +
		possible.languages * shares.languages +
		possible.text * shares.text +
		possible.topics * shares.topics
	)
}

/** The share of the earned points that the gates leave. */
export function shareLeft(left: GateShares): number {
	return left.mustHaves * left.place * left.workMode * left.pay * left.availability
}

/**
 * Experience counts in full when it is relevant, and little when it is not. Where a job names the role that it asks years of,
 * years in that role count in full.
 */
export function relevantExperience(
	asked: number,
	shares: RelevanceShares & Pick<GradedShares, 'experience' | 'inRoles' | 'roles'>,
): number {
	const inAll = shares.experience * shares.inRoles * (otherWork + (1 - otherWork) * relevance(asked, shares))
	return (asked & stated.roles) === 0 ? inAll : Math.max(shares.roles, inAll)
}

type RelevanceShares = Pick<GradedShares, 'profession' | 'skills' | 'sameWork'>

/** How near the person's work is to the job's, 0 to 1: by profession, by skills or by text, whichever is nearest. */
export function relevance(asked: number, { profession, skills, sameWork }: RelevanceShares): number {
	return (asked & tellsWork) === 0 ? 1 : Math.max(profession, skills, sameWork)
}

/** A job that states none of these does not say what the work is, so all experience is relevant. */
const tellsWork = stated.skills | stated.profession | stated.text

/** The score in whole tenths: `score` explains it, the index ranks by it. */
export function totalOf(person: PersonFacts, job: JobFacts, coverage: Coverage): number {
	return Math.round(exactTotalOf(person, job, coverage))
}

/** The score before it is rounded. An evaluation needs it to tell apart totals that round to the same tenth. */
export function exactTotalOf(person: PersonFacts, job: JobFacts, coverage: Coverage): number {
	const earned = earnedPoints(possiblePoints(job), job.stated, gradedShares(person, job, coverage))
	return earned * shareLeft(gateShares(person, job, coverage))
}

/** Every graded component of one pair. Written out by name, since a loop would make each call of `share` a dynamic one. */
export function gradedShares(person: PersonFacts, job: JobFacts, coverage: Coverage): GradedShares {
	return {
		skills: graded.skills.share(person, job, coverage),
		profession: graded.profession.share(person, job),
		experience: graded.experience.share(person, job),
		roles: graded.roles.share(person, job),
		inRoles: graded.inRoles.share(person, job, coverage),
		education: graded.education.share(person, job),
		languages: graded.languages.share(person, job),
		text: graded.text.share(person, job, coverage),
		sameWork: graded.sameWork.share(person, job, coverage),
		topics: graded.topics.share(person, job, coverage),
	}
}

export function gateShares(person: PersonFacts, job: JobFacts, coverage: Coverage): GateShares {
	return {
		mustHaves: gates.mustHaves.share(person, job, coverage),
		place: gates.place.share(person, job),
		workMode: gates.workMode.share(person, job),
		pay: gates.pay.share(person, job),
		availability: gates.availability.share(person, job),
	}
}
