import { z } from 'zod'
import { Email } from '../accounts/accounts.ts'
import { PresentPassword } from '../accounts/passwords.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'

/** The owner is responsible for the organisation, administrators manage it with them, recruiters post jobs. */
export const MemberRole = z.enum(['owner', 'administrator', 'recruiter'])
export type MemberRole = z.infer<typeof MemberRole>

/** The roles that can be given; a member becomes owner only by a transfer. */
export const GivenRole = MemberRole.exclude(['owner'], 'organisationsProblems.role')
export type GivenRole = z.infer<typeof GivenRole>

/** The maximum number of members and open invitations of one organisation. */
export const mostMembers = 200

/** Days that the link of an invitation is valid. */
export const invitationDays = 14

/** An account that acts for an organisation. */
export const Member = z.object({
	id: Id.describe('the account'),
	name: z.string(),
	email: z.string(),
	role: MemberRole,
	joinedAt: Timestamp,
})
export type Member = z.infer<typeof Member>

/** An invitation that was not accepted yet. */
export const Invitation = z.object({
	id: Id,
	email: z.string(),
	role: GivenRole,
	invitedBy: z.string().nullable().describe('null when that account is gone'),
	expiresAt: Timestamp,
	isExpired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const listMembers = endpoint({
	method: 'GET',
	path: 'organisations/me/members',
	access: 'account',
	summary:
		'The team of the organisation of the caller, the owner first; null for an account without organisation.',
	details: z
		.object({
			organisation: z.object({ id: Id, name: z.string() }),
			role: MemberRole.describe('of the caller'),
			members: z.array(Member),
			invitations: z.array(Invitation).describe('for the owner and administrators; empty for others'),
		})
		.nullable(),
})

const member = z.object({ accountId: Id })
const invitation = z.object({ invitationId: Id })

export const InvitationDraft = z.object({ email: Email, role: GivenRole })

export const inviteMember = endpoint({
	method: 'POST',
	path: 'organisations/me/invitations',
	access: 'approved employer',
	summary: 'Invite somebody into the team by mail; for its owner and administrators.',
	body: InvitationDraft,
	details: z.object({ id: Id }),
	message: 'organisationsAnswers.invited',
})

export const resendInvitation = endpoint({
	method: 'POST',
	path: 'organisations/me/invitations/:invitationId/resend',
	access: 'approved employer',
	summary: 'Mail an invitation once more, good for another 14 days; the link of the earlier mail is void.',
	params: invitation,
	details: z.null(),
	message: 'organisationsAnswers.invitedAgain',
})

export const withdrawInvitation = endpoint({
	method: 'DELETE',
	path: 'organisations/me/invitations/:invitationId',
	access: 'employer',
	summary: 'Take an invitation back; its link is void.',
	params: invitation,
	details: z.null(),
	message: 'organisationsAnswers.invitationWithdrawn',
})

export const changeMemberRole = endpoint({
	method: 'PUT',
	path: 'organisations/me/members/:accountId',
	access: 'employer',
	summary: 'Give a member another role; for the owner and administrators, and never the role of the owner.',
	params: member,
	body: z.object({ role: GivenRole }),
	details: z.null(),
	message: 'organisationsAnswers.roleChanged',
})

export const removeMember = endpoint({
	method: 'DELETE',
	path: 'organisations/me/members/:accountId',
	access: 'employer',
	summary: 'Remove a member, never the owner; the account stays, and so does what it did.',
	params: member,
	details: z.null(),
	message: 'organisationsAnswers.memberRemoved',
})

export const leaveOrganisation = endpoint({
	method: 'POST',
	path: 'organisations/me/leave',
	access: 'account',
	summary: 'Leave the team; the owner hands over first.',
	details: z.null(),
	message: 'organisationsAnswers.left',
})

export const HandOverDraft = z.object({
	accountId: z.uuid('organisationsProblems.newOwner'),
	present_password: PresentPassword,
})

export const handOver = endpoint({
	method: 'POST',
	path: 'organisations/me/owner',
	access: 'employer',
	summary: 'Make another member the owner, with the present password; the caller becomes administrator.',
	body: HandOverDraft,
	details: z.null(),
	message: 'organisationsAnswers.handedOver',
})

/** What prevents the caller from accepting an opened invitation. */
export const InvitationObstacle = z.enum([
	'not_signed_in',
	'other_address',
	'other_type',
	'other_organisation',
])
export type InvitationObstacle = z.infer<typeof InvitationObstacle>

const link = z.object({ token: z.string().min(1).max(200) })

export const showInvitation = endpoint({
	method: 'GET',
	path: 'invitations/:token',
	access: 'anyone',
	summary: 'An invitation, for whoever holds the link of its mail.',
	params: link,
	details: z.object({
		organisation: z.string(),
		invitedBy: z.string().nullable(),
		email: z.string().describe('the only address that can accept it'),
		role: GivenRole,
		expiresAt: Timestamp,
		obstacle: InvitationObstacle.nullable(),
	}),
})

export const acceptInvitation = endpoint({
	method: 'POST',
	path: 'invitations/:token/accept',
	access: 'account',
	summary: 'Join the team; the account has the invited address, is a Sanstha and in no organisation.',
	params: link,
	details: z.null(),
	message: 'organisationsAnswers.joined',
})
