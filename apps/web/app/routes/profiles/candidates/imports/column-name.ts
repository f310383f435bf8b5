import { OrganisationColumn } from '@profile-search/contract/profiles/imports/organisations'
import {
	type ImportedColumn,
	type ImportKind,
	PersonColumn,
} from '@profile-search/contract/profiles/imports/people'
import { i18n } from '#text/i18n.ts'

/** The name of a column in a file of this kind. */
export function columnName(kind: ImportKind, column: ImportedColumn) {
	return kind === 'people'
		? i18n.t(`peopleImports.columns.${PersonColumn.parse(column)}`)
		: i18n.t(`organisationImports.columns.${OrganisationColumn.parse(column)}`)
}
