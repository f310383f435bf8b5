import type { PortalStatistic, PortalStatistics } from '@profile-search/contract/site/statistics/portal'
import type { PeriodCount } from './queries.ts'

/** Sums up counts as the statistics of their time. */
export function sumUp(counts: readonly PeriodCount[]): PortalStatistics {
	const of = (statistic: PortalStatistic, kind?: string) =>
		counts
			.filter((count) => count.statistic === statistic && (kind === undefined || count.kind === kind))
			.reduce((sum, { amount }) => sum + amount, 0)
	const byKind = (statistic: PortalStatistic) => ({
		candidate: of(statistic, 'candidate'),
		employer: of(statistic, 'employer'),
		guest_user: of(statistic, 'guest_user'),
	})
	return {
		registered: byKind('registered'),
		approved: byKind('approved'),
		rejected: byKind('rejected'),
		medianHours: medianHours(counts),
		jobsPublished: of('jobs_published'),
		applications: of('applications'),
		matchesShown: byKind('matches_shown'),
		matchesDelivered: byKind('matches_delivered'),
		hired: of('hired'),
		outcomes: {
			hired_here: of('job_outcomes', 'hired_here'),
			hired_elsewhere: of('job_outcomes', 'hired_elsewhere'),
			not_filled: of('job_outcomes', 'not_filled'),
		},
		grievancesFiled: of('grievances_filed'),
		grievancesInTime: of('grievances_in_time'),
		grievancesLate: of('grievances_late'),
	}
}

/** The number of whole hours within which half of the decisions were made. Null when no hours are known. */
function medianHours(counts: readonly PeriodCount[]) {
	const decisions = counts
		.filter(({ statistic, hours }) => (statistic === 'approved' || statistic === 'rejected') && hours >= 0)
		.toSorted((a, b) => a.hours - b.hours)
	const half = decisions.reduce((sum, { amount }) => sum + amount, 0) / 2
	let passed = 0
	return decisions.find(({ amount }) => (passed += amount) >= half)?.hours ?? null
}
