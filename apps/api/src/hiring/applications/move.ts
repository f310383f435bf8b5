import {
	applicationTransitions,
	applicationTimes,
	endedStates,
	mayTransition,
	revealingStates,
	undoMinutes,
	type ApplicationStatus,
	type RejectReason,
} from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { applicationEvents, applications } from '@profile-search/db/schema/hiring/applications'
import { and, eq, sql } from 'drizzle-orm'
import { conflict, notFound } from '#platform/refusal.ts'
import { publishMove } from '../webhooks/publish-event.ts'
import { announceMove } from './announce.ts'
import { endInterviews } from './interviews/end-interviews.ts'
import { isOf, type Side } from './sides.ts'

export type Step = {
	applicationId: string
	/** The state that the caller has seen. */
	from: ApplicationStatus
	to: ApplicationStatus
	reason?: RejectReason | null
	message?: string | null
	/** Announced by the caller in more detail. */
	isTold?: true
}

/**
 * Changes the state of an application, in the caller's transaction. The transition table decides what is allowed, and
 * the row whether it is still in the expected state: of two callers at once the second is refused.
 */
export async function moveApplication(db: Db, side: Side, step: Step) {
	const { applicationId, from, to, message } = step
	const isAllowed = mayTransition(from, to, side.by)
	const moved = isAllowed && (await updateStatus(db, side, step))
	if (!moved) throw await whyNot(db, side, step)

	const [event] = await db
		.insert(applicationEvents)
		.values({ applicationId, fromStatus: from, toStatus: to, actorId: side.accountId, message })
		.returning({ id: applicationEvents.id })
	if (event && !step.isTold) await announceMove(db, event.id)
	await publishMove(db, applicationId, to)
	if (endedStates.includes(to)) await endInterviews(db, applicationId, side.by)
}

async function updateStatus(db: Db, side: Side, { applicationId, from, to, reason, message }: Step) {
	const updated = await db
		.update(applications)
		.set({
			...timesAfter(side, from, to),
			status: to,
			rejectReason: to === 'rejected' ? (reason ?? null) : null,
			endMessage: endedStates.includes(to) ? (message ?? null) : null,
			...(revealingStates.includes(to) && { revealedAt: sql`coalesce(${applications.revealedAt}, now())` }),
		})
		.where(
			and(
				eq(applications.id, applicationId),
				eq(applications.status, from),
				isOf(side),
				isBackAllowed(side, from, to),
			),
		)
		.returning({ id: applications.id })
	return updated.length > 0
}

/**
 * Each state transition sets its time; undoing one clears it. A team that decides on a new application has also viewed
 * it.
 */
function timesAfter(side: Side, from: ApplicationStatus, to: ApplicationStatus) {
	const isUndone = side.by === 'candidate' && applicationTransitions[from][to]?.isBack
	const column = applications[applicationTimes[to]]
	return {
		...(from === 'submitted' && side.by === 'team' && { viewedAt: sql`now()` }),
		...(endedStates.includes(from) && { [applicationTimes[from]]: null }),
		// An undone withdrawal leaves no trace: the application keeps the time of its earlier state.
		[applicationTimes[to]]: isUndone ? sql`coalesce(${column}, now())` : sql`now()`,
	}
}

/**
 * A step back leads to a state that the application has been in; for the applicant only to the last one, and for a
 * short time.
 */
function isBackAllowed(side: Side, from: ApplicationStatus, to: ApplicationStatus) {
	if (!applicationTransitions[from][to]?.isBack) return undefined
	if (side.by === 'team') return sql`${applications[applicationTimes[to]]} is not null`
	return sql`(select event.from_status from ${applicationEvents} event
		where event.application_id = ${applications.id} and event.at > now() - make_interval(mins => ${undoMinutes})
		order by event.at desc, event.id desc limit 1) = ${to}`
}

async function whyNot(db: Db, side: Side, { applicationId, from, to }: Step) {
	const [found] = await db
		.select({ status: applications.status })
		.from(applications)
		.where(and(eq(applications.id, applicationId), isOf(side)))
	if (!found) return notFound('hiringRefusals.noApplication')
	const { status } = found
	if (status === to) return conflict('hiringRefusals.alreadyIn', { state: status })
	if (status !== from) return conflict('hiringRefusals.somebodyFaster', { state: status })
	if (mayTransition(from, to, side.by) && applicationTransitions[from][to]?.isBack)
		return conflict('hiringRefusals.noWayBack', { state: status })
	return conflict('hiringRefusals.noMove', { state: from, to })
}
