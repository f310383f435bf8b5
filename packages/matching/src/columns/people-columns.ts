import { classOf, createColumn, rateClasses, roundedDown, withRoom, type Column } from './column.ts'
import type { JobFacts, PersonFacts } from '../scoring/facts.ts'
import { gates, graded, type Component } from '../scoring/components.ts'
import { readPerson } from '../index/records.ts'
import { recordAt, type Table } from '../index/table.ts'
import { unsaid } from '../scoring/unsaid.ts'

/**
 * What a person brings besides skills and text, column by column as the number of a class: people of the same town are of
 * the same class. A job rates each class once, so that a row costs a few array accesses. Made of the records, and kept
 * beside them.
 */
export type PeopleColumns = {
	/** Rows below it are in `classes`. */
	rows: number
	columns: Record<ColumnName, Column<PersonFacts>>
	/** The classes of the places by row: they are read of very many rows, and rule most of them out. */
	places: Uint16Array
	/** The classes of row 0, in the order of the columns, then of row 1 and so on. */
	classes: Uint16Array
}

type ColumnName = 'place' | 'own' | 'others' | 'experience' | 'languages' | 'traits' | 'pay' | 'days'

/** By class, what a job gives for each column: shares of parts, and what gates leave. */
export type RatedPeople = Record<ColumnName | 'mode', Float64Array> & { hasText: Float64Array }

/** How many there are. */
export const personColumnCount = 8

export function createPeopleColumns(): PeopleColumns {
	const column = (position: number) => createColumn(position, nobody)
	return {
		rows: 0,
		columns: {
			place: column(0),
			own: column(1),
			others: column(2),
			experience: column(3),
			languages: column(4),
			traits: column(5),
			pay: column(6),
			days: column(7),
		},
		places: new Uint16Array(),
		classes: new Uint16Array(),
	}
}

/** Takes in the rows that were added since. */
export function encodeNewPeople(columnsOfPeople: PeopleColumns, people: Table): void {
	for (; columnsOfPeople.rows < people.idOf.length; columnsOfPeople.rows++)
		encodeRow(columnsOfPeople, people, columnsOfPeople.rows)
}

/** Takes in a row whose record is new, unless that is still to come. */
export function encodePersonAgain(columnsOfPeople: PeopleColumns, people: Table, row: number): void {
	if (row < columnsOfPeople.rows) encodeRow(columnsOfPeople, people, row)
}

function encodeRow(columnsOfPeople: PeopleColumns, people: Table, row: number): void {
	const at = recordAt(people, row)
	if (at === -1) return
	const { columns } = columnsOfPeople
	const first = row * personColumnCount
	if (row >= columnsOfPeople.places.length) {
		columnsOfPeople.places = withRoom(columnsOfPeople.places, row)
		columnsOfPeople.classes = withRoom(
			columnsOfPeople.classes,
			columnsOfPeople.places.length * personColumnCount - 1,
		)
	}
	const put = (column: Column<PersonFacts>, key: string | number, said: Partial<PersonFacts>) => {
		// Lists are read into again and again.
		const example = () => structuredClone({ ...nobody, ...said })
		columnsOfPeople.classes[first + column.position] = classOf(column, key, example)
	}

	readPerson(people.memory, at, person)
	const { places, willingToMove, professions, experience, languages, education, modes, hasText, days } =
		person
	const others = professions.length > 1 ? [unsaid, ...professions.slice(1)] : []
	const pay = roundedDown(person.pay)
	put(columns.place, `${willingToMove} ${places.join(' ')}`, { places, willingToMove })
	put(columns.own, professions[0] ?? unsaid, { professions: professions.slice(0, 1) })
	put(columns.others, others.length > 2 ? others.join(' ') : (others[1] ?? unsaid), {
		professions: others.length > 0 ? others : [unsaid],
	})
	put(columns.experience, experience, { experience })
	put(columns.languages, languages.length === 1 ? (languages[0] ?? 0) : languages.join(' '), {
		languages,
	})
	put(columns.traits, ((education + 1) * 8 + modes) * 2 + Number(hasText), {
		education,
		modes,
		hasText,
	})
	put(columns.pay, pay, { pay })
	put(columns.days, days, { days })
	columnsOfPeople.places[row] = columnsOfPeople.classes[first + columns.place.position] ?? 0
}

/** The upper bound that each class of people sets for the job. Class 0, whose people are not told apart, sets none. */
export function ratePeopleClasses({ columns }: PeopleColumns, job: JobFacts): RatedPeople {
	const by = (name: ColumnName, { bound }: Pick<Component, 'bound'>) =>
		rateClasses(columns[name], (person) => bound(person, job))
	return {
		place: by('place', gates.place),
		own: by('own', graded.profession),
		others: by('others', graded.profession),
		experience: by('experience', graded.experience),
		languages: by('languages', graded.languages),
		traits: by('traits', graded.education),
		mode: by('traits', gates.workMode),
		hasText: rateClasses(columns.traits, ({ hasText }) => Number(hasText)),
		pay: by('pay', gates.pay),
		days: by('days', gates.availability),
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
