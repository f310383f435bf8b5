import type { SavedKind } from '@profile-search/contract/matching/saved'
import type { Db } from '@profile-search/db/client'
import { saved } from '@profile-search/db/schema/matching/saved'
import { statement } from '@profile-search/db/statement'
import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm'
import { keyset, rowsOfPage, type PageAsked } from '#platform/lists.ts'

/** A saved subject: its kind and its id. */
export type Thing = { kind: SavedKind; subjectId: string }

const latestFirst = keyset('desc', saved.savedAt, saved.subjectId)

export async function listSavedOf(
	db: Db,
	ownerId: string,
	{ kind, ...asked }: { kind?: SavedKind | undefined } & PageAsked,
) {
	const { limit, offset } = rowsOfPage(asked)
	return db
		.select({
			kind: saved.kind,
			subjectId: saved.subjectId,
			note: saved.note,
			savedAt: saved.savedAt,
			position: latestFirst.position,
		})
		.from(saved)
		.where(and(isKeptBy(ownerId), kind ? eq(saved.kind, kind) : undefined, latestFirst.after(asked.after)))
		.orderBy(...latestFirst.orderBy)
		.limit(limit)
		.offset(offset)
}

/** The ones of these ids that the owner has saved. */
export async function listSavedIds(db: Db, ownerId: string, kind: SavedKind, ids: string[]) {
	if (ids.length === 0) return []
	const rows = await savedIds(db).execute({ ownerId, kind, ids })
	return rows.map(({ id }) => id)
}

const savedIds = statement((db) =>
	db
		.select({ id: saved.subjectId })
		.from(saved)
		.where(
			and(
				isKeptBy(sql.placeholder('ownerId')),
				eq(saved.kind, sql.placeholder('kind')),
				sql`${saved.subjectId} = any(${sql.placeholder('ids')}::uuid[])`,
			),
		)
		.prepare('saved_ids'),
)

/** Everybody whom the owner has saved. */
export async function listSavedPeople(db: Db, ownerId: string) {
	const rows = await db
		.select({ id: saved.subjectId })
		.from(saved)
		.where(and(isKeptBy(ownerId), eq(saved.kind, 'person')))
	return rows.map(({ id }) => id)
}

/** How many subjects of each kind the owner has saved. */
export async function countSavedByKind(db: Db, ownerId: string) {
	const rows = await db
		.select({ kind: saved.kind, amount: sql<number>`count(*)`.mapWith(Number) })
		.from(saved)
		.where(isKeptBy(ownerId))
		.groupBy(saved.kind)
	const counts = { person: 0, organisation: 0, job: 0, adviser: 0, investor: 0 }
	for (const { kind, amount } of rows) counts[kind] = amount
	return counts
}

export async function countSaved(db: Db, ownerId: string) {
	return db.$count(saved, isKeptBy(ownerId))
}

/** The row of a subject, including one that was removed recently. */
export async function findSaved(db: Db, ownerId: string, thing: Thing) {
	const [row] = await db.select().from(saved).where(isThing(ownerId, thing))
	return row
}

export async function insertSaved(db: Db, ownerId: string, thing: Thing) {
	await db
		.insert(saved)
		.values({ ownerId, ...thing })
		.onConflictDoNothing()
}

/** Restores a removed row, with its note and at its place. */
export async function updateToKept(db: Db, ownerId: string, thing: Thing) {
	await db.update(saved).set({ removedAt: null }).where(isThing(ownerId, thing))
}

export async function updateToRemoved(db: Db, ownerId: string, thing: Thing) {
	await db
		.update(saved)
		.set({ removedAt: sql`now()` })
		.where(and(isThing(ownerId, thing), isNull(saved.removedAt)))
}

/** False when it is not saved. */
export async function updateNote(db: Db, ownerId: string, thing: Thing, note: string | null) {
	const updated = await db
		.update(saved)
		.set({ note })
		.where(and(isThing(ownerId, thing), isNull(saved.removedAt)))
		.returning({ id: saved.subjectId })
	return updated.length > 0
}

function isKeptBy(ownerId: string | Placeholder) {
	return and(eq(saved.ownerId, ownerId), isNull(saved.removedAt))
}

function isThing(ownerId: string, { kind, subjectId }: Thing) {
	return and(eq(saved.ownerId, ownerId), eq(saved.kind, kind), eq(saved.subjectId, subjectId))
}
