import type { JobFacts, PersonFacts } from '../scoring/facts.ts'
import { jobColumnCount, rateJobClasses, readAsked, type JobColumns } from './job-columns.ts'
import { fullPoints, stated } from '../scoring/possible.ts'
import { slack } from '../search/upper-bounds.ts'
import type { Candidates } from '../search/queue.ts'
import { mustHavesOf, possiblePoints, skillsOf } from '../scoring/total.ts'
import type { Coverage } from '../scoring/shares/skills.ts'
import { otherWork } from '../scoring/weights.ts'
import { likenessOf, wordsShare } from '../scoring/shares/text-similarity.ts'

/** What rows are read into, again and again; `read` reads what the skills and texts of a row sum up to at most. */
export type CurrentJob = { job: JobFacts; coverage: Coverage; read: (row: number) => void }

/** Puts those of the rows from `from` to below `to` that may reach `least` into the line, each with at least its total; returns how many it put. */
export type JobBoundFilter = (
	into: Candidates,
	rows: Int32Array,
	from: number,
	to: number,
	least: number,
) => number

/** Tells of many rows at least their totals, in whole tenths: all is as in `totalOf`, but what is only read at most. */
export function createJobBoundFilter(
	columns: JobColumns,
	person: PersonFacts,
	{ job, coverage, read }: CurrentJob,
): JobBoundFilter {
	const rated = rateJobClasses(columns, person)
	const { place, mode, pay, days, profession, experience, education, languages } = rated
	const { classes } = columns

	/** As in `exactTotalOf`, with the classes that begin at `at`. */
	function earnedAtMost(at: number): number {
		const possible = possiblePoints(job)
		const ofSkills = skillsOf(job, coverage)
		const ofProfession = profession[classes[at + 4] ?? 0] ?? 1
		const near = (job.stated & tellsWork) === 0 ? 1 : Math.max(ofProfession, ofSkills, likenessOf(coverage))
		const ofExperience = (experience[classes[at + 5] ?? 0] ?? 1) * (otherWork + (1 - otherWork) * near)
		return (
			possible.open +
			possible.skills * ofSkills +
			possible.profession * ofProfession +
			possible.experience * ofExperience +
			possible.education * (education[classes[at + 6] ?? 0] ?? 1) +
			possible.languages * (languages[classes[at + 7] ?? 0] ?? 1) +
			possible.words * wordsShare(person, job, coverage)
		)
	}
	return ({ candidates, bounds }, rows, from, to, least) => {
		let size = 0
		for (let i = from; i < to; i++) {
			const row = rows[i] ?? 0
			const at = row * jobColumnCount
			const left =
				(place[classes[at] ?? 0] ?? 1) *
				(mode[classes[at + 1] ?? 0] ?? 1) *
				(pay[classes[at + 2] ?? 0] ?? 1) *
				(days[classes[at + 3] ?? 0] ?? 1)
			if (fullPoints * left + slack < least) continue

			readAsked(columns, row, job)
			read(row)
			const highest = Math.floor(earnedAtMost(at) * left * mustHavesOf(job, coverage) + slack)
			if (highest < least) continue
			candidates[size] = i
			bounds[size++] = highest
		}
		return size
	}
}

const tellsWork = stated.skills | stated.profession | stated.words
