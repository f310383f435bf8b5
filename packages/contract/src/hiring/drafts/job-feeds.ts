import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Id, PageQuery, Timestamp, line, pageOf } from '../../platform/basics.ts'
import { isPublicUrl } from '../../platform/public-url.ts'
import { NamedDraft } from '../job-drafts.ts'
import { ValueNote } from './job-imports.ts'

/** The most feeds of an organisation. */
export const mostJobFeeds = 5

/** The most jobs that are read of a feed. */
export const mostFeedJobs = 2000

/** The maximum size of a feed in bytes: ten megabytes. */
export const biggestFeed = 10 * 1024 * 1024

/** A feed that could not be read for so many days is switched off. */
export const feedRetryDays = 5

/** Days that the reads of a feed are listed. */
export const feedReadDays = 30

/** The shapes that are understood. */
export const FeedKind = z.enum(['indeed', 'greenhouse', 'lever'])
export type FeedKind = z.infer<typeof FeedKind>

/** Why a feed could not be read. */
export const FeedProblem = z.enum([
	'unreachable',
	'untrusted',
	'late',
	'refused',
	'moved',
	'too_big',
	'unknown',
	'damaged',
])
export type FeedProblem = z.infer<typeof FeedProblem>

/** The latest read of a feed that ended. */
export const JobFeedRead = z.object({
	id: Id,
	readAt: Timestamp,
	problem: FeedProblem.nullable().describe('why it could not be read; null when it was'),
	isWhole: z
		.boolean()
		.describe('whether every job of the feed was read; only then jobs that are gone are closed'),
	found: z.number().int(),
	added: z.number().int(),
	changed: z.number().int(),
	opened: z.number().int().describe('jobs that were published, or submitted for review'),
	closed: z.number().int().describe('jobs that were closed, because the feed no longer has them'),
	kept: z.number().int().describe('jobs that were left as they are, because somebody has changed them here'),
	missing: z.number().int().describe('jobs that are gone from the feed, but were not closed'),
	notes: z.array(z.object({ title: z.string(), message: z.string() })),
})
export type JobFeedRead = z.infer<typeof JobFeedRead>

/** An address from which the jobs of an organisation are read every night. */
export const JobFeed = z.object({
	id: Id,
	url: z.string(),
	kind: FeedKind,
	opensJobs: z.boolean().describe('whether complete jobs are published; otherwise all become drafts'),
	isOn: z.boolean(),
	isReading: z.boolean(),
	createdAt: Timestamp,
	failingSince: Timestamp.nullable(),
	stoppedAt: Timestamp.nullable().describe('when it was switched off because it had failed for too long'),
	missing: z
		.number()
		.int()
		.describe('jobs that are gone from the feed and are closed only when somebody confirms it'),
	latest: JobFeedRead.nullable(),
})
export type JobFeed = z.infer<typeof JobFeed>

const FeedUrl = line()
	.max(500)
	.refine((text) => isPublicUrl(text), 'hiringProblems.feedUrl')

export const JobFeedDraft = z.object({
	url: FeedUrl.describe('of the feed, or of the public board at Greenhouse or Lever'),
	opensJobs: z.boolean().default(false).describe('whether complete jobs are published immediately'),
})
export type JobFeedDraft = z.infer<typeof JobFeedDraft>

const ofFeed = z.object({ feedId: Id })

export const listJobFeeds = endpoint({
	method: 'GET',
	path: 'job-feeds',
	access: 'approved employer',
	summary: 'The job feeds of the organisation of the caller, oldest first.',
	details: z.object({
		items: z.array(JobFeed),
		mayManage: z.boolean().describe('whether the caller leads the team'),
	}),
})

export const tryJobFeed = endpoint({
	method: 'POST',
	path: 'job-feeds/trial',
	access: 'approved employer',
	summary: 'Read a feed without keeping anything, to see how its jobs are understood.',
	body: z.object({ url: FeedUrl }),
	details: z.object({
		url: z.string().describe('the address that is read'),
		kind: FeedKind,
		found: z.number().int(),
		isWhole: z.boolean().describe('whether every job of the feed was read'),
		jobs: z
			.array(
				z.object({
					externalId: z.string(),
					title: z.string(),
					draft: NamedDraft.nullable(),
					isComplete: z.boolean().describe('whether it could be published'),
					problems: z.array(ValueNote).describe('why it cannot become a job'),
					notes: z.array(ValueNote).describe('what is missing, and what was left out'),
				}),
			)
			.describe('the first twenty'),
	}),
})

export const addJobFeed = endpoint({
	method: 'POST',
	path: 'job-feeds',
	access: 'approved employer',
	summary: 'Add a feed. It is read immediately, and every night from then on.',
	body: JobFeedDraft,
	details: JobFeed,
	message: 'hiringAnswers.feedAdded',
})

export const changeJobFeed = endpoint({
	method: 'PUT',
	path: 'job-feeds/:feedId',
	access: 'approved employer',
	summary: 'Choose whether complete jobs of a feed are published, or switch it on or off.',
	params: ofFeed,
	body: z.object({ opensJobs: z.boolean(), isOn: z.boolean() }),
	details: z.null(),
	message: 'hiringAnswers.feedSaved',
})

export const deleteJobFeed = endpoint({
	method: 'DELETE',
	path: 'job-feeds/:feedId',
	access: 'approved employer',
	summary: 'Remove a feed. Its jobs stay as they are.',
	params: ofFeed,
	details: z.null(),
	message: 'hiringAnswers.feedRemoved',
})

export const readJobFeed = endpoint({
	method: 'POST',
	path: 'job-feeds/:feedId/read',
	access: 'approved employer',
	summary: 'Read a feed now, in the background.',
	params: ofFeed,
	body: z.object({
		closeMissing: z
			.boolean()
			.default(false)
			.describe('whether jobs that are gone from the feed are closed even if they are more than half'),
	}),
	details: z.null(),
	message: 'hiringAnswers.feedReading',
})

export const listJobFeedReads = endpoint({
	method: 'GET',
	path: 'job-feeds/:feedId/reads',
	access: 'approved employer',
	summary: 'The reads of a feed in the last 30 days, newest first.',
	params: ofFeed,
	query: PageQuery,
	details: pageOf(JobFeedRead),
})
