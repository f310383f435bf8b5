import type {
	listApplicants,
	moveApplicants,
	showApplicant,
} from '@profile-search/contract/hiring/applicants'
import {
	applicationMoves,
	mayMove,
	type ApplicationStatus,
	type RejectReason,
} from '@profile-search/contract/hiring/applications'
import type { Details, Input } from '@profile-search/contract/http/endpoint'

export type Board = Details<typeof listApplicants>
export type Card = Board['items'][number]
export type Applicant = Details<typeof showApplicant>

/** Where a team can move an application to. */
export type Target = Input<typeof moveApplicants>['body']['to']

/** What is decided about one applicant or several. */
export type Decision = { to: Target; reason: RejectReason | null; words: string }

/** The columns of the board. */
export const stages = ['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired'] as const

/** Where applications end that came to nothing. */
export const ends = ['rejected', 'declined', 'withdrawn'] as const

/** Which stage to look at first where there is room for one. */
export function firstStage(counts: Board['counts']) {
	return stages.find((stage) => (counts[stage] ?? 0) > 0) ?? 'submitted'
}

/** Where all of these can go; a team decides, so that only its own moves count. */
export function movesOf(cards: readonly Pick<Card, 'moves'>[]) {
	const [first, ...rest] = cards
	return (first?.moves ?? []).filter(isTarget).filter((to) => rest.every(({ moves }) => moves.includes(to)))
}

/** The move that takes another one back. What was new has been seen by now. */
export function backFrom(from: ApplicationStatus, to: ApplicationStatus) {
	const back = from === 'submitted' ? 'viewed' : from
	if (back === to || !isTarget(back) || !mayMove(to, back, 'team')) return null
	return applicationMoves[to][back] ? back : null
}

export function isTarget(status: ApplicationStatus): status is Target {
	return status !== 'submitted' && status !== 'declined' && status !== 'withdrawn'
}
