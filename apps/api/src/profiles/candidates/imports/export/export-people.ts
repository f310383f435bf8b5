import type { NameOf } from '@profile-search/contract/platform/names'
import { ExportedPersonColumn } from '@profile-search/contract/profiles/imports/exports'
import type { Db } from '@profile-search/db/client'
import { t } from '@profile-search/text/translate'
import type { Cell } from '#http/answers/csv.ts'
import { readTableNames, type TableNames } from '#http/tables/values/names.ts'
import { educationOf, languagesOf, listed, townOf, yearsOf } from '#http/tables/writing/cells.ts'
import { exportRows } from '#http/tables/writing/export-rows.ts'
import { record } from '#platform/audit/record.ts'
import { namesForReader } from '#platform/reference/readers-names.ts'
import { findViewer } from '#visibility/hidden-from.ts'
import { asShown } from '../../queries.ts'
import { countExportedPeople, eachExportedPerson, type ExportedPerson } from './list-exported.ts'

/**
 * The people of the portal as the rows of a file, in the language of the reader: those who have agreed to be shown to
 * members, with what their profiles show to them, and their email. The export is in the audit log.
 */
export async function exportPeople(db: Db, administratorId: string) {
	const viewer = await findViewer(db, administratorId)
	if (!viewer) throw new Error('The account of the administrator does not exist.')
	const [names, nameOf, amount] = await Promise.all([
		readTableNames(db),
		namesForReader(db),
		countExportedPeople(db, viewer),
	])
	await record(db, {
		actorId: administratorId,
		action: 'people_exported',
		subjectId: administratorId,
		facts: { people: amount },
	})
	return exportRows(
		ExportedPersonColumn.options,
		(column) => t(`peopleImports.columns.${column}`),
		eachExportedPerson(db, viewer),
		(person) => cellsOf(asShown(person), names, nameOf),
	)
}

function cellsOf(
	person: ExportedPerson,
	names: TableNames,
	nameOf: NameOf,
): Record<ExportedPersonColumn, Cell> {
	return {
		firstName: person.firstName,
		middleName: person.middleName,
		lastName: person.lastName,
		email: person.email,
		headline: person.headline,
		summary: person.summary,
		profession: person.profession && nameOf('profession', person.profession),
		skills: listed(person.skills.map(({ name }) => nameOf('skill', name))),
		experience: yearsOf(person.experienceMonths),
		education: educationOf(person.education),
		fieldOfStudy: person.fieldOfStudy,
		languages: languagesOf(person.languages, nameOf),
		place: person.place && townOf(person.place, names, nameOf),
		workModes: listed(person.workModes.map((mode) => t(`values.workMode.${mode}`))),
		expectedPay: person.expectedPay,
		noticeDays: person.noticeDays,
	}
}
