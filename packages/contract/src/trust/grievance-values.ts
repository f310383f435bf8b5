import { z } from 'zod'

/** What a grievance is about. The graver kinds come first, as a form lists them. */
export const GrievanceKind = z.enum([
	'intimate_image',
	'impersonation',
	'official_order',
	'child_harm',
	'harassment',
	'unlawful_content',
	'fake',
	'fraud',
	'discrimination',
	'privacy',
	'correction',
	'account',
	'accessibility',
	'other',
])
export type GrievanceKind = z.infer<typeof GrievanceKind>

/** How long the law gives for an answer; each has a period in the settings of the site. */
export const GrievanceClass = z.enum(['intimate', 'order', 'listed', 'ordinary', 'rights'])
export type GrievanceClass = z.infer<typeof GrievanceClass>

/**
 * The class of each kind, as the IT Rules of 2021 list them (rule 3(1)(d), 3(2)(a) and 3(2)(b)); `rights` are those of the
 * DPDP Act of 2023 (section 12), which have a period of their own.
 */
export const classOfKind: Record<GrievanceKind, GrievanceClass> = {
	intimate_image: 'intimate',
	impersonation: 'intimate',
	official_order: 'order',
	child_harm: 'listed',
	harassment: 'listed',
	unlawful_content: 'listed',
	fake: 'ordinary',
	fraud: 'ordinary',
	discrimination: 'ordinary',
	privacy: 'ordinary',
	correction: 'rights',
	account: 'ordinary',
	accessibility: 'ordinary',
	other: 'ordinary',
}

export const GrievanceStatus = z.enum([
	'filed',
	'acknowledged',
	'in_progress',
	'waiting_for_complainant',
	'resolved',
	'rejected',
	'reopened',
	'closed',
])
export type GrievanceStatus = z.infer<typeof GrievanceStatus>

/** Who acts in a grievance. */
export const GrievanceParty = z.enum(['complainant', 'officer', 'portal'])
export type GrievanceParty = z.infer<typeof GrievanceParty>

/** What a line of the log tells. */
export const GrievanceEventKind = z.enum([
	'filed',
	'replied',
	'moved',
	'noted',
	'assigned',
	'warned',
	'rated',
])
export type GrievanceEventKind = z.infer<typeof GrievanceEventKind>

type Moves = Record<GrievanceStatus, Partial<Record<GrievanceParty, readonly GrievanceStatus[]>>>

/** Who may move a grievance from where to where: the one table of allowed moves. */
export const grievanceMoves: Moves = {
	filed: {
		officer: ['acknowledged', 'in_progress', 'waiting_for_complainant', 'resolved', 'rejected'],
		complainant: ['closed'],
	},
	acknowledged: {
		officer: ['in_progress', 'waiting_for_complainant', 'resolved', 'rejected'],
		complainant: ['closed'],
	},
	in_progress: {
		officer: ['waiting_for_complainant', 'resolved', 'rejected'],
		complainant: ['closed'],
	},
	waiting_for_complainant: {
		officer: ['in_progress', 'resolved', 'rejected'],
		complainant: ['in_progress', 'closed'],
	},
	resolved: { complainant: ['reopened', 'closed'], portal: ['closed'] },
	rejected: { complainant: ['reopened', 'closed'], portal: ['closed'] },
	reopened: {
		officer: ['in_progress', 'waiting_for_complainant', 'resolved', 'rejected'],
		complainant: ['closed'],
	},
	closed: {},
}

/** Whether this party may move a grievance from here to there. */
export function mayMove(from: GrievanceStatus, to: GrievanceStatus, party: GrievanceParty) {
	return grievanceMoves[from][party]?.includes(to) ?? false
}

/** Whether the officer has answered for good, so that the clock stands. */
export function isAnswered(status: GrievanceStatus) {
	return status === 'resolved' || status === 'rejected' || status === 'closed'
}

/** A period of the law that runs, or ran: `doneAt` is when what it asks for was done. */
export type Clock = { startedAt: Date; dueAt: Date; doneAt: Date | null }

/** `calm` until half of the time is gone, `soon` until four fifths are. */
export type ClockState = 'met' | 'missed' | 'calm' | 'soon' | 'urgent' | 'overdue'

/** Shares of a period, in hundredths, after which administrators are warned. */
export const warnAt = [50, 80, 100] as const

/** How a clock stands at a moment: its state, and the milliseconds until (or past) its end. */
export function readClock(
	{ startedAt, dueAt, doneAt }: Clock,
	now: Date,
): { state: ClockState; left: number } {
	const end = dueAt.getTime()
	if (doneAt) return { state: doneAt.getTime() <= end ? 'met' : 'missed', left: end - doneAt.getTime() }

	const left = end - now.getTime()
	const share = shareGone({ startedAt, dueAt }, now)
	if (share >= 100) return { state: 'overdue', left }
	return { state: share >= 80 ? 'urgent' : share >= 50 ? 'soon' : 'calm', left }
}

/** How much of a period is gone, in hundredths. */
export function shareGone({ startedAt, dueAt }: Pick<Clock, 'startedAt' | 'dueAt'>, now: Date) {
	const whole = dueAt.getTime() - startedAt.getTime()
	return whole <= 0 ? 100 : ((now.getTime() - startedAt.getTime()) * 100) / whole
}
