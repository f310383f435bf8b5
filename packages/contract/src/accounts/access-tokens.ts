import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Scope } from '../http/scopes.ts'
import { Id, Timestamp, requiredLine } from '../platform/basics.ts'
import type { UserType } from './accounts.ts'
import { PresentPassword } from './passwords.ts'

/**
 * Whom a token acts for. An organisation's token can do what its maker can do in the team; the owner and the
 * administrators of the team see it and can remove it, and it ends when its maker leaves the team.
 */
export const AccessTokenKind = z.enum(['personal', 'organisation'])
export type AccessTokenKind = z.infer<typeof AccessTokenKind>

/** The scopes that an organisation's token can have: what belongs to the team, not to its maker. */
export const organisationScopes: readonly Scope[] = Scope.options.filter(
	(scope) => !/^(saved|messages):/.test(scope),
)

/** The scopes that mean something for an account of this kind; it may have others, which its calls never need. */
export function scopesFor(userType: UserType): readonly Scope[] {
	const others = { candidate: /^(?:jobs|team):/, employer: /^$/, guest_user: /^(?:jobs|applications|team):/ }
	return Scope.options.filter((scope) => !others[userType].test(scope))
}

/** How many days a token can be valid. */
export const tokenDays = [7, 30, 90, 365] as const

/** A token by which a program calls the API for an account. The token itself is shown only once. */
export const AccessToken = z.object({
	id: Id,
	kind: AccessTokenKind,
	name: z.string(),
	scopes: z.array(Scope),
	hint: z.string().describe('the last four characters of the token'),
	madeBy: z.string().nullable().describe('another member of the team who made it'),
	createdAt: Timestamp,
	expiresAt: Timestamp,
	lastUsedAt: Timestamp.nullable().describe('to the minute'),
})
export type AccessToken = z.infer<typeof AccessToken>

/** What a new token may do and for how long, and the password of its maker. */
export const AccessTokenDraft = z.object({
	kind: AccessTokenKind,
	name: requiredLine('accountsProblems.tokenName', 60),
	scopes: z.array(Scope).min(1, 'accountsProblems.tokenScopes').max(Scope.options.length),
	days: z.literal(tokenDays),
	present_password: PresentPassword,
})

export const listAccessTokens = endpoint({
	method: 'GET',
	path: 'account/access-tokens',
	access: 'account',
	summary:
		'The tokens of the signed-in account and, for those who lead a team, of its organisation; newest first.',
	details: z.object({
		items: z.array(AccessToken),
		isForTeam: z.boolean().describe('whether the account may make tokens of its organisation'),
	}),
})

export const createAccessToken = endpoint({
	method: 'POST',
	path: 'account/access-tokens',
	access: 'account',
	summary: 'Make an access token. The answer is the only one that has the token itself.',
	body: AccessTokenDraft,
	details: z.object({ token: z.string(), accessToken: AccessToken }),
	message: 'accountsAnswers.accessTokenMade',
})

export const deleteAccessToken = endpoint({
	method: 'DELETE',
	path: 'account/access-tokens/:accessTokenId',
	access: 'account',
	summary: 'Remove an access token. Programs that use it are refused from then on.',
	params: z.object({ accessTokenId: Id }),
	details: z.null(),
	message: 'accountsAnswers.accessTokenRemoved',
})
