import { JobFields } from '@profile-search/contract/hiring/job-drafts'
import { dayAfter, dayIn } from '@profile-search/contract/platform/site-time'
import type { Db } from '@profile-search/db/client'
import { jobImportRows } from '@profile-search/db/schema/hiring/job-imports'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { markDuplicates } from './mark-duplicates.ts'
import { lockImport, updateImport } from './queries.ts'
import { nameSkills } from './understanding/name-skills.ts'
import { type Names, readImportNames } from './understanding/names.ts'
import { type Understood, understandRow } from './understanding/understand-row.ts'

const rowsAtOnce = 500
/** A job whose row has no last day is open as long as a new one of the form. */
const usualOpenDays = 30

/** Checks the rows of an import that are not checked yet, so many at a time, and then looks for duplicates. */
export async function checkRows(db: Db, importId: string) {
	let names: Names | undefined
	const { timeZone } = await findSiteSettings(db)
	const closesOn = dayAfter(dayIn(timeZone), usualOpenDays)
	const checkSome = (transaction: Db) =>
		checkNext(transaction, importId, closesOn, async (organisationId) => {
			names ??= await readImportNames(db, organisationId)
			return names
		})
	while (await db.transaction(checkSome));
}

/** Returns whether there may be more to check. */
async function checkNext(
	db: Db,
	importId: string,
	closesOn: string,
	namesOf: (organisationId: string) => Promise<Names>,
) {
	const found = await lockImport(db, importId, 'reading')
	if (!found || found.key) return false
	const rows = await db
		.select({ number: jobImportRows.number, cells: jobImportRows.cells })
		.from(jobImportRows)
		.where(and(eq(jobImportRows.importId, importId), gt(jobImportRows.number, found.checkedTo)))
		.orderBy(asc(jobImportRows.number))
		.limit(rowsAtOnce)
	if (rows.length === 0) {
		await updateImport(db, importId, { state: 'ready', ...(await markDuplicates(db, found)) })
		return false
	}
	const names = await namesOf(found.organisationId)
	const understood = rows.map(({ number, cells }) => ({
		number,
		...understandRow(cells, found.columns, names, closesOn),
	}))
	await nameSkills(db, understood)
	await updateRows(db, importId, understood)
	await updateImport(db, importId, {
		checked: found.checked + rows.length,
		checkedTo: rows.at(-1)?.number ?? found.checkedTo,
		faulty: found.faulty + understood.filter(({ problems }) => problems.length > 0).length,
	})
	return true
}

async function updateRows(db: Db, importId: string, rows: ({ number: number } & Understood)[]) {
	const values = rows.map(({ number, draft, externalId, problems, notes }) => ({
		number,
		draft: draft && JobFields.parse(draft),
		external_id: externalId,
		likeness: draft && likenessOf(draft),
		state: problems.length > 0 ? 'faulty' : 'ready',
		problems,
		notes,
	}))
	await db.execute(sql`
		update ${jobImportRows} line set draft = checked.draft, external_id = checked.external_id, likeness = checked.likeness,
			state = checked.state, problems = checked.problems, notes = checked.notes, duplicate_of = null, duplicate_row = null
		from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as checked (number int, draft jsonb, external_id text,
			likeness text, state import_row_state, problems jsonb, notes jsonb)
		where line.import_id = ${importId} and line.number = checked.number`)
}

/** Rows with the same title and towns are alike. */
function likenessOf({ title, placeIds }: JobFields) {
	return `${title.toLowerCase()} ${placeIds.toSorted((a, b) => a - b).join(' ')}`
}
