import { readJob } from '../index/records.ts'
import { recordAt, type Table } from '../index/table.ts'
import { gates, graded } from '../scoring/components.ts'
import { relatedTo, type JobFacts, type PersonFacts, anyJob } from '../scoring/facts.ts'
import type { Knowledge } from '../types.ts'
import { classOf, createColumn, rateClasses, roundedUp, withRoom, type Column } from './column.ts'

/**
 * The requirements of jobs as encoded columns. A search reads them for very many jobs, whose records are far apart in
 * memory. The columns are made from the records and kept in step with them.
 */
export type JobColumns = {
	/** How many rows are encoded. */
	rows: number
	/** Row after row, the numbers that `readAsked` reads. */
	wanted: Int32Array
	columns: Record<ColumnName, Column<JobFacts>>
	/** Row after row, the class of each column. */
	classes: Uint16Array
}

type ColumnName = 'place' | 'mode' | 'pay' | 'days' | 'profession' | 'experience' | 'education' | 'languages'

/** By column and class, upper bounds of components of the score. */
export type RatedJobs = Record<ColumnName, Float64Array>

export const jobColumnCount = 8
/** How many numbers `wanted` holds for each row. */
const width = 6

export function createJobColumns(): JobColumns {
	const column = (position: number) => createColumn(position, anyJob)
	return {
		rows: 0,
		wanted: new Int32Array(),
		columns: {
			place: column(0),
			mode: column(1),
			pay: column(2),
			days: column(3),
			profession: column(4),
			experience: column(5),
			education: column(6),
			languages: column(7),
		},
		classes: new Uint16Array(),
	}
}

/** Encodes the rows that were added since the last call. */
export function encodeNewJobs(jobColumns: JobColumns, jobs: Table, knowledge: Knowledge): void {
	for (; jobColumns.rows < jobs.ids.length; jobColumns.rows++)
		encodeRow(jobColumns, jobs, jobColumns.rows, knowledge)
}

/** Encodes a changed row again, unless it has not been encoded yet. */
export function encodeJobAgain(jobColumns: JobColumns, jobs: Table, row: number, knowledge: Knowledge): void {
	if (row < jobColumns.rows) encodeRow(jobColumns, jobs, row, knowledge)
}

function encodeRow(jobColumns: JobColumns, jobs: Table, row: number, knowledge: Knowledge): void {
	const at = recordAt(jobs, row)
	if (at === -1) return
	const { columns } = jobColumns
	makeRoom(jobColumns, row)
	readJob(jobs.memory, at, job)
	const { stated, mustCount, mustWeight, niceWeight, wordWeight, likenessShare } = job
	const thousandths = Math.round(likenessShare * 1000)
	jobColumns.wanted.set([stated, mustCount, mustWeight, niceWeight, wordWeight, thousandths], row * width)

	const put = (column: Column<JobFacts>, key: string | number, asked: Partial<JobFacts>) => {
		// The facts are reused for every row, so an example needs its own lists.
		const example = () => structuredClone({ ...anyJob, ...asked })
		jobColumns.classes[row * jobColumnCount + column.position] = classOf(column, key, example)
	}
	const { places, mode, profession, minMonths, maxMonths, education, languages, startInDays } = job
	const payAtMost = roundedUp(job.payAtMost)
	put(columns.place, places.join(' '), { places })
	put(columns.mode, mode, { mode })
	put(columns.pay, payAtMost, { payAtMost })
	put(columns.days, startInDays, { startInDays })
	put(columns.profession, profession, {
		profession,
		relatedProfessions: relatedTo(profession, knowledge),
	})
	put(columns.experience, `${minMonths} ${maxMonths}`, { minMonths, maxMonths })
	put(columns.education, education, { education })
	put(columns.languages, languages.join(' '), { languages })
}

function makeRoom(jobColumns: JobColumns, row: number): void {
	if ((row + 1) * width > jobColumns.wanted.length) {
		const larger = new Int32Array(Math.ceil((row + 16) * 1.2) * width)
		larger.set(jobColumns.wanted)
		jobColumns.wanted = larger
	}
	if ((row + 1) * jobColumnCount > jobColumns.classes.length)
		jobColumns.classes = withRoom(jobColumns.classes, (row + 1) * jobColumnCount)
}

/** The upper bounds of every class of jobs for a person. */
export function rateJobClasses({ columns }: JobColumns, person: PersonFacts): RatedJobs {
	return {
		place: rateClasses(columns.place, (job) => gates.place.bound(person, job)),
		mode: rateClasses(columns.mode, (job) => gates.workMode.bound(person, job)),
		pay: rateClasses(columns.pay, (job) => gates.pay.bound(person, job)),
		days: rateClasses(columns.days, (job) => gates.availability.bound(person, job)),
		profession: rateClasses(columns.profession, (job) => graded.profession.bound(person, job)),
		experience: rateClasses(columns.experience, (job) => graded.experience.bound(person, job)),
		education: rateClasses(columns.education, (job) => graded.education.bound(person, job)),
		languages: rateClasses(columns.languages, (job) => graded.languages.bound(person, job)),
	}
}

/** Reads what a job states and wants into facts that are reused for every row. */
export function readAsked({ wanted }: JobColumns, row: number, into: JobFacts): void {
	const at = row * width
	into.stated = wanted[at] ?? 0
	into.mustCount = wanted[at + 1] ?? 0
	into.mustWeight = wanted[at + 2] ?? 0
	into.niceWeight = wanted[at + 3] ?? 0
	into.wordWeight = wanted[at + 4] ?? 0
	into.likenessShare = (wanted[at + 5] ?? 0) / 1000
}
const job: JobFacts = structuredClone(anyJob)
