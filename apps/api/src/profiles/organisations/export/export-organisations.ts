import type { NameOf } from '@profile-search/contract/platform/names'
import { ExportedOrganisationColumn } from '@profile-search/contract/profiles/imports/exports'
import type { Db } from '@profile-search/db/client'
import { t } from '@profile-search/text/translate'
import type { Cell } from '#http/answers/csv.ts'
import { readTableNames, type TableNames } from '#http/tables/values/names.ts'
import { townOf } from '#http/tables/writing/cells.ts'
import { exportRows } from '#http/tables/writing/export-rows.ts'
import { record } from '#platform/audit/record.ts'
import { namesForReader } from '#platform/reference/readers-names.ts'
import {
	countExportedOrganisations,
	eachExportedOrganisation,
	type ExportedOrganisation,
} from './list-exported.ts'

/**
 * The approved organisations as the rows of a file, in the language of the reader: what everyone sees of them, and who
 * looks after each. The export is in the audit log.
 */
export async function exportOrganisations(db: Db, administratorId: string) {
	const [names, nameOf, amount] = await Promise.all([
		readTableNames(db),
		namesForReader(db),
		countExportedOrganisations(db),
	])
	await record(db, {
		actorId: administratorId,
		action: 'organisations_exported',
		subjectId: administratorId,
		facts: { organisations: amount },
	})
	return exportRows(
		ExportedOrganisationColumn.options,
		(column) => t(`organisationImports.columns.${column}`),
		eachExportedOrganisation(db),
		(organisation) => cellsOf(organisation, names, nameOf),
	)
}

function cellsOf(
	organisation: ExportedOrganisation,
	names: TableNames,
	nameOf: NameOf,
): Record<ExportedOrganisationColumn, Cell> {
	return {
		name: organisation.name,
		kind: t(`values.organisationKind.${organisation.kind}`),
		about: organisation.about,
		industry: organisation.industry,
		// With a hyphen, a spreadsheet would take 1-10 for a day.
		size: organisation.size.replace('-', '–'),
		foundedYear: organisation.foundedYear,
		website: organisation.website,
		place: organisation.place && townOf(organisation.place, names, nameOf),
		firstName: organisation.firstName,
		lastName: organisation.lastName,
		email: organisation.email,
	}
}
