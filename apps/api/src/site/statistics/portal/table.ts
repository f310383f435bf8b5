import type { PortalStatistics } from '@profile-search/contract/site/statistics/portal'
import { t } from '@profile-search/text/translate'

/** The statistics as one table for spreadsheets, a row for each day, week or month. */
export function tableOf(periods: readonly (PortalStatistics & { start: string })[]) {
	return [
		[
			t('siteDocuments.portal.from'),
			t('siteDocuments.portal.registered.candidate'),
			t('siteDocuments.portal.registered.employer'),
			t('siteDocuments.portal.registered.guest_user'),
			t('siteDocuments.portal.approved.candidate'),
			t('siteDocuments.portal.approved.employer'),
			t('siteDocuments.portal.approved.guest_user'),
			t('siteDocuments.portal.rejected.candidate'),
			t('siteDocuments.portal.rejected.employer'),
			t('siteDocuments.portal.rejected.guest_user'),
			t('siteDocuments.portal.medianHours'),
			t('siteDocuments.portal.jobs'),
			t('siteDocuments.portal.applications'),
			t('siteDocuments.portal.shown.candidate'),
			t('siteDocuments.portal.shown.employer'),
			t('siteDocuments.portal.delivered.candidate'),
			t('siteDocuments.portal.delivered.employer'),
			t('siteDocuments.portal.hired'),
			t('siteDocuments.portal.outcomes.hired_here'),
			t('siteDocuments.portal.outcomes.hired_elsewhere'),
			t('siteDocuments.portal.outcomes.not_filled'),
			t('siteDocuments.portal.grievancesFiled'),
			t('siteDocuments.portal.grievancesInTime'),
			t('siteDocuments.portal.grievancesLate'),
		],
		...periods.map((line) => [
			line.start,
			...Object.values(line.registered),
			...Object.values(line.approved),
			...Object.values(line.rejected),
			line.medianHours,
			line.jobsPublished,
			line.applications,
			line.matchesShown.candidate,
			line.matchesShown.employer,
			line.matchesDelivered.candidate,
			line.matchesDelivered.employer,
			line.hired,
			line.outcomes.hired_here,
			line.outcomes.hired_elsewhere,
			line.outcomes.not_filled,
			line.grievancesFiled,
			line.grievancesInTime,
			line.grievancesLate,
		]),
	]
}
