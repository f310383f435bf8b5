import type { Job, Person } from '@profile-search/matching/types'
import { best, type Ranker } from '../ranking.ts'

/** With `swap`, jobs are ranked for people. */
type Sides = { people: readonly Person[]; jobs: readonly Job[]; swap: boolean; depth: number }

/** Skills in common over skills in either (Jaccard 1901). */
export function jaccardRanker(sides: Sides): Ranker {
	return skillRanker(sides, (person, job) => {
		const wanted = new Set([...job.mustHaveSkills, ...job.niceToHaveSkills])
		const had = new Set(person.skills.map(({ id }) => id))
		const both = [...wanted].filter((skill) => had.has(skill)).length
		return both / Math.max(1, wanted.size + had.size - both)
	})
}

/** Levels 1 to 4 as in Odoo, in percent. A level that is not stated counts as the second. */
const percentOf = (level: number | undefined) => (level ?? 2) * 25
/** The points that a job needs of each skill that it names. */
const need = 50
/** The points of a degree that the job asks for. */
const degree = 100

/**
 * Odoo's matching score of an applicant: (Σ min(have, 2 × need) over the matched skills + degree) /
 * (Σ need + degree), as published with its recruitment module.
 */
export function odooRanker(sides: Sides): Ranker {
	return skillRanker(sides, (person, job) => {
		const wanted = new Set([...job.mustHaveSkills, ...job.niceToHaveSkills])
		const have = person.skills
			.filter(({ id }) => wanted.has(id))
			.reduce((sum, { level }) => sum + Math.min(percentOf(level), 2 * need), 0)
		const asked = job.education === undefined ? 0 : degree
		const met = asked > 0 && (person.education ?? 0) >= (job.education ?? 0) ? degree : 0
		return (have + met) / Math.max(1, wanted.size * need + asked)
	})
}

function skillRanker(
	{ people, jobs, swap, depth }: Sides,
	scoreOf: (person: Person, job: Job) => number,
): Ranker {
	const jobsById = new Map(jobs.map((job) => [job.id, job]))
	const peopleById = new Map(people.map((person) => [person.id, person]))
	return (id) => {
		const [job, person] = swap ? [undefined, peopleById.get(id)] : [jobsById.get(id), undefined]
		if (job) {
			const scores = people.map((one) => scoreOf(one, job))
			return best(
				people.map((one) => one.id),
				scores,
				depth,
			)
		}
		if (!person) return []
		const scores = jobs.map((one) => scoreOf(person, one))
		return best(
			jobs.map((one) => one.id),
			scores,
			depth,
		)
	}
}
