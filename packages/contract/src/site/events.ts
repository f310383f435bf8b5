import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** The unread counts of an account. */
export const UnreadCounts = z.object({
	threads: z.number().int().describe('threads with unread messages'),
	notifications: z.number().int(),
	waiting: z.number().int().describe('what waits for a decision of the account'),
	cases: z.number().int().describe('open cases of what was reported; 0 for who is no administrator'),
})
export type UnreadCounts = z.infer<typeof UnreadCounts>

export const followEvents = endpoint({
	method: 'GET',
	path: 'events',
	access: 'account',
	summary:
		'What waits for the caller. To a caller that accepts text/event-stream: a stream of server-sent events that begins with `unread`, and says `unread`, `message` (with a threadId) and `notification` as they happen; `ended` when the session is over.',
	details: UnreadCounts,
})
