import { z } from 'zod'
import { UserType } from '../accounts/accounts.ts'
import { Decision, DecisionDraft } from '../accounts/decisions.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, PageQuery, pageOf, Timestamp, whole } from '../platform/basics.ts'

/** The fields of an approved organisation or person whose changes wait for an approver. */
export const HeldField = z.enum(['name', 'kind', 'website', 'domain', 'firstName', 'middleName', 'lastName'])
export type HeldField = z.infer<typeof HeldField>

const Values = z.partialRecord(HeldField, z.string().nullable())

/** A held change: the value shown meanwhile, and the new one. */
export const HeldChange = z.object({
	waitingSince: Timestamp,
	before: Values,
	after: Values,
})
export type HeldChange = z.input<typeof HeldChange>

/** A held change in the queue. */
export const WaitingChange = z.object({
	id: Id,
	subjectId: Id.describe('the account; of an organisation that of its owner'),
	userType: UserType,
	name: z.string().describe('as it is shown now'),
	fields: z.array(HeldField),
	waitingSince: Timestamp,
})

export const showMyHeldChanges = endpoint({
	method: 'GET',
	path: 'held-changes/mine',
	access: 'account',
	summary: 'What of the caller, and of the organisation of the caller, waits to be looked at.',
	details: z.object({ person: HeldChange.nullable(), organisation: HeldChange.nullable() }),
})

export const listHeldChanges = endpoint({
	method: 'GET',
	path: 'held-changes',
	access: 'approver',
	summary: 'Changes of names, websites, domains and kinds that wait for a decision, longest waiting first.',
	query: PageQuery,
	details: pageOf(WaitingChange),
})

const params = z.object({ changeId: Id })

export const showHeldChange = endpoint({
	method: 'GET',
	path: 'held-changes/:changeId',
	access: 'approver',
	summary: 'A change that waits, old beside new, and what was decided on the account before.',
	params,
	details: WaitingChange.extend({
		version: z.number().int(),
		author: z.string().nullable(),
		email: z.string(),
		before: Values,
		after: Values,
		decisions: z.array(Decision),
	}),
})

export const decideHeldChange = endpoint({
	method: 'POST',
	path: 'held-changes/:changeId',
	access: 'approver',
	summary: 'Show a change to everybody, or refuse it with a reason; its author is told.',
	params,
	body: z.intersection(DecisionDraft, z.object({ version: whole('problems.versionRead') })),
	details: z.null(),
	message: 'trustAnswers.decided',
})
