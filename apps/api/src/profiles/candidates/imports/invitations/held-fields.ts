import { PersonColumn, type ImportedPerson } from '@profile-search/contract/profiles/imports/people'
import { language } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'

/** The fields that have another name than their column. */
const fields: Partial<Record<PersonColumn, keyof ImportedPerson>> = {
	profession: 'professionId',
	place: 'placeId',
	experience: 'experienceMonths',
}

/** The columns that a file has filled in for a person. */
export function columnsHeld(person: ImportedPerson) {
	return PersonColumn.options.filter((column) => {
		const value = person[fields[column] ?? (column as keyof ImportedPerson)]
		return value !== null && !(Array.isArray(value) && value.length === 0)
	})
}

/** Their names as a list in the language of the reader. */
export function wordsFor(columns: readonly PersonColumn[]) {
	const names = columns.map((column) => t(`peopleImports.columns.${column}`))
	return new Intl.ListFormat(`${language()}-IN`).format(names)
}
