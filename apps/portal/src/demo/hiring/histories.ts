import type { ApplicationStatus } from '@profile-search/contract/hiring/applications'
import { type Random, unit } from '@profile-search/db/seed/generator/random'

export type Step = { from: ApplicationStatus | null; to: ApplicationStatus; at: Date; isByCandidate: boolean }

/** The states that an application passes through on its way to another one. */
const paths: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
	submitted: ['submitted'],
	viewed: ['submitted', 'viewed'],
	shortlisted: ['submitted', 'viewed', 'shortlisted'],
	interview: ['submitted', 'viewed', 'shortlisted', 'interview'],
	offered: ['submitted', 'viewed', 'shortlisted', 'interview', 'offered'],
	hired: ['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired'],
	declined: ['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'declined'],
	rejected: ['submitted', 'viewed', 'rejected'],
	withdrawn: ['submitted', 'viewed', 'withdrawn'],
}

const candidatesSteps = new Set<ApplicationStatus>(['submitted', 'declined', 'withdrawn'])

/** The history that led to a state: every step of it at a time of its own between the two moments, in order. */
export function historyOf(random: Random, status: ApplicationStatus, from: Date, until: Date): Step[] {
	const path = paths[status]
	const span = until.getTime() - from.getTime()
	const times = path.map(() => from.getTime() + Math.floor(unit(random) * span)).toSorted((a, b) => a - b)
	return path.map((to, n) => ({
		from: path[n - 1] ?? null,
		to,
		at: new Date(times[n] ?? from),
		isByCandidate: candidatesSteps.has(to),
	}))
}

const dayMs = 86_400_000

/**
 * The states that the applicants of a job have reached, the best first. The longer a job has been open, the further
 * they are; an organisation that has looked at nothing yet is among them.
 */
export function statesFor(count: number, openMs: number, random: Random): ApplicationStatus[] {
	const days = openMs / dayMs
	const isUnread = days < 1 || unit(random) < 0.2
	return Array.from({ length: count }, (_, place) => {
		const share = unit(random)
		if (isUnread) return 'submitted'
		if (place === 0 && days > 4) return share < 0.4 ? 'interview' : share < 0.7 ? 'offered' : 'hired'
		if (place === 1 && days > 4) return share < 0.5 ? 'shortlisted' : share < 0.85 ? 'interview' : 'declined'
		if (place < 4) return share < 0.4 ? 'viewed' : share < 0.7 ? 'shortlisted' : 'rejected'
		return share < 0.5 ? 'submitted' : share < 0.9 ? 'rejected' : 'withdrawn'
	})
}
