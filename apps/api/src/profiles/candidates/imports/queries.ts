import { importUndoDays, type ImportState } from '@profile-search/contract/http/imports'
import { pageSize } from '@profile-search/contract/platform/basics'
import { peopleImportDays } from '@profile-search/contract/profiles/imports/people'
import type { Db } from '@profile-search/db/client'
import { fullNameOf } from '@profile-search/db/schema/accounts/full-name'
import { peopleImports } from '@profile-search/db/schema/profiles/people-imports'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { pageOfList } from '#platform/lists.ts'

const isKept = sql`${peopleImports.createdAt} > now() - make_interval(days => ${peopleImportDays})`

/** Whether an import began so lately that it can be undone. */
export const canBeUndone = sql`${peopleImports.startedAt} > now() - make_interval(days => ${importUndoDays})`

const shown = {
	id: peopleImports.id,
	kind: peopleImports.kind,
	fileName: peopleImports.fileName,
	state: peopleImports.state,
	by: fullNameOf(peopleImports.accountId),
	createdAt: peopleImports.createdAt,
	rows: peopleImports.rows,
	checked: peopleImports.checked,
	faulty: peopleImports.faulty,
	duplicates: peopleImports.duplicates,
	problem: peopleImports.problem,
	source: peopleImports.source,
	language: peopleImports.language,
	invited: peopleImports.invited,
	accepted: peopleImports.accepted,
	declined: peopleImports.declined,
	undone: peopleImports.undone,
	undoUntil: sql<Date | null>`case when ${canBeUndone}
		then ${peopleImports.startedAt} + make_interval(days => ${importUndoDays}) end`.mapWith(
		peopleImports.startedAt,
	),
}

export async function listImports(db: Db, page: number) {
	const [items, total] = await Promise.all([
		db
			.select(shown)
			.from(peopleImports)
			.where(isKept)
			.orderBy(desc(peopleImports.createdAt), desc(peopleImports.id))
			.limit(pageSize)
			.offset((page - 1) * pageSize),
		db.$count(peopleImports, isKept),
	])
	return pageOfList(items, total, page)
}

export async function findImport(db: Db, id: string) {
	const [found] = await db
		.select({ ...shown, header: peopleImports.header, matched: peopleImports.columns })
		.from(peopleImports)
		.where(and(eq(peopleImports.id, id), isKept))
	return found
}

export async function insertImport(db: Db, values: typeof peopleImports.$inferInsert) {
	const [inserted] = await db.insert(peopleImports).values(values).returning({ id: peopleImports.id })
	if (!inserted) throw new Error('No import was inserted.')
	return inserted.id
}

/** Moves an import on, if it is in one of these states. Undefined when it is not. */
export async function moveImport(
	db: Db,
	id: string,
	from: ImportState[],
	values: PgUpdateSetSource<typeof peopleImports>,
	condition?: SQL,
) {
	const [moved] = await db
		.update(peopleImports)
		.set(values)
		.where(and(eq(peopleImports.id, id), inArray(peopleImports.state, from), condition))
		.returning()
	return moved
}

/** Locks an import in this state until the transaction ends, so that whoever moves it takes turns with its work. */
export async function lockImport(db: Db, id: string, state: ImportState) {
	const [found] = await db
		.select()
		.from(peopleImports)
		.where(and(eq(peopleImports.id, id), eq(peopleImports.state, state)))
		.for('update')
	return found
}

export async function updateImport(db: Db, id: string, values: PgUpdateSetSource<typeof peopleImports>) {
	await db.update(peopleImports).set(values).where(eq(peopleImports.id, id))
}

/** Undefined while people are being invited. */
export async function deleteImport(db: Db, id: string) {
	const [deleted] = await db
		.delete(peopleImports)
		.where(and(eq(peopleImports.id, id), sql`${peopleImports.state} <> 'importing'`))
		.returning({ key: peopleImports.key })
	return deleted
}
