import {
	canMoveCase,
	caseTransitions,
	frozenStates,
	type CaseMove,
} from '@profile-search/contract/trust/moderation-values'
import type { Db } from '@profile-search/db/client'
import { cases, strikes } from '@profile-search/db/schema/trust/reports'
import { eq, sql } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import { conflict } from '#platform/refusal.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { closeReportedJob } from './close-job.ts'
import { settleReports } from './settle-reports.ts'
import { freezeSubject, releaseSubject } from './subjects.ts'
import { tellOwner } from './tell-owner.ts'
import { weighCase } from './weigh.ts'

export type Case = typeof cases.$inferSelect

type CaseTransition = {
	move: CaseMove
	/** Null for the portal itself. */
	actorId: string | null
	message?: string
	/** Whether dismissed reports were made in bad faith. */
	isAbusive?: boolean
}

/** Locks a case until the transaction ends, so that of two transitions the second sees the first. */
export async function lockCase(db: Db, caseId: string) {
	const [found] = await db.select().from(cases).where(eq(cases.id, caseId)).for('update')
	return found
}

/** Makes a state transition of a locked case with all its consequences, or refuses it. */
export async function moveCase(
	db: Db,
	held: Case,
	{ move, actorId, message = '', isAbusive = false }: CaseTransition,
) {
	if (!canMoveCase(move, held.subjectKind, held.state)) throw conflict('trustRefusals.cannotMove')
	const { to, by } = caseTransitions[move]
	await db
		.update(cases)
		.set({
			state: to,
			changedAt: sql`now()`,
			escalatedAt: null,
			...(by === 'owner'
				? { ownerMessage: message, answeredAt: sql`now()` }
				: { rulingMessage: message || null }),
		})
		.where(eq(cases.id, held.id))
	await record(db, {
		actorId,
		action: `case_${to}`,
		subjectId: held.subjectId,
		reason: message || null,
		facts: { caseId: held.id, kind: held.subjectKind, before: { state: held.state }, after: { state: to } },
	})

	const wasFrozen = frozenStates.includes(held.state)
	const isFrozen = frozenStates.includes(to)
	if (isFrozen && !wasFrozen) await freezeSubject(db, held)
	if (wasFrozen && !isFrozen) await releaseSubject(db, held)
	if (move === 'uphold') {
		await db.insert(strikes).values({ accountId: held.ownerId, caseId: held.id }).onConflictDoNothing()
		if (held.subjectKind === 'job') await closeReportedJob(db, held.subjectId, actorId)
	}
	if (to === 'upheld' || move === 'settle') await settleReports(db, held.id, 'upheld')
	if (to === 'dismissed') await settleReports(db, held.id, 'dismissed', isAbusive)
	// An owner who never knew about the reports is not told that they were dismissed.
	if (by === 'moderator' && (wasFrozen || isFrozen)) await tellOwner(db, held, to)
}

/** Weighs a case after a new report, and freezes its subject when its reports weigh enough. */
export async function weighAndFreeze(db: Db, caseId: string) {
	const weight = await weighCase(db, caseId)
	const { freezeAbove } = await findSiteSettings(db)
	const held = await lockCase(db, caseId)
	if (held?.state === 'reported' && weight > freezeAbove)
		await moveCase(db, held, { move: 'freeze', actorId: null })
}
