import { classOf, createAspect, rateClasses, roundedDown, withRoom, type Aspect } from './column.ts'
import type { JobFacts, PersonFacts } from '../scoring/facts.ts'
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
import { readPerson } from '../index/records.ts'
import { recordAt, type Table } from '../index/table.ts'
import { unsaid } from '../scoring/unsaid.ts'

/**
 * What a person brings besides skills and text, aspect by aspect as the number of a class: people of the same town are of
 * the same class. A job rates each class once, so that a row costs a few array accesses. Made of the records, and kept
 * beside them.
 */
export type PeopleGlance = {
	/** Rows below it are in `classes`. */
	rows: number
	aspects: Record<AspectName, Aspect<PersonFacts>>
	/** The classes of the places by row: they are read of very many rows, and rule most of them out. */
	places: Uint16Array
	/** The classes of row 0, in the order of the aspects, then of row 1 and so on. */
	classes: Uint16Array
}

type AspectName = 'place' | 'own' | 'others' | 'experience' | 'languages' | 'traits' | 'pay' | 'days'

/** By class, what a job gives for each aspect: shares of parts, and what gates leave. */
export type RatedPeople = Record<AspectName | 'mode', Float64Array> & { hasText: Float64Array }

/** How many there are. */
export const personAspects = 8

export function createPeopleGlance(): PeopleGlance {
	const aspect = (position: number) => createAspect(position, nobody)
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
export function glanceAtNewPeople(glance: PeopleGlance, table: Table): void {
	for (; glance.rows < table.idOf.length; glance.rows++) glanceAt(glance, table, glance.rows)
}

/** Takes in a row whose record is new, unless that is still to come. */
export function glanceAtPersonAgain(glance: PeopleGlance, table: Table, row: number): void {
	if (row < glance.rows) glanceAt(glance, table, row)
}

function glanceAt(glance: PeopleGlance, table: Table, row: number): void {
	const at = recordAt(table, row)
	if (at === -1) return
	const { aspects } = glance
	const first = row * personAspects
	if (row >= glance.places.length) {
		glance.places = withRoom(glance.places, row)
		glance.classes = withRoom(glance.classes, glance.places.length * personAspects - 1)
	}
	const put = (aspect: Aspect<PersonFacts>, key: string | number, said: Partial<PersonFacts>) => {
		// Lists are read into again and again.
		const example = () => structuredClone({ ...nobody, ...said })
		glance.classes[first + aspect.position] = classOf(aspect, key, example)
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

/** Every class as the job rates it; those that are not told apart as if they met all. */
export function ratePeople({ aspects }: PeopleGlance, job: JobFacts): RatedPeople {
	const by = (name: AspectName, rateOne: (example: PersonFacts) => number) =>
		rateClasses(aspects[name], rateOne)
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
