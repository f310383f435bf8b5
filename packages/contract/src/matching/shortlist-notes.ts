import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Ids, Timestamp, optionalLines, requiredLine, whole } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'

export const longestShortlistNote = 1000
export const longestShortlistTag = 30

/** The maximum number of tags on one person for one job. */
export const mostShortlistTags = 5

/** The maximum number of tags that are offered while somebody types. */
export const mostShortlistTagsOffered = 100

/** What the team of a job keeps about a person. The person never reads it, and other organisations do not either. */
export const ShortlistNote = z.object({
	candidateId: Id,
	text: z.string().nullable(),
	tags: z.array(z.string()),
	version: z.number().int(),
	editor: z.string().nullable().describe('who changed it last; null when that account is gone'),
	isMine: z.boolean().describe('whether the caller changed it last'),
	editedAt: Timestamp,
})
export type ShortlistNote = z.infer<typeof ShortlistNote>

export const ShortlistNoteDraft = z.object({
	text: optionalLines(longestShortlistNote),
	tags: z
		.array(requiredLine('problems.write', longestShortlistTag))
		.max(mostShortlistTags, problem('matchingProblems.tagsAtMost', { most: mostShortlistTags }))
		.default([]),
	/** The version that the writer has seen, 0 for none: of two members who save at once, the second is told. */
	version: whole().min(0),
})

const ofJob = z.object({ jobId: Id })

export const listShortlistNotes = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/shortlist-notes',
	access: 'approved employer',
	summary:
		'The notes and tags of the team on these people for a job of the caller; only on people whom the caller sees.',
	params: ofJob,
	query: z.object({ ids: Ids }),
	details: z.array(ShortlistNote),
})

export const saveShortlistNote = endpoint({
	method: 'PUT',
	path: 'jobs/:jobId/shortlist-notes/:candidateId',
	access: 'approved employer',
	summary:
		'Write the note and the tags of the team on a person for a job of the caller; refused (409) when somebody has changed them since the version named. Tags that differ in case alone are one.',
	params: ofJob.extend({ candidateId: Id }),
	body: ShortlistNoteDraft,
	details: ShortlistNote,
	message: 'matchingAnswers.noteSaved',
})

export const listShortlistTags = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/shortlist-tags',
	access: 'approved employer',
	summary: `The tags that the organisation of the caller uses, the most frequent first; at most ${mostShortlistTagsOffered}.`,
	params: ofJob,
	details: z
		.array(z.object({ name: z.string(), isOfJob: z.boolean().describe('whether it is used for this job') }))
		.max(mostShortlistTagsOffered),
})
