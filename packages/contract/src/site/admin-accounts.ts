import { z } from 'zod'
import { AccountStatus, UserType } from '../accounts/accounts.ts'
import { Decision } from '../accounts/decisions.ts'
import { endpoint } from '../http/endpoint.ts'
import { SearchQuery } from '../http/lists.ts'
import { Day, Id, PageQuery, Timestamp, pageOf, requiredLines } from '../platform/basics.ts'
import { dayIn, lastZone } from '../platform/site-time.ts'
import { MemberRole } from '../profiles/members.ts'

/** The extra permissions of an account. */
export const StaffRole = z.enum(['approver', 'administrator'])
export type StaffRole = z.infer<typeof StaffRole>

/** An account in the list of all accounts. */
export const AccountLine = z.object({
	id: Id,
	userType: UserType,
	status: AccountStatus,
	name: z.string(),
	email: z.string(),
	organisation: z.string().nullable(),
	roles: z.array(StaffRole),
	createdAt: Timestamp,
})

export const listAccounts = endpoint({
	method: 'GET',
	path: 'admin/accounts',
	access: 'administrator',
	summary: 'All accounts, newest first, by words of the name or the e-mail address, kind and status.',
	query: PageQuery.extend({
		query: SearchQuery,
		userType: UserType.optional(),
		status: AccountStatus.optional(),
		role: StaffRole.optional(),
	}),
	details: pageOf(AccountLine),
})

/** A past or current suspension of an account. */
export const Suspension = z.object({
	reason: z.string(),
	startedAt: Timestamp,
	until: Timestamp.nullable(),
	liftedAt: Timestamp.nullable(),
	byName: z.string().nullable(),
})

const subject = z.object({ accountId: Id })

export const showAccount = endpoint({
	method: 'GET',
	path: 'admin/accounts/:accountId',
	access: 'administrator',
	summary: 'An account with its roles, its suspensions and all that was decided about it.',
	params: subject,
	details: AccountLine.extend({
		firstName: z.string(),
		middleName: z.string().nullable(),
		lastName: z.string(),
		statusReason: z.string().nullable(),
		waitingSince: Timestamp.nullable(),
		organisationId: Id.nullable(),
		memberRole: MemberRole.nullable(),
		sessions: z.number().int().describe('logins that hold'),
		lastSeenAt: Timestamp.nullable(),
		hasSecondStep: z.boolean(),
		mailRefusedAt: Timestamp.nullable().describe(
			'since its mail server takes no mail for the address; null: it does',
		),
		mailRefusal: z.string().nullable().describe('what that server said'),
		page: z.string().nullable().describe('where everyone sees it, if anywhere'),
		suspensions: z.array(Suspension),
		decisions: z.array(Decision),
	}),
})

export const SuspensionDraft = z.object({
	reason: requiredLines('problems.reason', 1000),
	until: Day.refine((day) => day > dayIn(lastZone), 'siteProblems.suspensionEnd')
		.nullable()
		.default(null)
		.describe(
			'the first day, in the time zone of the site, on which the account is free again; null: until somebody lifts it',
		),
})
export type SuspensionDraft = z.input<typeof SuspensionDraft>

export const suspendAccount = endpoint({
	method: 'POST',
	path: 'admin/accounts/:accountId/suspension',
	access: 'administrator',
	summary:
		'Shut an account out: its sessions end, and all that it shows is hidden at once. The person is told by mail.',
	params: subject,
	body: SuspensionDraft,
	details: z.object({ status: AccountStatus }),
	message: 'siteAnswers.suspended',
})

export const liftSuspension = endpoint({
	method: 'POST',
	path: 'admin/accounts/:accountId/suspension/lifting',
	access: 'administrator',
	summary: 'End a suspension: the account is what it was before. The person is told by mail.',
	params: subject,
	body: z.object({ reason: requiredLines('siteProblems.liftReason', 1000) }),
	details: z.object({ status: AccountStatus }),
	message: 'siteAnswers.readmitted',
})

export const changeRole = endpoint({
	method: 'PUT',
	path: 'admin/accounts/:accountId/roles/:role',
	access: 'administrator',
	summary: 'Grant or revoke a role. The last administrator keeps theirs.',
	params: subject.extend({ role: StaffRole }),
	body: z.object({ has: z.boolean() }),
	details: z.object({ roles: z.array(StaffRole) }),
	message: 'siteAnswers.rolesChanged',
})

export const endSessions = endpoint({
	method: 'POST',
	path: 'admin/accounts/:accountId/sessions/end',
	access: 'administrator',
	summary: 'Log an account out everywhere, and end its access tokens. It can log in again.',
	params: subject,
	details: z.null(),
	message: 'siteAnswers.sessionsEnded',
})

export const showMySuspension = endpoint({
	method: 'GET',
	path: 'suspension',
	access: 'any account',
	summary: 'Why and until when the caller is suspended; null for who is not.',
	details: Suspension.pick({ reason: true, startedAt: true, until: true }).nullable(),
})
