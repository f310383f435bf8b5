import type { EducationEntryDraft } from '@profile-search/contract/profiles/entries'
import type { Db } from '@profile-search/db/client'
import { educationEntries, workEntries } from '@profile-search/db/schema/profiles/candidates'
import { and, desc, eq, sql } from 'drizzle-orm'

/** A person's work entries, present work first. */
export async function listWorkEntriesOf(db: Db, candidateId: string) {
	return db
		.select({
			id: workEntries.id,
			title: workEntries.title,
			organisationName: workEntries.organisationName,
			isRegistered: sql<boolean>`${workEntries.organisationId} is not null`,
			place: workEntries.place,
			startedOn: workEntries.startedOn,
			endedOn: workEntries.endedOn,
			kind: workEntries.kind,
			description: workEntries.description,
			confirmation: workEntries.confirmation,
		})
		.from(workEntries)
		.where(eq(workEntries.candidateId, candidateId))
		.orderBy(
			sql`${workEntries.endedOn} desc nulls first`,
			sql`${workEntries.startedOn} desc nulls last`,
			desc(workEntries.id),
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

/** A person's education entries, ongoing or latest ones first. */
export async function listEducationEntriesOf(db: Db, candidateId: string) {
	return db
		.select({
			id: educationEntries.id,
			institution: educationEntries.institution,
			degree: educationEntries.degree,
			field: educationEntries.field,
			startedOn: educationEntries.startedOn,
			endedOn: educationEntries.endedOn,
			grade: educationEntries.grade,
			note: educationEntries.note,
		})
		.from(educationEntries)
		.where(eq(educationEntries.candidateId, candidateId))
		.orderBy(
			sql`${educationEntries.endedOn} desc nulls first`,
			sql`${educationEntries.startedOn} desc nulls last`,
			desc(educationEntries.id),
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
