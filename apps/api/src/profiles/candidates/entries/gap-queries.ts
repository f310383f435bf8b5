import type { CareerGapDraft } from '@profile-search/contract/profiles/entries'
import type { Db } from '@profile-search/db/client'
import { careerGaps } from '@profile-search/db/schema/profiles/candidates'
import { and, desc, eq, sql } from 'drizzle-orm'

/** The career gaps that a person has entered, the latest first. */
export async function listCareerGapsOf(db: Db, candidateId: string) {
	return db
		.select({
			id: careerGaps.id,
			reason: careerGaps.reason,
			startedOn: careerGaps.startedOn,
			endedOn: careerGaps.endedOn,
			note: careerGaps.note,
		})
		.from(careerGaps)
		.where(eq(careerGaps.candidateId, candidateId))
		.orderBy(sql`${careerGaps.endedOn} desc nulls first`, desc(careerGaps.startedOn), desc(careerGaps.id))
}

export async function insertCareerGap(db: Db, gap: typeof careerGaps.$inferInsert) {
	const [inserted] = await db.insert(careerGaps).values(gap).returning({ id: careerGaps.id })
	return inserted
}

/** Undefined when the gap is not this person's. */
export async function updateCareerGapOf(db: Db, candidateId: string, id: string, draft: CareerGapDraft) {
	const [updated] = await db
		.update(careerGaps)
		.set(draft)
		.where(and(eq(careerGaps.candidateId, candidateId), eq(careerGaps.id, id)))
		.returning({ id: careerGaps.id })
	return updated
}

/** Undefined when the gap is not this person's. */
export async function deleteCareerGapOf(db: Db, candidateId: string, id: string) {
	const [deleted] = await db
		.delete(careerGaps)
		.where(and(eq(careerGaps.candidateId, candidateId), eq(careerGaps.id, id)))
		.returning({ id: careerGaps.id })
	return deleted
}
