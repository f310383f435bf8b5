import type { CareerGapDraft } from '@profile-search/contract/profiles/entries'
import type { Db } from '@profile-search/db/client'
import { jsonRows } from '@profile-search/db/json-rows'
import { careerGaps } from '@profile-search/db/schema/profiles/candidates'
import { type AnyColumn, and, eq, sql } from 'drizzle-orm'

/** The career gaps that the person of a row has entered, the latest first. */
export function careerGapsOf(candidateId: AnyColumn) {
	const { id, reason, startedOn, endedOn, note } = careerGaps
	return jsonRows(
		{ id, reason, startedOn, endedOn, note },
		sql`from ${careerGaps} where ${careerGaps.candidateId} = ${candidateId}
			order by ${endedOn} desc nulls first, ${startedOn} desc, ${id} desc`,
	)
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
