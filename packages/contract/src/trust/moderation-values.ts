import { z } from 'zod'
import { ReportKind, type ReportReason } from './reports.ts'

/**
 * Where a case of something reported stands. It is live until it is dismissed or settled; from frozen to upheld the
 * thing is nowhere to be found.
 */
export const CaseState = z.enum([
	'reported',
	'frozen',
	'mended',
	'disputed',
	'upheld',
	'dismissed',
	'settled',
])
export type CaseState = z.infer<typeof CaseState>

export const CaseMove = z.enum(['freeze', 'mend', 'dispute', 'uphold', 'settle', 'restore', 'dismiss'])
export type CaseMove = z.infer<typeof CaseMove>

type Move = {
	from: readonly CaseState[]
	to: Exclude<CaseState, 'reported'>
	by: 'owner' | 'moderator'
	/** Which kinds can make it; all of them where it is not said. */
	kinds?: readonly ReportKind[]
}

/** The one table of moves of a case. The portal itself freezes, too, when the reports weigh enough. */
export const caseMoves: Record<CaseMove, Move> = {
	freeze: { from: ['reported'], to: 'frozen', by: 'moderator' },
	// What was sent cannot be changed.
	mend: { from: ['frozen', 'disputed'], to: 'mended', by: 'owner', kinds: ['person', 'organisation', 'job'] },
	dispute: { from: ['frozen', 'mended'], to: 'disputed', by: 'owner' },
	uphold: { from: ['reported', 'frozen', 'mended', 'disputed'], to: 'upheld', by: 'moderator' },
	settle: { from: ['mended'], to: 'settled', by: 'moderator' },
	// After an appeal, or when time has gone by. A job that was closed for good is posted anew instead.
	restore: { from: ['upheld'], to: 'settled', by: 'moderator', kinds: ['person', 'organisation'] },
	dismiss: { from: ['reported', 'frozen', 'mended', 'disputed'], to: 'dismissed', by: 'moderator' },
}

/** The states in which a thing is nowhere to be found. */
export const frozenStates: readonly CaseState[] = ['frozen', 'mended', 'disputed', 'upheld']

/** How much a reason weighs: what harms people at once counts twice. */
export const gravities: Record<ReportReason, number> = {
	fraud: 2,
	asks_for_money: 2,
	harassment: 1.5,
	discrimination: 1.5,
	fake: 1.5,
	spam: 1,
	other: 1,
}

/** The least weight of a reporter whose reports help to freeze. */
export const leastReporterWeight = 0.25

/** Hours in which a moderator has to look at what the owner answered. */
export const answerHours = 72

/** Days for which the second strike keeps an account from publishing and from first contacts. */
export const restrictedDays = 14

/** Whether a case of this kind in this state can make a move. */
export function canMoveCase(name: CaseMove, kind: ReportKind, state: CaseState) {
	const { from, kinds = ReportKind.options } = caseMoves[name]
	return from.includes(state) && kinds.includes(kind)
}
