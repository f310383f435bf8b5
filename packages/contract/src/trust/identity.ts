import { z } from 'zod'
import { MailedCode, Email, firstName, lastName, middleName } from '../accounts/accounts.ts'
import { PresentPassword } from '../accounts/passwords.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, requiredLines } from '../platform/basics.ts'

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
	message: 'trustAnswers.nameSaved',
})

/** Days in which the old address can undo a change. */
export const undoDays = 14

export const EmailChangeDraft = z.object({ email: Email, present_password: PresentPassword })

export const askEmailChange = endpoint({
	method: 'POST',
	path: 'account/email',
	access: 'account',
	summary: 'Mail a code to the address that the account would like to have from now on.',
	body: EmailChangeDraft,
	details: z.null(),
	message: 'trustAnswers.codeSent',
})

export const confirmEmailChange = endpoint({
	method: 'POST',
	path: 'account/email/confirmation',
	access: 'account',
	summary: 'Take the new address, with its code. The old one is told, and can take it back for 14 days.',
	body: z.object({ code: MailedCode }),
	details: z.object({ email: z.string() }),
	message: 'trustAnswers.emailChanged',
})

const byToken = z.object({ token: z.string().regex(/^[\w-]{43}$/, 'problems.link') })

export const showEmailUndo = endpoint({
	method: 'GET',
	path: 'email-changes/:token',
	access: 'anyone',
	summary: 'The change that the link in the mail to the old address can take back. It changes nothing.',
	params: byToken,
	details: z.object({ oldEmail: z.string(), newEmail: z.string() }),
})

export const undoEmailChange = endpoint({
	method: 'POST',
	path: 'email-changes/:token/undo',
	access: 'anyone',
	summary: 'Give an account its old address back. Every session ends, and a new password has to be chosen.',
	params: byToken,
	details: z.object({ email: z.string() }),
	message: 'trustAnswers.emailRestored',
})

const subject = z.object({ accountId: Id })
const reason = requiredLines('problems.reason', 1000)

export const changeNameOf = endpoint({
	method: 'PUT',
	path: 'admin/accounts/:accountId/name',
	access: 'administrator',
	summary: 'Change the name of an account at once; the person is told the reason by mail.',
	params: subject,
	body: NameDraft.extend({ reason }),
	details: z.null(),
	message: 'trustAnswers.nameChanged',
})

export const changeEmailOf = endpoint({
	method: 'PUT',
	path: 'admin/accounts/:accountId/email',
	access: 'administrator',
	summary:
		'Give an account another address: every session ends. The old address is told the reason and can take it back.',
	params: subject,
	body: z.object({ email: Email, reason }),
	details: z.null(),
	message: 'trustAnswers.addressChanged',
})

export const transferOrganisation = endpoint({
	method: 'PUT',
	path: 'admin/accounts/:accountId/organisation-owner',
	access: 'administrator',
	summary: 'Give the organisation that an account owns to another Sanstha account, when its owner is gone.',
	params: subject,
	body: z.object({ email: Email, reason }),
	details: z.null(),
	message: 'trustAnswers.transferred',
})
