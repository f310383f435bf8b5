import type { EducationEntryDraft } from '@profile-search/contract/profiles/entries'
import type { Db } from '@profile-search/db/client'
import { jsonRows } from '@profile-search/db/json-rows'
import { educationEntries, workEntries } from '@profile-search/db/schema/profiles/candidates'
import { type AnyColumn, and, eq, sql } from 'drizzle-orm'

/** The work entries of the person of a row, present work first. */
export function workEntriesOf(candidateId: AnyColumn) {
	const { id, startedOn, endedOn } = workEntries
	return jsonRows(
		{
			id,
			title: workEntries.title,
			organisationName: workEntries.organisationName,
			isRegistered: sql<boolean>`${workEntries.organisationId} is not null`,
			place: workEntries.place,
			startedOn,
			endedOn,
			kind: workEntries.kind,
			description: workEntries.description,
			confirmation: workEntries.confirmation,
		},
		sql`from ${workEntries} where ${workEntries.candidateId} = ${candidateId}
			order by ${endedOn} desc nulls first, ${startedOn} desc nulls last, ${id} desc`,
	)
}

/** Undefined when the entry is not this person's. */
export async function findWorkEntryOf(db: Db, candidateId: string, id: string) {
	const [entry] = await db
		.select()
		.from(workEntries)
		.where(and(eq(workEntries.candidateId, candidateId), eq(workEntries.id, id)))
	return entry
}

export async function insertWorkEntry(db: Db, entry: typeof workEntries.$inferInsert) {
	const [inserted] = await db.insert(workEntries).values(entry).returning({ id: workEntries.id })
	return inserted
}

export async function updateWorkEntry(db: Db, id: string, values: Partial<typeof workEntries.$inferInsert>) {
	await db.update(workEntries).set(values).where(eq(workEntries.id, id))
}

/** Undefined when the entry is not this person's. */
export async function deleteWorkEntryOf(db: Db, candidateId: string, id: string) {
	const [deleted] = await db
		.delete(workEntries)
		.where(and(eq(workEntries.candidateId, candidateId), eq(workEntries.id, id)))
		.returning({ id: workEntries.id })
	return deleted
}

/** The education entries of the person of a row, ongoing or latest ones first. */
export function educationEntriesOf(candidateId: AnyColumn) {
	const { id, institution, degree, field, startedOn, endedOn, grade, note } = educationEntries
	return jsonRows(
		{ id, institution, degree, field, startedOn, endedOn, grade, note },
		sql`from ${educationEntries} where ${educationEntries.candidateId} = ${candidateId}
			order by ${endedOn} desc nulls first, ${startedOn} desc nulls last, ${id} desc`,
	)
}

export async function insertEducationEntry(db: Db, entry: typeof educationEntries.$inferInsert) {
	const [inserted] = await db.insert(educationEntries).values(entry).returning({ id: educationEntries.id })
	return inserted
}

/** Undefined when the entry is not this person's. */
export async function updateEducationEntryOf(
	db: Db,
	candidateId: string,
	id: string,
	draft: EducationEntryDraft,
) {
	const [updated] = await db
		.update(educationEntries)
		.set(draft)
		.where(and(eq(educationEntries.candidateId, candidateId), eq(educationEntries.id, id)))
		.returning({ id: educationEntries.id })
	return updated
}

/** Undefined when the entry is not this person's. */
export async function deleteEducationEntryOf(db: Db, candidateId: string, id: string) {
	const [deleted] = await db
		.delete(educationEntries)
		.where(and(eq(educationEntries.candidateId, candidateId), eq(educationEntries.id, id)))
		.returning({ id: educationEntries.id })
	return deleted
}
