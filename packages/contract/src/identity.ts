import { z } from 'zod'
import { firstName, lastName, middleName } from './accounts.ts'
import { endpoint } from './endpoint.ts'

export const NameDraft = z.object({ f_name: firstName, middle_name: middleName, l_name: lastName })
export type NameDraft = z.infer<typeof NameDraft>

export const showMyName = endpoint({
	method: 'GET',
	path: 'account/name',
	access: 'account',
	summary: 'The name of the caller, as everybody sees it now.',
	details: z.object({ f_name: z.string(), middle_name: z.string().nullable(), l_name: z.string() }),
})

export const changeName = endpoint({
	method: 'PUT',
	path: 'account/name',
	access: 'account',
	summary:
		'Change the own name; of an approved account it waits for an approver, while the old one stays shown.',
	body: NameDraft,
	details: z.object({ waits: z.boolean() }),
	message: 'Your name is saved.',
})
