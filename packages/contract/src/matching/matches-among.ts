import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Ids } from '../platform/basics.ts'
import { MatchRecord, ScoreSummary } from '../search/match-record.ts'

const summaries = z.array(z.object({ id: Id, score: ScoreSummary }))

export const listJobMatchesAmong = endpoint({
	method: 'GET',
	path: 'matches/among',
	access: 'approved candidate',
	summary: 'How the caller and each of these jobs meet, in short, for the lines of a list; only open jobs.',
	query: z.object({ ids: Ids }),
	details: summaries,
})

export const listPersonMatchesAmong = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/matches/among',
	access: 'approved employer',
	summary:
		'How each of these people and a job of the caller meet, in short, for the lines of a list; only people whom the caller sees.',
	params: z.object({ jobId: Id }),
	query: z.object({ ids: Ids }),
	details: summaries,
})

export const showPersonMatch = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/people/:candidateId/match',
	access: 'approved employer',
	summary: 'How a person whom the caller sees and a job of the caller meet.',
	params: z.object({ jobId: Id, candidateId: Id }),
	details: MatchRecord,
})
