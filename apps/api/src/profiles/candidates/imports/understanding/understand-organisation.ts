import {
	ImportedOrganisation,
	OrganisationColumn,
} from '@profile-search/contract/profiles/imports/organisations'
import { ImportedPerson } from '@profile-search/contract/profiles/imports/people'
import { OrganisationKind, OrganisationSize } from '@profile-search/contract/profiles/organisations'
import type { ValueNote } from '@profile-search/db/schema/platform/imports'
import type { z } from 'zod'
import { numberOf, unknownName } from '#http/tables/values/cells.ts'
import { choiceOf } from '#http/tables/values/choices.ts'
import { textsByColumn } from '#http/tables/values/column-names.ts'
import type { TableNames } from '#http/tables/values/names.ts'
import { readFields } from '#http/tables/values/read-fields.ts'
import { requiredColumns } from './columns.ts'
import type { Understood } from './understand-person.ts'

/**
 * Understands a row of an organisation and the person who looks after it. The schema of the form of organisations decides
 * what is wrong; what is wrong with a field that is not required is left out, with a note.
 */
export function understandOrganisation(
	cells: readonly string[],
	columns: readonly (OrganisationColumn | null)[],
	names: TableNames,
): Understood {
	const texts = textsByColumn(cells, columns)
	const notes: ValueNote<OrganisationColumn>[] = []
	const rules = { columnOf, stops, inWords }
	const [firstName, lastName, email] = [texts.get('firstName'), texts.get('lastName'), texts.get('email')]
	const person = readFields(ImportedPerson, { firstName, lastName, email }, texts, rules)
	const given = valuesOf(texts, names, (column, value, message) => notes.push({ column, value, message }))
	const organisation = readFields(ImportedOrganisation, given, texts, rules)
	return {
		person: person.value,
		organisation: organisation.value,
		problems: [...organisation.problems, ...person.problems],
		notes: [...notes, ...organisation.notes, ...person.notes],
	}
}

/** The fields of an organisation from the texts of a row. What does not read as the kind of its field is left to the schema. */
function valuesOf(
	texts: ReadonlyMap<OrganisationColumn, string>,
	names: TableNames,
	say: (column: OrganisationColumn, value: string, message: string) => void,
) {
	const values: Record<string, unknown> = {}
	for (const [column, text] of texts) {
		switch (column) {
			case 'place': {
				const { id, ...found } = names.place(text)
				if (id === undefined) say(column, text, unknownName(text, 'near' in found ? found.near : undefined))
				else values['placeId'] = id
				break
			}
			case 'kind':
				values[column] = kindOf(text) ?? text
				break
			case 'size':
				values[column] = sizeOf(text)
				break
			case 'foundedYear':
				values[column] = numberOf(text)
				break
			default:
				values[column] = text
		}
	}
	return values
}

const kindOf = choiceOf(OrganisationKind.options, (kind) => `values.organisationKind.${kind}`, [
	['private limited', 'company'],
	['pvt ltd', 'company'],
	['limited', 'company'],
	['firm', 'company'],
	['govt', 'government'],
	['school', 'education'],
	['college', 'education'],
	['university', 'education'],
	['nonprofit', 'ngo'],
	['trust', 'ngo'],
	['society', 'association'],
])

/** The largest number of employees of each size but the last. */
const mostOf: [number, OrganisationSize][] = [
	[10, '1-10'],
	[50, '11-50'],
	[200, '51-200'],
	[1000, '201-1000'],
]

/** 1-10 for 1–10 and for 7; another text stays as it is. */
function sizeOf(text: string) {
	const range = text.replaceAll(/[,\s]/g, '').replaceAll(/[–—−]|to/gi, '-')
	const amount = numberOf(text)
	if (typeof amount !== 'number' || amount < 1) return range
	return mostOf.find(([most]) => amount <= most)?.[1] ?? '1001+'
}

function columnOf(field: string) {
	return field === 'placeId' ? 'place' : (OrganisationColumn.safeParse(field).data ?? 'name')
}

function stops(field: string) {
	return requiredColumns.organisations.some((column) => column === field)
}

/** What is wrong with a text that is not of the kind of its column. */
function inWords(column: OrganisationColumn, { message }: Pick<z.core.$ZodIssue, 'message'>) {
	return column === 'foundedYear' ? 'problems.year' : message
}
