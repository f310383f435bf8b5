import { createJobBoundFilter } from '../columns/job-bound-filter.ts'
import { encodeNewJobs } from '../columns/job-columns.ts'
import { accumulateJobs } from '../index/accumulate.ts'
import { readSkills, readTexts } from '../index/accumulator.ts'
import { noSkill, rowIn } from '../index/postings.ts'
import { readJob } from '../index/records.ts'
import type { IndexState } from '../index/state.ts'
import { recordAt } from '../index/table.ts'
import { compareFields, compareWithRoles, compareWords, wantText } from '../index/wanted-text.ts'
import { jobFacts, personFacts, relatedTo, type JobFacts } from '../scoring/facts.ts'
import { fullPoints, isToldByText, stated } from '../scoring/possible.ts'
import type { Coverage } from '../scoring/shares/skills.ts'
import { totalOf } from '../scoring/total.ts'
import { fullImpact } from '../text/read-text.ts'
import type { Job, Person } from '../types.ts'
import type { Group, Rate } from './rank.ts'
import { resetVisited, visitOthers } from './visited.ts'

/** The groups of jobs that want skills hold all that are not among those without, so they are opened after these. */
type JobCandidates = { withoutSkills: Group[]; withSkills: Group[]; rate: Rate }

/**
 * Three groups of jobs: those that share a skill with the person, those that want no skills, and all others. Texts are
 * summed up in the accumulator for jobs described mainly by their text, and compared one by one for the rest.
 */
export function jobCandidates(state: IndexState, person: Person): JobCandidates {
	const { knowledge, jobs, jobsBySkill, jobColumns, accumulator, visited } = state
	const facts = personFacts(person)
	const job = jobFacts(nothing, knowledge)
	const coverage: Coverage = { must: 0, held: 0, nice: 0, words: 0, fields: 0 }
	const text = wantText(state, person)
	accumulateJobs(state, person)
	encodeNewJobs(jobColumns, jobs, knowledge)
	resetVisited(visited, jobs.ids.length)

	/** The exact coverage of texts that are summed up, or else an upper bound. */
	function readAtMost(row: number) {
		coverage.months = undefined
		readSkills(accumulator, row, coverage)
		if (isToldByText(job.stated)) readTexts(accumulator, row, coverage)
		else {
			coverage.words = Math.min(text.most, job.wordWeight * fullImpact)
			coverage.fields = text.professions.length > 0 ? fullImpact ** 2 : 0
		}
	}
	const filter = createJobBoundFilter(jobColumns, facts, { job, coverage, read: readAtMost })
	const groupOf = (atMost: number, visit: () => number): Group => ({
		atMost,
		open: () => ({
			size: visit(),
			rowAt: (position) => visited.rows[position] ?? 0,
			collectUpperBounds: (into, from, to, least) => filter(into, visited.rows, from, to, least),
		}),
	})
	function visitWithSkills() {
		visited.rows.set(accumulator.touched.subarray(0, accumulator.touchedCount))
		for (let i = 0; i < accumulator.touchedCount; i++)
			visited.visitedIn[accumulator.touched[i] ?? 0] = visited.search
		return accumulator.touchedCount
	}
	function visitWithoutSkills() {
		let count = 0
		for (const { entries, size } of jobsBySkill.get(noSkill)?.blocks ?? [])
			for (let i = 0; i < size; i++) {
				const row = rowIn(entries[i] ?? 0)
				visited.visitedIn[row] = visited.search
				visited.rows[count++] = row
			}
		return count
	}

	return {
		withoutSkills: [groupOf(fullPoints, visitWithoutSkills)],
		withSkills: [
			groupOf(fullPoints, visitWithSkills),
			groupOf(mostWithoutSkills(job), () => visitOthers(state, jobs)),
		],
		rate(row, least) {
			const at = recordAt(jobs, row)
			readJob(jobs.memory, at, job)
			job.relatedProfessions = relatedTo(job.profession, knowledge)
			readAtMost(row)
			const total = totalOf(facts, job, coverage)
			if (total < least) return total

			if (!isToldByText(job.stated)) {
				coverage.fields = compareFields(text, jobs.memory, at)
				coverage.words = compareWords(text, jobs.memory, at)
			}
			if (job.wordWeight > 0 && job.minMonths > 0 && facts.roleMonths.length > 0)
				coverage.months = compareWithRoles(text, jobs.memory, at, facts.roleMonths)
			return totalOf(facts, job, coverage)
		},
	}
}

/** The highest total that a job which states skills can give to a person who has none of them. */
function mostWithoutSkills({ possible }: JobFacts): number {
	return possible.reduce((most, { skills }, bits) => {
		return (bits & stated.skills) === 0 ? most : Math.max(most, fullPoints - skills)
	}, 0)
}

/** Every row is read into the facts of this job, so that a search makes no garbage. */
const nothing: Job = { id: '', mustHaveSkills: [], niceToHaveSkills: [], languages: [], places: [] }
