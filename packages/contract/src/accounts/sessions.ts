import { z } from 'zod'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'

/** A logged-in browser or device, as its owner sees it. */
export const Session = z.object({
	id: Id,
	device: z.string().describe('such as "Chrome on Windows"'),
	place: z.string().nullable().describe('country of the network, where it is known'),
	createdAt: Timestamp,
	lastSeenAt: Timestamp,
	isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** The events of an account that its owner can read. */
export const AccountActivityKind = z.enum([
	'registered',
	'logged_in',
	'logged_in_with_passkey',
	'logged_in_with_openid',
	'login_refused',
	'logged_out',
	'session_ended',
	'other_sessions_ended',
	'sessions_ended_by_site',
	'email_changed',
	'email_change_undone',
	'password_changed',
	'password_reset',
	'two_step_on',
	'two_step_off',
	'recovery_code_used',
	'recovery_codes_renewed',
	'passkey_added',
	'passkey_removed',
	'openid_linked',
	'openid_unlinked',
	'type_changed',
	'access_token_made',
	'access_token_removed',
	'calendar_feed_made',
	'calendar_feed_removed',
])
export type AccountActivityKind = z.infer<typeof AccountActivityKind>

export const AccountActivity = z.object({
	id: Id,
	at: Timestamp,
	kind: AccountActivityKind,
	device: z.string(),
	place: z.string().nullable(),
})
export type AccountActivity = z.infer<typeof AccountActivity>

export const listSessions = endpoint({
	method: 'GET',
	path: 'account/sessions',
	access: 'account',
	summary: 'Where the signed-in account is logged in: this session first, then the latest seen.',
	details: z.array(Session),
})

export const endSession = endpoint({
	method: 'DELETE',
	path: 'account/sessions/:sessionId',
	access: 'account',
	summary: 'End one session of the signed-in account.',
	params: z.object({ sessionId: Id }),
	details: z.null(),
	message: 'accountsAnswers.sessionEnded',
})

export const endOtherSessions = endpoint({
	method: 'DELETE',
	path: 'account/sessions',
	access: 'account',
	summary: 'End every session of the signed-in account but this one.',
	details: z.null(),
	message: 'accountsAnswers.sessionsEnded',
})

export const listActivity = endpoint({
	method: 'GET',
	path: 'account/activity',
	access: 'account',
	summary: 'What happened to the signed-in account in the last year, newest first.',
	query: CursorPageQuery,
	details: cursorPageOf(AccountActivity),
})
