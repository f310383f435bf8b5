import { shareGone, warnAt } from '@profile-search/contract/trust/grievance-values'
import type { Db } from '@profile-search/db/client'
import { grievances } from '@profile-search/db/schema/trust/grievances'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { insertEvent, timesOf, updateGrievance, type Grievance } from '../events.ts'
import { daysAfter } from '../rules/rules.ts'
import { findTerms } from '../rules/terms.ts'
import { tellComplainant, warnOfficers } from './tell-parties.ts'
import { warningCode } from './warning-code.ts'

const batchSize = 200

type ClockName = 'acknowledge' | 'resolve'

/**
 * Warns administrators when half, four fifths or all of a clock has passed: once for each share of each clock, even
 * if it runs twice. If several shares passed between two runs, only the highest is reported.
 */
export async function warnOfClocks(db: Db, now = new Date()) {
	let after = ''
	for (;;) {
		const running = await listRunning(db, now, after)
		for (const grievance of running)
			for (const clock of clocksOf(grievance)) await warn(db, grievance, clock, now)
		if (running.length < batchSize) return
		after = running.at(-1)?.id ?? ''
	}
}

/** Closes grievances that were answered so long ago that they cannot be reopened any more. */
export async function closeSettled(db: Db, now = new Date()) {
	const { reopenDays } = await findTerms(db)
	const settled = await db
		.select({ id: grievances.id })
		.from(grievances)
		.where(
			and(
				inArray(grievances.status, ['resolved', 'rejected']),
				lt(grievances.resolvedAt, daysAfter(now, -reopenDays)),
			),
		)
		.limit(batchSize)
	for (const { id } of settled) await closeOne(db, id, now)
}

/** Unanswered grievances with a clock of which at least half has passed. */
async function listRunning(db: Db, now: Date, after: string) {
	const at = sql`${now.toISOString()}::timestamptz`
	const half = (start: PgColumn, due: PgColumn) => sql`${start} + (${due} - ${start}) / 2 <= ${at}`
	return db
		.select()
		.from(grievances)
		.where(
			and(
				isNull(grievances.resolvedAt),
				isNull(grievances.closedAt),
				after ? gt(grievances.id, after) : undefined,
				or(
					and(isNull(grievances.acknowledgedAt), half(grievances.filedAt, grievances.acknowledgeDueAt)),
					half(grievances.clockStartedAt, grievances.resolveDueAt),
				),
			),
		)
		.orderBy(asc(grievances.id))
		.limit(batchSize)
}

type Running = { name: ClockName; round: number; startedAt: Date; dueAt: Date }

function clocksOf(grievance: Grievance): Running[] {
	const { filedAt, acknowledgeDueAt, acknowledgedAt, clockStartedAt, resolveDueAt, reopenedTimes } = grievance
	return [
		...(acknowledgedAt
			? []
			: [{ name: 'acknowledge' as const, round: 0, startedAt: filedAt, dueAt: acknowledgeDueAt }]),
		{ name: 'resolve', round: reopenedTimes, startedAt: clockStartedAt, dueAt: resolveDueAt },
	]
}

async function warn(db: Db, grievance: Grievance, { name, round, ...clock }: Running, now: Date) {
	const gone = shareGone(clock, now)
	const passed = warnAt.filter((share) => gone >= share)
	if (passed.length === 0) return
	await db.transaction(async (transaction) => {
		let newest: { eventId: string; share: number } | undefined
		for (const share of passed) {
			const eventId = await insertEvent(transaction, {
				grievanceId: grievance.id,
				at: now,
				kind: 'warned',
				party: 'portal',
				isPublic: false,
				once: `${name}:${round}:${share}`,
				facts: { clock: name, share, dueAt: clock.dueAt.toISOString() },
			})
			newest = eventId ? { eventId, share } : undefined
		}
		if (newest) await warnOfficers(transaction, grievance, newest.eventId, warningCode(name, newest.share))
	})
}

async function closeOne(db: Db, id: string, now: Date) {
	await db.transaction(async (transaction) => {
		const [grievance] = await transaction
			.select()
			.from(grievances)
			.where(and(eq(grievances.id, id), isNotNull(grievances.resolvedAt), isNull(grievances.closedAt)))
			.for('update', { skipLocked: true })
		if (!grievance) return
		const eventId = await insertEvent(transaction, {
			grievanceId: id,
			at: now,
			kind: 'moved',
			party: 'portal',
			isPublic: true,
			fromStatus: grievance.status,
			toStatus: 'closed',
			once: `closed:${grievance.reopenedTimes}`,
		})
		if (!eventId) return
		await updateGrievance(transaction, id, timesOf(grievance, 'closed', 'portal', now))
		await tellComplainant(transaction, grievance, eventId)
	})
}
