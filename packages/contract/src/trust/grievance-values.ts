import { z } from 'zod'

/** The subject of a grievance. The most serious kinds come first, as in the form. */
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

/** The classes by which the law sets the time for an answer; each has its own period in the site settings. */
export const GrievanceClass = z.enum(['intimate', 'order', 'listed', 'ordinary', 'rights'])
export type GrievanceClass = z.infer<typeof GrievanceClass>

/**
 * The class of each kind, by the IT Rules of 2021 (rule 3(1)(d), 3(2)(a) and 3(2)(b)); `rights` are those of the DPDP
 * Act of 2023 (section 12), which have their own period.
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

/** The parties that act in a grievance. */
export const GrievanceParty = z.enum(['complainant', 'officer', 'portal'])
export type GrievanceParty = z.infer<typeof GrievanceParty>

/** The kind of a line of the log. */
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

/** The only table of allowed state transitions of a grievance: by whom, from and to. */
export const grievanceTransitions: Moves = {
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

/** Whether this party may make this state transition. */
export function mayTransition(from: GrievanceStatus, to: GrievanceStatus, party: GrievanceParty) {
	return grievanceTransitions[from][party]?.includes(to) ?? false
}

/** Whether the officer has given the final answer, which stops the clock. */
export function isAnswered(status: GrievanceStatus) {
	return status === 'resolved' || status === 'rejected' || status === 'closed'
}

/** A legal period that is running or over: `doneAt` is when its requirement was met. */
export type Clock = { startedAt: Date; dueAt: Date; doneAt: Date | null }

/** `calm` until half of the time has passed, `soon` until four fifths have. */
export type ClockState = 'met' | 'missed' | 'calm' | 'soon' | 'urgent' | 'overdue'

/** Shares of a period, in percent, after which administrators are warned. */
export const warnAt = [50, 80, 100] as const

/** The state of a clock at a moment, and the milliseconds until (or since) its end. */
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

/** The share of a period that has passed, in percent. */
export function shareGone({ startedAt, dueAt }: Pick<Clock, 'startedAt' | 'dueAt'>, now: Date) {
	const whole = dueAt.getTime() - startedAt.getTime()
	return whole <= 0 ? 100 : ((now.getTime() - startedAt.getTime()) * 100) / whole
}
