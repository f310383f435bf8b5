import { readPerson } from '../index/records.ts'
import { recordAt, type Table } from '../index/table.ts'
import { gates, graded } from '../scoring/components.ts'
import { nobody, type JobFacts, type PersonFacts } from '../scoring/facts.ts'
import { unsaid } from '../scoring/unsaid.ts'
import { classOf, createColumn, rateClasses, roundedDown, withRoom, type Column } from './column.ts'

/**
 * The facts of people other than skills and text, as encoded columns: people of the same town have the same class, and
 * a job rates each class once. The columns are made from the records and kept in step with them.
 */
export type PeopleColumns = {
	/** How many rows are encoded. */
	rows: number
	columns: Record<ColumnName, Column<PersonFacts>>
	/** The classes of `place` again, by row: a search reads them for most rows, and they rule most out. */
	places: Uint16Array
	/** Row after row, the class of each column. */
	classes: Uint16Array
}

type ColumnName = 'place' | 'own' | 'others' | 'experience' | 'languages' | 'traits' | 'pay' | 'days'

/** By column and class, upper bounds of components of the score. */
export type RatedPeople = Record<ColumnName | 'mode', Float64Array> & { hasText: Float64Array }

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

/** Encodes the rows that were added since the last call. */
export function encodeNewPeople(peopleColumns: PeopleColumns, people: Table): void {
	for (; peopleColumns.rows < people.ids.length; peopleColumns.rows++)
		encodeRow(peopleColumns, people, peopleColumns.rows)
}

/** Encodes a changed row again, unless it has not been encoded yet. */
export function encodePersonAgain(peopleColumns: PeopleColumns, people: Table, row: number): void {
	if (row < peopleColumns.rows) encodeRow(peopleColumns, people, row)
}

function encodeRow(peopleColumns: PeopleColumns, people: Table, row: number): void {
	const at = recordAt(people, row)
	if (at === -1) return
	const { columns } = peopleColumns
	const first = row * personColumnCount
	if (row >= peopleColumns.places.length) {
		peopleColumns.places = withRoom(peopleColumns.places, row)
		peopleColumns.classes = withRoom(
			peopleColumns.classes,
			peopleColumns.places.length * personColumnCount - 1,
		)
	}
	const put = (column: Column<PersonFacts>, key: string | number, said: Partial<PersonFacts>) => {
		// The facts are reused for every row, so an example needs its own lists.
		const example = () => structuredClone({ ...nobody, ...said })
		peopleColumns.classes[first + column.position] = classOf(column, key, example)
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
	peopleColumns.places[row] = peopleColumns.classes[first + columns.place.position] ?? 0
}

/** The upper bounds of every class of people for a job. */
export function ratePeopleClasses({ columns }: PeopleColumns, job: JobFacts): RatedPeople {
	return {
		place: rateClasses(columns.place, (person) => gates.place.bound(person, job)),
		own: rateClasses(columns.own, (person) => graded.profession.bound(person, job)),
		others: rateClasses(columns.others, (person) => graded.profession.bound(person, job)),
		experience: rateClasses(columns.experience, (person) => graded.experience.bound(person, job)),
		languages: rateClasses(columns.languages, (person) => graded.languages.bound(person, job)),
		traits: rateClasses(columns.traits, (person) => graded.education.bound(person, job)),
		mode: rateClasses(columns.traits, (person) => gates.workMode.bound(person, job)),
		hasText: rateClasses(columns.traits, ({ hasText }) => Number(hasText)),
		pay: rateClasses(columns.pay, (person) => gates.pay.bound(person, job)),
		days: rateClasses(columns.days, (person) => gates.availability.bound(person, job)),
	}
}
const person: PersonFacts = structuredClone(nobody)
