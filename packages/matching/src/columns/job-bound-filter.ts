import { mustHavesOf, skillsOf } from '../scoring/components.ts'
import type { JobFacts, PersonFacts } from '../scoring/facts.ts'
import { fullPoints } from '../scoring/possible.ts'
import type { Coverage } from '../scoring/shares/skills.ts'
import { sameWorkOf, textShare } from '../scoring/shares/text-similarity.ts'
import { earnedPoints, possiblePoints, shareLeft } from '../scoring/total.ts'
import type { Candidates } from '../search/queue.ts'
import { slack } from '../search/upper-bounds.ts'
import { jobColumnCount, rateJobClasses, readAsked, type JobColumns } from './job-columns.ts'

/** The job that each row is read into. `read` reads the coverage of a row, or an upper bound of it. */
export type CurrentJob = { job: JobFacts; coverage: Coverage; read: (row: number) => void }

/** Collects those of the rows from `from` to below `to` whose upper bound reaches `least`; returns how many there are. */
export type JobBoundFilter = (
	into: Candidates,
	rows: Int32Array,
	from: number,
	to: number,
	least: number,
) => number

/** Bounds the totals of many rows, in whole tenths. The gates come first: they need the columns only. */
export function createJobBoundFilter(
	columns: JobColumns,
	person: PersonFacts,
	{ job, coverage, read }: CurrentJob,
): JobBoundFilter {
	const { place, mode, pay, days, profession, experience, education, languages } = rateJobClasses(
		columns,
		person,
	)
	const { classes } = columns

	/** For the row whose classes begin at `at`. */
	function pointsAtMost(at: number): number {
		return earnedPoints(possiblePoints(job), job.stated, {
			skills: skillsOf(job, coverage),
			profession: profession[classes[at + 4] ?? 0] ?? 1,
			experience: experience[classes[at + 5] ?? 0] ?? 1,
			roles: 1,
			inRoles: 1,
			education: education[classes[at + 6] ?? 0] ?? 1,
			languages: languages[classes[at + 7] ?? 0] ?? 1,
			text: textShare(person, job, coverage),
			sameWork: sameWorkOf(job, coverage),
			topics: 1,
		})
	}
	return ({ candidates, bounds }, rows, from, to, least) => {
		let size = 0
		for (let i = from; i < to; i++) {
			const row = rows[i] ?? 0
			const at = row * jobColumnCount
			const left = shareLeft({
				mustHaves: 1,
				place: place[classes[at] ?? 0] ?? 1,
				workMode: mode[classes[at + 1] ?? 0] ?? 1,
				pay: pay[classes[at + 2] ?? 0] ?? 1,
				availability: days[classes[at + 3] ?? 0] ?? 1,
			})
			if (fullPoints * left + slack < least) continue

			readAsked(columns, row, job)
			read(row)
			const bound = Math.floor(pointsAtMost(at) * left * mustHavesOf(job, coverage) + slack)
			if (bound < least) continue
			candidates[size] = i
			bounds[size++] = bound
		}
		return size
	}
}
