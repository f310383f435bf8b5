import { z } from 'zod'
import { JobCard } from '../hiring/jobs.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Ids, QueryNumber, Timestamp, line } from '../platform/basics.ts'
import { PlaceName, ProfessionName } from '../platform/names.ts'
import { CandidateView, WorkMode } from '../profiles/candidates.ts'
import { MatchRecord } from '../search/match-record.ts'

/** A person in the ranking of an employer. */
export const PersonCard = z.object({
	id: Id,
	firstName: z.string(),
	lastName: z.string(),
	headline: z.string().nullable(),
	profession: ProfessionName.nullable(),
	place: PlaceName.nullable(),
	experienceMonths: z.number().nullable(),
})
export type PersonCard = z.infer<typeof PersonCard>

/** How far down a ranking is read when it is narrowed or sorted otherwise: what ranks lower is too far from a match. */
export const deepestNarrowing = 500

/** The requested length of a ranking, and what narrows it; a longer one is as exact as a short one. */
const MatchQuery = z.object({
	limit: QueryNumber.min(1).max(100).default(20),
	place: line().max(80).default('').describe('a part of the name of a town'),
	least: QueryNumber.min(0).max(100).default(0).describe('the lowest total; never below that of a match'),
	since: Timestamp.optional().describe('only what is new since then'),
})

export const JobMatchQuery = MatchQuery.extend({
	payAtLeast: QueryNumber.min(0)
		.default(0)
		.describe('rupees a year; leaves out jobs that do not show their pay'),
	workMode: WorkMode.optional(),
	order: z.enum(['best', 'newest', 'pay']).default('best'),
})
export type JobMatchQuery = z.output<typeof JobMatchQuery>

export const PersonMatchQuery = MatchQuery.extend({
	tag: line().max(30).default('').describe('only people with this tag of the team for this job'),
	only: z
		.enum(['noted', 'saved'])
		.optional()
		.describe('only people with a note or a tag of the team for this job, or whom the caller has saved'),
	people: Ids.describe('only these people'),
	order: z.enum(['best', 'newest']).default('best'),
})
export type PersonMatchQuery = z.output<typeof PersonMatchQuery>

const rank = z.number().int().describe('its place in the whole ranking, from 1')

export const listJobMatches = endpoint({
	method: 'GET',
	path: 'matches',
	access: 'approved candidate',
	summary: `The open jobs that fit the caller best, best first, with the reasons; none below the least total of a match. With a filter or another order, of the first ${deepestNarrowing}.`,
	query: JobMatchQuery,
	details: z.array(
		z.object({
			rank,
			job: JobCard,
			match: MatchRecord,
			crowding: z
				.number()
				.describe(
					'points by which it stands lower than its total, since it is shown to many; 0 if it does not',
				),
		}),
	),
})

export const listPersonMatches = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/matches',
	access: 'approved employer',
	summary: `The people who fit a job of the caller best, best first, with the reasons; none below the least total of a match. With a filter or another order, of the first ${deepestNarrowing}.`,
	params: z.object({ jobId: Id }),
	query: PersonMatchQuery,
	details: z.array(z.object({ rank, person: PersonCard, match: MatchRecord })),
})

export const downloadPersonMatchesCsv = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/matches.csv',
	access: 'approved employer',
	summary: `The people who fit a job of the caller, as a table for spreadsheets: all that the filters leave of the first ${deepestNarrowing}, as they are listed. Each download is recorded in the audit log.`,
	params: z.object({ jobId: Id }),
	query: PersonMatchQuery.omit({ limit: true }),
	details: z.file().mime('text/csv'),
})

/** The maximum number of people who are shown side by side. */
export const mostCompared = 4

/** A person beside others: what an organisation weighs, as far as the person shows it. */
export const ComparedPerson = CandidateView.pick({
	id: true,
	firstName: true,
	lastName: true,
	headline: true,
	profession: true,
	place: true,
	experienceMonths: true,
	education: true,
	languages: true,
	willingToMove: true,
	workModes: true,
	expectedPay: true,
	noticeDays: true,
})

export const comparePersonMatches = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/matches/compared',
	access: 'approved employer',
	summary: `Up to ${mostCompared} of the first ${deepestNarrowing} people who fit a job of the caller, in the order named; whoever is not listed for it is left out.`,
	params: z.object({ jobId: Id }),
	query: z.object({ people: Ids.pipe(z.array(Id).max(mostCompared)) }),
	details: z.array(z.object({ rank, person: ComparedPerson, match: MatchRecord })),
})

/** How many entries below the least total of a match are shown, and only under another name. */
export const shownBelow = 20

export const listLessLikelyJobs = endpoint({
	method: 'GET',
	path: 'matches/less-likely',
	access: 'approved candidate',
	summary: `The open jobs that are next after the matches of the caller: too little fits to call them matches; at most ${shownBelow}.`,
	details: z.array(JobCard).max(shownBelow),
})

export const listLessLikelyPeople = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/matches/less-likely',
	access: 'approved employer',
	summary: `The people who are next after the matches of a job of the caller: too little fits to call them matches; at most ${shownBelow}.`,
	params: z.object({ jobId: Id }),
	details: z.array(PersonCard).max(shownBelow),
})

export const showJobMatch = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/match',
	access: 'approved candidate',
	summary: 'How the caller and an open job meet.',
	params: z.object({ jobId: Id }),
	details: MatchRecord,
})
