import { classOf, createAspect, rateClasses, roundedUp, withRoom, type Aspect } from './column.ts'
import { relatedTo, type JobFacts, type PersonFacts } from '../scoring/facts.ts'
import { experienceShare } from '../scoring/shares/grades.ts'
import {
	availabilityOf,
	educationOf,
	languagesOf,
	payOf,
	placeOf,
	professionOf,
	workModeOf,
} from '../scoring/total.ts'
import { readJob } from '../index/records.ts'
import { recordAt, type Table } from '../index/table.ts'
import type { Knowledge } from '../types.ts'
import { unsaid } from '../scoring/unsaid.ts'

/**
 * What jobs ask, row after row in small arrays: a search reads it for very many jobs, whose records are far apart in memory.
 * What a person is compared with aspect by aspect stands there as the number of a class (see `Aspect`). Made of the records,
 * and kept beside them.
 */
export type JobsGlance = {
	/** Rows below it are in. */
	rows: number
	/** What the parts are worth, and the skills and words that are asked. */
	wanted: Int32Array
	aspects: Record<AspectName, Aspect<JobFacts>>
	/** The classes of row 0, in the order of the aspects, then of row 1 and so on. */
	classes: Uint16Array
}

type AspectName = 'place' | 'mode' | 'pay' | 'days' | 'profession' | 'experience' | 'education' | 'languages'

/** By class, what a person is given for each aspect: shares of parts, and what gates leave. */
export type RatedJobs = Record<AspectName, Float64Array>

/** How many there are. */
export const jobAspects = 8
/** How many numbers of `wanted` a row has. */
const width = 5

export function createJobsGlance(): JobsGlance {
	const aspect = (position: number) => createAspect(position, anyJob)
	return {
		rows: 0,
		wanted: new Int32Array(),
		aspects: {
			place: aspect(0),
			mode: aspect(1),
			pay: aspect(2),
			days: aspect(3),
			profession: aspect(4),
			experience: aspect(5),
			education: aspect(6),
			languages: aspect(7),
		},
		classes: new Uint16Array(),
	}
}

/** Takes in the rows that were added since. */
export function glanceAtNewJobs(glance: JobsGlance, jobs: Table, knowledge: Knowledge): void {
	for (; glance.rows < jobs.idOf.length; glance.rows++) glanceAt(glance, jobs, glance.rows, knowledge)
}

/** Takes in a row whose record is new, unless that is still to come. */
export function glanceAtJobAgain(glance: JobsGlance, jobs: Table, row: number, knowledge: Knowledge): void {
	if (row < glance.rows) glanceAt(glance, jobs, row, knowledge)
}

function glanceAt(glance: JobsGlance, jobs: Table, row: number, knowledge: Knowledge): void {
	const at = recordAt(jobs, row)
	if (at === -1) return
	const { aspects } = glance
	makeRoom(glance, row)
	readJob(jobs.memory, at, job)
	const { stated, mustCount, mustWeight, niceWeight, wordWeight } = job
	glance.wanted.set([stated, mustCount, mustWeight, niceWeight, wordWeight], row * width)

	const put = (aspect: Aspect<JobFacts>, key: string | number, asked: Partial<JobFacts>) => {
		// Lists are read into again and again.
		const example = () => structuredClone({ ...anyJob, ...asked })
		glance.classes[row * jobAspects + aspect.position] = classOf(aspect, key, example)
	}
	const { places, mode, profession, minMonths, maxMonths, education, languages, startInDays } = job
	const payAtMost = roundedUp(job.payAtMost)
	put(aspects.place, places.join(' '), { places })
	put(aspects.mode, mode, { mode })
	put(aspects.pay, payAtMost, { payAtMost })
	put(aspects.days, startInDays, { startInDays })
	put(aspects.profession, profession, {
		profession,
		relatedProfessions: relatedTo(profession, knowledge),
	})
	put(aspects.experience, `${minMonths} ${maxMonths}`, { minMonths, maxMonths })
	put(aspects.education, education, { education })
	put(aspects.languages, languages.join(' '), { languages })
}

function makeRoom(glance: JobsGlance, row: number): void {
	if ((row + 1) * width > glance.wanted.length) {
		const larger = new Int32Array(Math.ceil((row + 16) * 1.2) * width)
		larger.set(glance.wanted)
		glance.wanted = larger
	}
	if ((row + 1) * jobAspects > glance.classes.length)
		glance.classes = withRoom(glance.classes, (row + 1) * jobAspects)
}

/** Every class as it rates the person. */
export function rateJobs({ aspects }: JobsGlance, person: PersonFacts): RatedJobs {
	return {
		place: rateClasses(aspects.place, (job) => placeOf(person, job)),
		mode: rateClasses(aspects.mode, (job) => workModeOf(person, job)),
		pay: rateClasses(aspects.pay, (job) => payOf(person, job)),
		days: rateClasses(aspects.days, (job) => availabilityOf(person, job)),
		profession: rateClasses(aspects.profession, (job) => professionOf(person, job)),
		experience: rateClasses(aspects.experience, ({ minMonths, maxMonths }) =>
			experienceShare(person.experience, minMonths, maxMonths),
		),
		education: rateClasses(aspects.education, (job) => educationOf(person, job)),
		languages: rateClasses(aspects.languages, (job) => languagesOf(person, job)),
	}
}

/** Reads what is wanted into facts that are used again for every row. */
export function readAsked({ wanted }: JobsGlance, row: number, into: JobFacts): void {
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
