import { z } from 'zod'
import { Email } from '../accounts/accounts.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, optionalLines, requiredLine, whole } from '../platform/basics.ts'
import { PlaceName } from '../platform/names.ts'
import { MobileNumber } from './candidates.ts'

const left = z.literal('').transform(() => null)

export const SubBranchDraft = z.object({
	name: requiredLine('organisationsProblems.branchName', 120),
	placeId: whole('organisationsProblems.town'),
	address: optionalLines(400),
	mobileNumber: z.union([left, MobileNumber]).nullable().default(null),
	email: z.union([left, Email]).nullable().default(null),
})
export type SubBranchDraft = z.infer<typeof SubBranchDraft>

export const SubBranch = z.object({
	id: Id,
	name: z.string(),
	placeId: z.number(),
	place: PlaceName,
	address: z.string().nullable(),
	mobileNumber: z.string().nullable().describe('for members; null for visitors'),
	email: z.string().nullable().describe('for members; null for visitors'),
	openJobs: z.number().int(),
})
export type SubBranch = z.infer<typeof SubBranch>

const subject = z.object({ subBranchId: Id })

export const listSubBranches = endpoint({
	method: 'GET',
	path: 'organisations/:organisationId/sub-branches',
	access: 'anyone',
	summary: 'The branches of an approved organisation, with how many jobs are open in each.',
	params: z.object({ organisationId: Id }),
	details: z.array(SubBranch),
})

export const listMySubBranches = endpoint({
	method: 'GET',
	path: 'organisations/me/sub-branches',
	access: 'employer',
	summary: 'The branches of the organisation of the caller.',
	details: z.array(SubBranch),
})

export const addSubBranch = endpoint({
	method: 'POST',
	path: 'organisations/me/sub-branches',
	access: 'employer',
	summary: 'Add a branch to the organisation of the caller; for its owner and administrators.',
	body: SubBranchDraft,
	details: z.object({ id: Id }),
	message: 'organisationsAnswers.branchSaved',
})

export const saveSubBranch = endpoint({
	method: 'PUT',
	path: 'organisations/me/sub-branches/:subBranchId',
	access: 'employer',
	summary: 'Change a branch of the organisation of the caller; for its owner and administrators.',
	params: subject,
	body: SubBranchDraft,
	details: z.object({ id: Id }),
	message: 'organisationsAnswers.branchSaved',
})

export const removeSubBranch = endpoint({
	method: 'DELETE',
	path: 'organisations/me/sub-branches/:subBranchId',
	access: 'employer',
	summary: 'Remove a branch; its jobs stay with the organisation.',
	params: subject,
	details: z.null(),
	message: 'organisationsAnswers.branchRemoved',
})
