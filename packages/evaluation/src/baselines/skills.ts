import type { Job, Person } from '@profile-search/matching/types'
import { best, type Ranker } from '../ranking.ts'

/** Skills in common over skills in either (Jaccard 1901). */
export function jaccardRanker(people: readonly Person[], jobs: readonly Job[], depth: number): Ranker {
	return skillRanker(people, jobs, depth, (person, job) => {
		const wanted = new Set([...job.mustHaveSkills, ...job.niceToHaveSkills])
		const had = new Set(person.skills.map(({ id }) => id))
		const both = [...wanted].filter((skill) => had.has(skill)).length
		return both / Math.max(1, wanted.size + had.size - both)
	})
}

/** Levels 1 to 4 as Odoo has them, in percent; a level nobody named is the second. */
const percentOf = (level: number | undefined) => (level ?? 2) * 25
/** What a job needs of each skill that it names. */
const need = 50
/** What a degree as asked for is worth. */
const degree = 100

/**
 * Odoo's matching score of an applicant: (Σ min(have, 2 × need) over the matched skills + degree) /
 * (Σ need + degree), as published with its recruitment module.
 */
export function odooRanker(people: readonly Person[], jobs: readonly Job[], depth: number): Ranker {
	return skillRanker(people, jobs, depth, (person, job) => {
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
	people: readonly Person[],
	jobs: readonly Job[],
	depth: number,
	scoreOf: (person: Person, job: Job) => number,
): Ranker {
	const jobsById = new Map(jobs.map((job) => [job.id, job]))
	const peopleById = new Map(people.map((person) => [person.id, person]))
	return (id) => {
		const [job, person] = [jobsById.get(id), peopleById.get(id)]
		if (job) {
			const scores = people.map((one) => scoreOf(one, job))
			return best([...peopleById.keys()], scores, depth)
		}
		if (!person) return []
		const scores = jobs.map((one) => scoreOf(person, one))
		return best([...jobsById.keys()], scores, depth)
	}
}
