import type { JobFacts, PersonFacts } from './facts.ts'
import { experienceShare } from './grades.ts'
import {
	availabilityOf,
	educationOf,
	languagesOf,
	payOf,
	placeOf,
	professionOf,
	workModeOf,
} from './rating.ts'
import { readPerson } from './records.ts'
import { recordAt, type Table } from './table.ts'
import { unsaid } from './unsaid.ts'

/**
 * What a person brings besides skills and text, aspect by aspect as the number of a class: people of the same town are of
 * the same class. A job rates each class once, so that a row costs a few array accesses. Made of the records, and kept
 * beside them.
 */
export type Glance = {
	/** Rows below it are in `classes`. */
	rows: number
	aspects: Record<AspectName, Aspect>
	/** The classes of the places by row: they are read of very many rows, and rule most of them out. */
	places: Uint16Array
	/** The classes of row 0, in the order of the aspects, then of row 1 and so on. */
	classes: Uint16Array
}

type AspectName = 'place' | 'own' | 'others' | 'experience' | 'languages' | 'traits' | 'pay' | 'days'

type Aspect = {
	position: number
	classes: Map<string | number, number>
	/** By class: someone of it, with nothing else said. Class 0 is of those that are not told apart. */
	examples: PersonFacts[]
}

/** By class, what a job gives for each aspect: shares of parts, and what gates leave. */
export type Rated = Record<AspectName | 'mode', Float64Array> & { hasText: Float64Array }

/** How many there are. */
export const aspectCount = 8
/** More would take longer to rate than they spare. */
const mostClasses = 2 ** 14
/** Expected pay is told apart in steps of a sixteenth or less. */
const paySteps = 16

export function createGlance(): Glance {
	const aspect = (position: number): Aspect => ({
		position,
		classes: new Map(),
		examples: [nobody],
	})
	return {
		rows: 0,
		aspects: {
			place: aspect(0),
			own: aspect(1),
			others: aspect(2),
			experience: aspect(3),
			languages: aspect(4),
			traits: aspect(5),
			pay: aspect(6),
			days: aspect(7),
		},
		places: new Uint16Array(),
		classes: new Uint16Array(),
	}
}

/** Takes in the rows that were added since. */
export function glanceAtNew(glance: Glance, table: Table): void {
	for (; glance.rows < table.idOf.length; glance.rows++) glanceAt(glance, table, glance.rows)
}

/** Takes in a row whose record is new, unless that is still to come. */
export function glanceAgain(glance: Glance, table: Table, row: number): void {
	if (row < glance.rows) glanceAt(glance, table, row)
}

function glanceAt(glance: Glance, table: Table, row: number): void {
	const at = recordAt(table, row)
	if (at === -1) return
	const { aspects } = glance
	const first = row * aspectCount
	if (row >= glance.places.length) {
		glance.places = grown(glance.places, row)
		glance.classes = grown(glance.classes, glance.places.length * aspectCount - 1)
	}
	const put = (aspect: Aspect, key: string | number, said: Partial<PersonFacts>) => {
		glance.classes[first + aspect.position] = classOf(aspect, key, said)
	}

	readPerson(table.memory, at, person)
	const { places, willingToMove, professions, experience, languages, education, modes, hasText, days } =
		person
	const others = professions.length > 1 ? [unsaid, ...professions.slice(1)] : []
	const pay = roundedDown(person.pay)
	put(aspects.place, `${willingToMove} ${places.join(' ')}`, { places, willingToMove })
	put(aspects.own, professions[0] ?? unsaid, { professions: professions.slice(0, 1) })
	put(aspects.others, others.length > 2 ? others.join(' ') : (others[1] ?? unsaid), {
		professions: others.length > 0 ? others : [unsaid],
	})
	put(aspects.experience, experience, { experience })
	put(aspects.languages, languages.length === 1 ? (languages[0] ?? 0) : languages.join(' '), {
		languages,
	})
	put(aspects.traits, ((education + 1) * 8 + modes) * 2 + Number(hasText), {
		education,
		modes,
		hasText,
	})
	put(aspects.pay, pay, { pay })
	put(aspects.days, days, { days })
	glance.places[row] = glance.classes[first + aspects.place.position] ?? 0
}

function classOf({ classes, examples }: Aspect, key: string | number, said: Partial<PersonFacts>): number {
	const known = classes.get(key)
	if (known !== undefined) return known
	if (examples.length === mostClasses) return 0

	classes.set(key, examples.length)
	// Lists are read into again and again.
	return examples.push(structuredClone({ ...nobody, ...said })) - 1
}

function grown(classes: Uint16Array, least: number): Uint16Array<ArrayBuffer> {
	const larger = new Uint16Array(Math.ceil((least + 16) * 1.2))
	larger.set(classes)
	return larger
}

/** Less is wanted than in truth: what is left of the total is never too little. */
function roundedDown(pay: number): number {
	if (pay < paySteps) return pay

	const step = 2 ** Math.floor(Math.log2(pay / paySteps))
	return Math.floor(pay / step) * step
}

/** Every class as the job rates it; those that are not told apart as if they met all. */
export function rate({ aspects }: Glance, job: JobFacts): Rated {
	function by(name: AspectName, rateOne: (example: PersonFacts) => number): Float64Array {
		const { examples } = aspects[name]
		const shares = new Float64Array(examples.length).fill(1)
		for (let number = 1; number < examples.length; number++)
			shares[number] = rateOne(examples[number] ?? nobody)
		return shares
	}
	return {
		place: by('place', (example) => placeOf(example, job)),
		own: by('own', (example) => professionOf(example, job)),
		others: by('others', (example) => professionOf(example, job)),
		experience: by('experience', ({ experience }) =>
			experienceShare(experience, job.minMonths, job.maxMonths),
		),
		languages: by('languages', (example) => languagesOf(example, job)),
		traits: by('traits', (example) => educationOf(example, job)),
		mode: by('traits', (example) => workModeOf(example, job)),
		hasText: by('traits', ({ hasText }) => Number(hasText)),
		pay: by('pay', (example) => payOf(example, job)),
		days: by('days', (example) => availabilityOf(example, job)),
	}
}

const nobody: PersonFacts = {
	experience: unsaid,
	education: unsaid,
	pay: unsaid,
	days: unsaid,
	modes: 0,
	willingToMove: unsaid,
	hasText: false,
	professions: [],
	languages: [],
	places: [],
}
const person: PersonFacts = structuredClone(nobody)
