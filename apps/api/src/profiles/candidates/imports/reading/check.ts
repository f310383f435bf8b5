import type { ImportedColumn } from '@profile-search/contract/profiles/imports/people'
import type { Db } from '@profile-search/db/client'
import { peopleImportRows } from '@profile-search/db/schema/profiles/people-imports'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { readTableNames, type TableNames } from '#http/tables/values/names.ts'
import { createAddressHash } from '../invitations/declined.ts'
import { lockImport, updateImport } from '../queries.ts'
import { columnsOf } from '../understanding/columns.ts'
import { understandOrganisation } from '../understanding/understand-organisation.ts'
import { nameSkillsOf, understandPerson, type Understood } from '../understanding/understand-person.ts'
import { markKnown } from './mark-known.ts'

const rowsAtOnce = 500

type Columns = (ImportedColumn | null)[]
type Tools = { names: TableNames; hashOf: (email: string) => string }

/** Checks the rows of an import that are not checked yet, so many at a time, and then looks who is known already. */
export async function checkRows(db: Db, importId: string) {
	const tools = { names: await readTableNames(db), hashOf: await createAddressHash(db) }
	while (await db.transaction((transaction) => checkNext(transaction, importId, tools)));
}

/** Returns whether there may be more to check. */
async function checkNext(db: Db, importId: string, { names, hashOf }: Tools) {
	const found = await lockImport(db, importId, 'reading')
	if (!found || found.key) return false
	const rows = await db
		.select({ number: peopleImportRows.number, cells: peopleImportRows.cells })
		.from(peopleImportRows)
		.where(and(eq(peopleImportRows.importId, importId), gt(peopleImportRows.number, found.checkedTo)))
		.orderBy(asc(peopleImportRows.number))
		.limit(rowsAtOnce)
	if (rows.length === 0) {
		await updateImport(db, importId, { state: 'ready', duplicates: await markKnown(db, importId) })
		return false
	}
	const understand = understandBy[found.kind](found.columns, names)
	const understood = rows.map(({ number, cells }) => ({ number, ...understand(cells) }))
	await nameSkillsOf(db, understood)
	await updateRows(db, importId, understood, hashOf)
	await updateImport(db, importId, {
		checked: found.checked + rows.length,
		checkedTo: rows.at(-1)?.number ?? found.checkedTo,
		faulty: found.faulty + understood.filter(({ problems }) => problems.length > 0).length,
	})
	return true
}

/** Understands the rows of each kind of file. */
const understandBy = {
	people: (columns: Columns, names: TableNames) => (cells: string[]) =>
		understandPerson(cells, columnsOf.people(columns), names),
	organisations: (columns: Columns, names: TableNames) => (cells: string[]) =>
		understandOrganisation(cells, columnsOf.organisations(columns), names),
}

async function updateRows(
	db: Db,
	importId: string,
	rows: ({ number: number } & Understood)[],
	hashOf: Tools['hashOf'],
) {
	const values = rows.map(({ number, person, organisation, problems, notes }) => ({
		number,
		person,
		organisation,
		email: person?.email ?? null,
		mobile: person?.mobileNumber?.slice(-10) ?? null,
		address_hash: person ? hashOf(person.email) : null,
		state: problems.length > 0 ? 'faulty' : 'ready',
		problems,
		notes,
	}))
	await db.execute(sql`
		update ${peopleImportRows} line set person = checked.person, organisation = checked.organisation, email = checked.email, mobile = checked.mobile,
			address_hash = checked.address_hash, state = checked.state, problems = checked.problems, notes = checked.notes,
			known = null, known_row = null
		from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as checked (number int, person jsonb, organisation jsonb, email text,
			mobile text, address_hash text, state person_row_state, problems jsonb, notes jsonb)
		where line.import_id = ${importId} and line.number = checked.number`)
}
