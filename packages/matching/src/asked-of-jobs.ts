import type { JobFacts } from './facts.ts'
import { readWanted } from './records.ts'
import { recordAt, type Table } from './table.ts'

/**
 * What the ceilings of jobs depend on, row after row in one small array: a search reads it for very many jobs, whose records
 * are far apart in memory. Made of the records, and kept beside them.
 */
export type AskedOfJobs = { rows: number; numbers: Int32Array }

/** How many numbers a row has. */
const width = 5

export function createAskedOfJobs(): AskedOfJobs {
	return { rows: 0, numbers: new Int32Array() }
}

/** Takes in the rows that were added since. */
export function noteNewJobs(asked: AskedOfJobs, jobs: Table, into: JobFacts): void {
	for (; asked.rows < jobs.idOf.length; asked.rows++) note(asked, jobs, asked.rows, into)
}

/** Takes in a row whose record is new, unless that is still to come. */
export function noteJobAgain(asked: AskedOfJobs, jobs: Table, row: number, into: JobFacts): void {
	if (row < asked.rows) note(asked, jobs, row, into)
}

function note(asked: AskedOfJobs, jobs: Table, row: number, into: JobFacts): void {
	const at = recordAt(jobs, row)
	if (at === -1) return
	if ((row + 1) * width > asked.numbers.length) {
		const larger = new Int32Array(Math.ceil((row + 16) * 1.2) * width)
		larger.set(asked.numbers)
		asked.numbers = larger
	}
	readWanted(jobs.memory, at, into)
	const { stated, mustCount, mustWeight, niceWeight, wordWeight } = into
	asked.numbers.set([stated, mustCount, mustWeight, niceWeight, wordWeight], row * width)
}

/** Reads into facts that are used again for every row. */
export function readAsked({ numbers }: AskedOfJobs, row: number, into: JobFacts): void {
	const at = row * width
	into.stated = numbers[at] ?? 0
	into.mustCount = numbers[at + 1] ?? 0
	into.mustWeight = numbers[at + 2] ?? 0
	into.niceWeight = numbers[at + 3] ?? 0
	into.wordWeight = numbers[at + 4] ?? 0
}
