import {
	importDays,
	type JobColumn,
	type JobImport,
} from '@profile-search/contract/hiring/drafts/job-imports'
import { importUndoDays, type ImportState } from '@profile-search/contract/http/imports'
import { pageSize } from '@profile-search/contract/platform/basics'
import type { Db } from '@profile-search/db/client'
import { fullNameOf } from '@profile-search/db/schema/accounts/full-name'
import { jobImportRows, jobImports } from '@profile-search/db/schema/hiring/job-imports'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { pageOfList } from '#platform/lists.ts'

const isKept = sql`${jobImports.createdAt} > now() - make_interval(days => ${importDays})`

/** Whether an import began so lately that it can be undone. */
export const canBeUndone = sql`${jobImports.startedAt} > now() - make_interval(days => ${importUndoDays})`

const shown = {
	id: jobImports.id,
	fileName: jobImports.fileName,
	state: jobImports.state,
	by: fullNameOf(jobImports.accountId),
	createdAt: jobImports.createdAt,
	rows: jobImports.rows,
	checked: jobImports.checked,
	faulty: jobImports.faulty,
	duplicates: jobImports.duplicates,
	imported: jobImports.imported,
	undone: jobImports.undone,
	kept: jobImports.kept,
	withDuplicates: jobImports.withDuplicates,
	problem: jobImports.problem,
	undoUntil: sql<Date | null>`case when ${canBeUndone}
		then ${jobImports.startedAt} + make_interval(days => ${importUndoDays}) end`.mapWith(
		jobImports.startedAt,
	),
}

export async function listImportsOf(db: Db, organisationId: string, page: number) {
	const condition = and(eq(jobImports.organisationId, organisationId), isKept)
	const [items, total] = await Promise.all([
		db
			.select(shown)
			.from(jobImports)
			.where(condition)
			.orderBy(desc(jobImports.createdAt), desc(jobImports.id))
			.limit(pageSize)
			.offset((page - 1) * pageSize),
		db.$count(jobImports, condition),
	])
	return pageOfList(items, total, page)
}

export async function findImportOf(
	db: Db,
	organisationId: string,
	id: string,
): Promise<(JobImport & { header: string[]; matched: (JobColumn | null)[] }) | undefined> {
	const [found] = await db
		.select({ ...shown, header: jobImports.header, matched: jobImports.columns })
		.from(jobImports)
		.where(and(isOf(organisationId, id), isKept))
	return found
}

export async function insertImport(db: Db, values: typeof jobImports.$inferInsert) {
	const [inserted] = await db.insert(jobImports).values(values).returning({ id: jobImports.id })
	if (!inserted) throw new Error('No import was inserted.')
	return inserted.id
}

/** Moves an import of an organisation on, if it is in one of these states. Returns whether it was. */
export async function moveImport(
	db: Db,
	organisationId: string,
	id: string,
	from: ImportState[],
	values: PgUpdateSetSource<typeof jobImports>,
	condition?: SQL,
) {
	const moved = await db
		.update(jobImports)
		.set(values)
		.where(and(isOf(organisationId, id), inArray(jobImports.state, from), condition))
		.returning({ id: jobImports.id })
	return moved.length > 0
}

/** Locks an import in this state until the transaction ends, so that whoever moves it takes turns with its work. */
export async function lockImport(db: Db, id: string, state: ImportState) {
	const [found] = await db
		.select()
		.from(jobImports)
		.where(and(eq(jobImports.id, id), eq(jobImports.state, state)))
		.for('update')
	return found
}

export async function updateImport(db: Db, id: string, values: Partial<typeof jobImports.$inferInsert>) {
	await db.update(jobImports).set(values).where(eq(jobImports.id, id))
}

export async function deleteImportOf(db: Db, organisationId: string, id: string) {
	const [deleted] = await db
		.delete(jobImports)
		.where(and(isOf(organisationId, id), sql`${jobImports.state} not in ('importing', 'undoing')`))
		.returning({ key: jobImports.key })
	return deleted
}

const isDuplicate = or(isNotNull(jobImportRows.duplicateOf), isNotNull(jobImportRows.duplicateRow))

const only = {
	all: undefined,
	faulty: eq(jobImportRows.state, 'faulty'),
	duplicates: and(sql`${jobImportRows.state} <> 'faulty'`, isDuplicate),
	kept: eq(jobImportRows.state, 'kept'),
}

export async function listRowsOf(
	db: Db,
	importId: string,
	{ page, only: wanted }: { page: number; only: keyof typeof only },
) {
	const condition = and(eq(jobImportRows.importId, importId), only[wanted])
	const earlier = alias(jobImportRows, 'earlier')
	const [items, total] = await Promise.all([
		db
			.select({
				number: jobImportRows.number,
				state: jobImportRows.state,
				draft: jobImportRows.draft,
				externalId: jobImportRows.externalId,
				problems: jobImportRows.problems,
				notes: jobImportRows.notes,
				duplicateOf: jobImportRows.duplicateOf,
				duplicateRow: jobImportRows.duplicateRow,
				duplicateTitle: sql<string>`coalesce(${jobs.title}, ${earlier.draft} ->> 'title', '')`,
				jobId: jobImportRows.jobId,
			})
			.from(jobImportRows)
			.leftJoin(jobs, eq(jobs.id, jobImportRows.duplicateOf))
			.leftJoin(
				earlier,
				and(eq(earlier.importId, jobImportRows.importId), eq(earlier.number, jobImportRows.duplicateRow)),
			)
			.where(condition)
			.orderBy(asc(jobImportRows.number))
			.limit(pageSize)
			.offset((page - 1) * pageSize),
		db.$count(jobImportRows, condition),
	])
	return pageOfList(items, total, page)
}

function isOf(organisationId: string, id: string) {
	return and(eq(jobImports.id, id), eq(jobImports.organisationId, organisationId))
}
