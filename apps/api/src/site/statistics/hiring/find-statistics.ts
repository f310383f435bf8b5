import { hiringStages, type HiringStatistics } from '@profile-search/contract/site/statistics/hiring'
import type { Db } from '@profile-search/db/client'
import { notFound } from '#platform/refusal.ts'
import {
	countViewers,
	countSources,
	countStanding,
	countTotals,
	findDaysToInterview,
	findOwnJob,
	listByDay,
	listStays,
	type Scope,
} from './queries.ts'

/** All statistics of a job, or of an organisation. */
export async function findStatistics(db: Db, scope: Scope): Promise<HiringStatistics> {
	const job = scope.jobId ? await findOwnJob(db, scope.organisationId, scope.jobId) : null
	if (job === undefined) throw notFound('siteRefusals.jobNotHere')

	const [totals, standing, stays, sources, toInterview, byDay, viewers] = await Promise.all([
		countTotals(db, scope),
		countStanding(db, scope),
		listStays(db, scope),
		countSources(db, scope),
		findDaysToInterview(db, scope),
		listByDay(db, scope),
		countViewers(db, scope),
	])
	return {
		job,
		views: byDay.reduce((sum, { views }) => sum + views, 0),
		viewers,
		applications: totals.applications,
		answered: totals.answered,
		hired: totals.hired_now,
		offers: totals.offers,
		funnel: hiringStages.map((stage) => ({
			stage,
			reached: stage === 'hired' ? totals.hired_now : totals[stage],
			// A hire is the last stage, so the time spent in it is not reported.
			days: stage === 'hired' ? null : rounded(stays.get(stage) ?? null),
		})),
		standing,
		daysToAnswer: rounded(totals.to_answer),
		daysToInterview: rounded(toInterview),
		daysToHire: rounded(totals.to_hire),
		sources,
		byDay,
	}
}

function rounded(days: number | null) {
	return days === null ? null : Math.round(Number(days) * 10) / 10
}
