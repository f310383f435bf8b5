import { z } from 'zod'
import { ReportKind, type ReportReason } from './reports.ts'

/**
 * The state of a case. A case is live until it is dismissed or settled; from frozen to upheld its subject is hidden
 * everywhere.
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
	/** The kinds that allow it; all of them if missing. */
	kinds?: readonly ReportKind[]
}

/** The only table of state transitions of a case. The portal itself also freezes, when the reports weigh enough. */
export const caseTransitions: Record<CaseMove, Move> = {
	freeze: { from: ['reported'], to: 'frozen', by: 'moderator' },
	// A message that was sent cannot be changed.
	mend: { from: ['frozen', 'disputed'], to: 'mended', by: 'owner', kinds: ['person', 'organisation', 'job'] },
	dispute: { from: ['frozen', 'mended'], to: 'disputed', by: 'owner' },
	uphold: { from: ['reported', 'frozen', 'mended', 'disputed'], to: 'upheld', by: 'moderator' },
	settle: { from: ['mended'], to: 'settled', by: 'moderator' },
	// After an appeal, or after some time. A job that was closed for good is posted again instead.
	restore: { from: ['upheld'], to: 'settled', by: 'moderator', kinds: ['person', 'organisation'] },
	dismiss: { from: ['reported', 'frozen', 'mended', 'disputed'], to: 'dismissed', by: 'moderator' },
}

/** The states in which a subject is hidden everywhere. */
export const frozenStates: readonly CaseState[] = ['frozen', 'mended', 'disputed', 'upheld']

/** The weight of each reason: immediate harm to people counts twice. */
export const gravities: Record<ReportReason, number> = {
	fraud: 2,
	asks_for_money: 2,
	harassment: 1.5,
	discrimination: 1.5,
	fake: 1.5,
	spam: 1,
	other: 1,
}

/** The minimum weight of a reporter whose reports can freeze a subject. */
export const leastReporterWeight = 0.25

/** Hours in which a moderator must look at the owner's answer. */
export const answerHours = 72

/** Days for which the second strike bars an account from publishing and from first contacts. */
export const restrictedDays = 14

/** Whether a case of this kind in this state allows a transition. */
export function canMoveCase(name: CaseMove, kind: ReportKind, state: CaseState) {
	const { from, kinds = ReportKind.options } = caseTransitions[name]
	return from.includes(state) && kinds.includes(kind)
}
