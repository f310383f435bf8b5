import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { GrievanceKind } from '../../trust/grievance-values.ts'

const amount = z.number().int()

/** The outcomes of the grievances that were filed in one month, counted from their log. */
export const GrievanceMonth = z.object({
	/** The first day of the month, in the time zone of the site. */
	month: z.iso.date(),
	received: amount,
	byKind: z.array(z.object({ kind: GrievanceKind, received: amount })),
	acknowledgedInTime: amount,
	acknowledgedLate: amount,
	resolvedInTime: amount,
	resolvedLate: amount,
	/** Grievances without an answer, and those of them that are overdue. */
	open: amount,
	overdue: amount,
	/** From filing to the first final answer; null while there is none. */
	medianHours: z.number().nullable(),
	/** Closed by their complainants before there was an answer. */
	withdrawn: amount,
	reopened: amount,
	ratings: amount,
	averageStars: z.number().nullable(),
})
export type GrievanceMonth = z.infer<typeof GrievanceMonth>

/** The decisions of one month and their outcomes. */
export const PortalMonth = z.object({
	month: z.iso.date(),
	accountsApproved: amount,
	accountsRejected: amount,
	jobsPublished: amount,
	jobsWithOutcome: amount,
})

const outOfHundred = z.number().min(0).max(100)

/**
 * How well the engine ranked the test half of its evaluation set. Of 100 of the first five places for a job that somebody who
 * fits could have, so many go to one: by the engine, with the limits of its 95 % interval, and by two plain searches for words.
 */
export const RankingQuality = z.object({
	measuredOn: z.iso.date(),
	parts: z.array(
		z.object({
			part: z.enum([
				'fields',
				'importedProfiles',
				'longResumes',
				'titles',
				'years',
				'lookalikes',
				'languages',
			]),
			queries: amount,
			documents: amount,
			engine: z.object({ mean: outOfHundred, low: outOfHundred, high: outOfHundred }),
			bm25: outOfHundred,
			tfIdf: outOfHundred,
		}),
	),
	/** Pairs with a total of `from` to `from` + 10: how many of 100 fit, with the limits of the 95 % interval. */
	reliability: z.array(
		z.object({
			from: amount,
			pairs: amount,
			said: outOfHundred,
			fit: outOfHundred,
			low: outOfHundred,
			high: outOfHundred,
		}),
	),
	/**
	 * By the strength of lowering crowded jobs: to how many of 100 people the job shown most is shown, and how good the lists are
	 * (nDCG@10).
	 */
	spread: z.array(z.object({ strength: amount, mostShown: outOfHundred, quality: outOfHundred })),
})
export type RankingQuality = z.infer<typeof RankingQuality>

export const showTransparency = endpoint({
	method: 'GET',
	path: 'transparency',
	access: 'anyone',
	summary:
		'Twelve months of grievances, decisions and outcomes, newest first, counted from the logs; and how well matches are ranked.',
	details: z.object({
		grievances: z.array(GrievanceMonth),
		portal: z.array(PortalMonth),
		ranking: RankingQuality,
	}),
})
