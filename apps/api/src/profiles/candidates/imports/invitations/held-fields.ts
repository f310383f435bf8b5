import {
	type ImportedOrganisation,
	OrganisationColumn,
} from '@profile-search/contract/profiles/imports/organisations'
import { PersonColumn, type ImportedPerson } from '@profile-search/contract/profiles/imports/people'
import { language } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'

/** The fields that have another name than their column. */
const fields: Record<string, string> = {
	profession: 'professionId',
	place: 'placeId',
	experience: 'experienceMonths',
}

/** The names of the columns that a file has filled in for a person, as a list in the language of the reader. */
export function heldOfPerson(person: ImportedPerson) {
	return wordsFor(columnsHeld(PersonColumn.options, person))
}

/** The same for the person who looks after an organisation, and for the organisation. */
export function heldOfOrganisation(
	{ firstName, lastName, email }: ImportedPerson,
	organisation: ImportedOrganisation,
) {
	const held = columnsHeld(OrganisationColumn.options, { ...organisation, firstName, lastName, email })
	return listOf(held.map((column) => t(`organisationImports.columns.${column}`)))
}

export function wordsFor(columns: readonly PersonColumn[]) {
	return listOf(columns.map((column) => t(`peopleImports.columns.${column}`)))
}

function columnsHeld<Column extends string>(columns: readonly Column[], values: object) {
	const held = new Map(Object.entries(values))
	return columns.filter((column) => {
		const value: unknown = held.get(fields[column] ?? column) ?? null
		return value !== null && !(Array.isArray(value) && value.length === 0)
	})
}

function listOf(names: string[]) {
	return new Intl.ListFormat(`${language()}-IN`).format(names)
}
