import {
	isAnswered,
	mayTransition,
	type GrievanceParty,
	type GrievanceStatus,
} from '@profile-search/contract/trust/grievance-values'
import type { Db } from '@profile-search/db/client'
import { grievanceEvents, grievances } from '@profile-search/db/schema/trust/grievances'
import { eq, sql } from 'drizzle-orm'
import { conflict } from '#platform/refusal.ts'

export type Grievance = typeof grievances.$inferSelect

/** Adds a line to the log. Undefined when it may happen only once, and has. */
export async function insertEvent(db: Db, line: typeof grievanceEvents.$inferInsert) {
	const [event] = await db
		.insert(grievanceEvents)
		.values(line)
		.onConflictDoNothing()
		.returning({ id: grievanceEvents.id })
	return event?.id
}

/** Refuses a state transition that is not in the table, with a message for the caller. */
export function checkMove({ status }: Pick<Grievance, 'status'>, to: GrievanceStatus, party: GrievanceParty) {
	if (!mayTransition(status, to, party)) throw conflict('trustRefusals.movedOn', { status })
}

/** The timestamps that a grievance gets with a new state. */
export function timesOf(grievance: Grievance, to: GrievanceStatus, party: GrievanceParty, now: Date) {
	const isOfficers = party === 'officer'
	return {
		status: to,
		acknowledgedAt: grievance.acknowledgedAt ?? (isOfficers ? now : null),
		...((to === 'resolved' || to === 'rejected') && { resolvedAt: now }),
		...(to === 'closed' && { closedAt: now }),
		...(!isAnswered(to) && { resolvedAt: null, closedAt: null }),
	}
}

/** Saves a change and returns the new version. */
export async function updateGrievance(db: Db, id: string, values: Partial<Grievance>) {
	const [updated] = await db
		.update(grievances)
		.set({ ...values, version: sql`${grievances.version} + 1` })
		.where(eq(grievances.id, id))
		.returning({ status: grievances.status, version: grievances.version })
	if (!updated) throw new Error(`The grievance ${id} went while it was held.`)
	return updated
}
