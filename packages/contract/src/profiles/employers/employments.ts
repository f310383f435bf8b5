import { z } from 'zod'
import { cursorPageOf, CursorPageQuery } from '../../http/cursors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { Id, Timestamp } from '../../platform/basics.ts'
import { Confirmation } from '../entries.ts'

/** A person's statement that they work or worked at an organisation registered here. */
export const Employment = z.object({
	id: Id,
	candidateId: Id,
	name: z.string(),
	title: z.string(),
	startedOn: z.string().nullable(),
	endedOn: z.string().nullable(),
	confirmation: Confirmation,
	claimedAt: Timestamp,
})

export const listEmployments = endpoint({
	method: 'GET',
	path: 'employments',
	access: 'approved employer',
	summary: 'People who name the organisation of the caller as their employer, undecided first.',
	query: CursorPageQuery,
	details: cursorPageOf(Employment),
})

export const showEmployment = endpoint({
	method: 'GET',
	path: 'employments/:employmentId',
	access: 'approved employer',
	summary: 'One such statement.',
	params: z.object({ employmentId: Id }),
	details: Employment,
})

export const decideEmployment = endpoint({
	method: 'POST',
	path: 'employments/:employmentId',
	access: 'approved employer',
	summary: 'Confirm or deny the employment, and nothing else.',
	params: z.object({ employmentId: Id }),
	body: z.object({ confirmation: Confirmation.exclude(['claimed']) }),
	details: Employment,
	message: 'organisationsAnswers.employmentAnswered',
})
