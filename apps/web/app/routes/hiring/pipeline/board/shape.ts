import type {
	listApplicants,
	moveApplicants,
	showApplicant,
} from '@profile-search/contract/hiring/applicants'
import {
	applicationTransitions,
	mayTransition,
	type ApplicationStatus,
	type RejectReason,
} from '@profile-search/contract/hiring/applications'
import type { Details, Input } from '@profile-search/contract/http/endpoint'

export type Board = Details<typeof listApplicants>
export type Card = Board['items'][number]
export type Applicant = Details<typeof showApplicant>

/** The statuses that a team can move an application to. */
export type Target = Input<typeof moveApplicants>['body']['to']

/** A decision about one or several applicants. */
export type Decision = { to: Target; reason: RejectReason | null; message: string }

/** The columns of the board. */
export const stages = ['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired'] as const

/** The statuses of applications that ended without a hire. */
export const ends = ['rejected', 'declined', 'withdrawn'] as const

/** The stage to show first where there is room for one. */
export function firstStage(counts: Board['counts']) {
	return stages.find((stage) => (counts[stage] ?? 0) > 0) ?? 'submitted'
}

/** The statuses that all of these can be moved to by a team. */
export function movesOf(cards: readonly Pick<Card, 'moves'>[]) {
	const [first, ...rest] = cards
	return (first?.moves ?? []).filter(isTarget).filter((to) => rest.every(({ moves }) => moves.includes(to)))
}

/** The state transition that undoes another one. A new applicant counts as viewed by now. */
export function backFrom(from: ApplicationStatus, to: ApplicationStatus) {
	const back = from === 'submitted' ? 'viewed' : from
	if (back === to || !isTarget(back) || !mayTransition(to, back, 'team')) return null
	return applicationTransitions[to][back] ? back : null
}

export function isTarget(status: ApplicationStatus): status is Target {
	return status !== 'submitted' && status !== 'declined' && status !== 'withdrawn'
}
