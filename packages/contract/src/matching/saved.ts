import { z } from 'zod'
import { JobCard } from '../hiring/jobs.ts'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Ids, Timestamp, optionalLines } from '../platform/basics.ts'
import { CandidateCard } from '../profiles/candidates.ts'
import { OrganisationCard } from '../profiles/organisations.ts'
import { Adviser, Investor } from '../profiles/sections.ts'

/** What can be saved. An adviser or investor is identified by the account of the section. */
export const SavedKind = z.enum(['person', 'organisation', 'job', 'adviser', 'investor'])
export type SavedKind = z.infer<typeof SavedKind>

/** The maximum number of saved subjects of one account. */
export const mostSaved = 500

function savedOf<Kind extends SavedKind, Card extends z.ZodType>(kind: Kind, card: Card) {
	return z.object({
		kind: z.literal(kind),
		subjectId: Id,
		note: z.string().nullable().describe('for the eyes of its owner only'),
		savedAt: Timestamp,
		card: card.nullable().describe('null when it is gone, or not shown to the caller any more'),
	})
}

/** A saved subject, if the account that saved it still sees it. */
export const SavedThing = z.discriminatedUnion('kind', [
	savedOf('person', CandidateCard),
	savedOf('organisation', OrganisationCard),
	savedOf('job', JobCard),
	savedOf('adviser', Adviser),
	savedOf('investor', Investor),
])
export type SavedThing = z.infer<typeof SavedThing>

export const listSaved = endpoint({
	method: 'GET',
	path: 'saved',
	access: 'account',
	summary: 'What the caller has saved, newest first, and how much of each kind. Nobody else learns of it.',
	query: CursorPageQuery.extend({ kind: SavedKind.optional() }),
	details: cursorPageOf(SavedThing).extend({ counts: z.record(SavedKind, z.number().int()) }),
})

export const listSavedAmong = endpoint({
	method: 'GET',
	path: 'saved/among',
	access: 'account',
	summary: 'Which of these things the caller has saved, for the buttons of a list.',
	query: z.object({ kind: SavedKind, ids: Ids }),
	details: z.array(Id),
})

const thing = z.object({ kind: SavedKind, subjectId: Id })

export const save = endpoint({
	method: 'PUT',
	path: 'saved/:kind/:subjectId',
	access: 'account',
	summary: 'Save something that the caller sees; within a day, what was removed comes back with its note.',
	params: thing,
	details: z.null(),
	message: 'matchingAnswers.saved',
})

export const removeSaved = endpoint({
	method: 'DELETE',
	path: 'saved/:kind/:subjectId',
	access: 'account',
	summary: 'Remove a saved thing; calling it without one is no error.',
	params: thing,
	details: z.null(),
	message: 'matchingAnswers.removed',
})

export const SavedNoteDraft = z.object({ note: optionalLines(500) })

export const noteSaved = endpoint({
	method: 'PUT',
	path: 'saved/:kind/:subjectId/note',
	access: 'account',
	summary: 'Put a private note on a saved thing, or take it off.',
	params: thing,
	body: SavedNoteDraft,
	details: z.null(),
	message: 'matchingAnswers.noteSaved',
})
