import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Timestamp, requiredLine, requiredLines } from '../platform/basics.ts'

/** A nominee who may act for a person who has died or is no longer able to act (DPDP Act, section 14). */
export const NomineeDraft = z.object({
	name: requiredLine('problems.name', 120),
	contact: requiredLines('privacyProblems.reach', 300),
})

const Nominee = NomineeDraft.extend({ savedAt: Timestamp })

export const showMyNominee = endpoint({
	method: 'GET',
	path: 'nominee',
	access: 'any account',
	summary: 'Whom the caller has nominated.',
	details: Nominee.nullable(),
})

export const saveMyNominee = endpoint({
	method: 'PUT',
	path: 'nominee',
	access: 'any account',
	summary: 'Nominate somebody, in place of whoever was nominated before.',
	body: NomineeDraft,
	details: Nominee,
	message: 'privacyAnswers.nomineeSaved',
})

export const removeMyNominee = endpoint({
	method: 'DELETE',
	path: 'nominee',
	access: 'any account',
	summary: 'Nominate nobody.',
	details: z.null(),
	message: 'privacyAnswers.nomineeRemoved',
})
