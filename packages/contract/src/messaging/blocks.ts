import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'

/**
 * An account that can neither write to the caller nor ask for contact again. A team blocks and is blocked as a whole.
 */
export const BlockedAccount = z.object({
	id: Id,
	name: z.string(),
	isOrganisation: z.boolean(),
	blockedAt: Timestamp,
	byName: z.string().nullable().describe('in a team: who did it'),
})
export type BlockedAccount = z.infer<typeof BlockedAccount>

export const listBlocks = endpoint({
	method: 'GET',
	path: 'account/blocks',
	access: 'account',
	summary: 'Whom the caller, or the team of the caller, has blocked; newest first.',
	details: z.array(BlockedAccount),
})

const thread = z.object({ threadId: Id })

export const blockOther = endpoint({
	method: 'POST',
	path: 'threads/:threadId/block',
	access: 'account',
	summary: 'Block the other side of a thread. They are not told.',
	params: thread,
	details: z.null(),
	message: 'messagingAnswers.blocked',
})

export const unblockOther = endpoint({
	method: 'POST',
	path: 'threads/:threadId/unblock',
	access: 'account',
	summary: 'Let the other side of a thread write again.',
	params: thread,
	details: z.null(),
	message: 'messagingAnswers.unblocked',
})

export const endBlock = endpoint({
	method: 'POST',
	path: 'account/blocks/:blockId/end',
	access: 'account',
	summary: 'Take a block of the caller, or of the team of the caller, back.',
	params: z.object({ blockId: Id }),
	details: z.null(),
	message: 'messagingAnswers.unblocked',
})
