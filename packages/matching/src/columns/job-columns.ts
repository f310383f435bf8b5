import { classOf, createColumn, rateClasses, roundedUp, withRoom, type Column } from './column.ts'
import { relatedTo, type JobFacts, type PersonFacts } from '../scoring/facts.ts'
import { gates, graded, type Component } from '../scoring/components.ts'
import { readJob } from '../index/records.ts'
import { recordAt, type Table } from '../index/table.ts'
import type { Knowledge } from '../types.ts'
import { unsaid } from '../scoring/unsaid.ts'

/**
 * What jobs ask, row after row in small arrays: a search reads it for very many jobs, whose records are far apart in memory.
 * What a person is compared with column by column stands there as the number of a class (see `Column`). Made of the records,
 * and kept beside them.
 */
export type JobColumns = {
	/** Rows below it are in. */
	rows: number
	/** What the parts are worth, and the skills and words that are asked. */
	wanted: Int32Array
	columns: Record<ColumnName, Column<JobFacts>>
	/** The classes of row 0, in the order of the columns, then of row 1 and so on. */
	classes: Uint16Array
}

type ColumnName = 'place' | 'mode' | 'pay' | 'days' | 'profession' | 'experience' | 'education' | 'languages'

/** By class, what a person is given for each column: shares of parts, and what gates leave. */
export type RatedJobs = Record<ColumnName, Float64Array>

/** How many there are. */
export const jobColumnCount = 8
/** How many numbers of `wanted` a row has. */
const width = 5

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

/** Takes in the rows that were added since. */
export function encodeNewJobs(table: JobColumns, jobs: Table, knowledge: Knowledge): void {
	for (; table.rows < jobs.idOf.length; table.rows++) encodeRow(table, jobs, table.rows, knowledge)
}

/** Takes in a row whose record is new, unless that is still to come. */
export function encodeJobAgain(table: JobColumns, jobs: Table, row: number, knowledge: Knowledge): void {
	if (row < table.rows) encodeRow(table, jobs, row, knowledge)
}

function encodeRow(table: JobColumns, jobs: Table, row: number, knowledge: Knowledge): void {
	const at = recordAt(jobs, row)
	if (at === -1) return
	const { columns } = table
	makeRoom(table, row)
	readJob(jobs.memory, at, job)
	const { stated, mustCount, mustWeight, niceWeight, wordWeight } = job
	table.wanted.set([stated, mustCount, mustWeight, niceWeight, wordWeight], row * width)

	const put = (column: Column<JobFacts>, key: string | number, asked: Partial<JobFacts>) => {
		// Lists are read into again and again.
		const example = () => structuredClone({ ...anyJob, ...asked })
		table.classes[row * jobColumnCount + column.position] = classOf(column, key, example)
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

function makeRoom(table: JobColumns, row: number): void {
	if ((row + 1) * width > table.wanted.length) {
		const larger = new Int32Array(Math.ceil((row + 16) * 1.2) * width)
		larger.set(table.wanted)
		table.wanted = larger
	}
	if ((row + 1) * jobColumnCount > table.classes.length)
		table.classes = withRoom(table.classes, (row + 1) * jobColumnCount)
}

/** The upper bound that each class of jobs sets for the person. */
export function rateJobClasses({ columns }: JobColumns, person: PersonFacts): RatedJobs {
	const by = (name: ColumnName, { bound }: Pick<Component, 'bound'>) =>
		rateClasses(columns[name], (job) => bound(person, job))
	return {
		place: by('place', gates.place),
		mode: by('mode', gates.workMode),
		pay: by('pay', gates.pay),
		days: by('days', gates.availability),
		profession: by('profession', graded.profession),
		experience: by('experience', graded.experience),
		education: by('education', graded.education),
		languages: by('languages', graded.languages),
	}
}

/** Reads what is wanted into facts that are used again for every row. */
export function readAsked({ wanted }: JobColumns, row: number, into: JobFacts): void {
	const at = row * width
	into.stated = wanted[at] ?? 0
	into.mustCount = wanted[at + 1] ?? 0
	into.mustWeight = wanted[at + 2] ?? 0
	into.niceWeight = wanted[at + 3] ?? 0
	into.wordWeight = wanted[at + 4] ?? 0
}

const anyJob: JobFacts = {
	stated: 0,
	possible: [],
	mustCount: 0,
	mustWeight: 0,
	niceWeight: 0,
	wordWeight: 0,
	profession: unsaid,
	relatedProfessions: [],
	minMonths: 0,
	maxMonths: unsaid,
	education: unsaid,
	mode: unsaid,
	payAtMost: unsaid,
	startInDays: unsaid,
	languages: [],
	places: [],
}
const job: JobFacts = structuredClone(anyJob)
