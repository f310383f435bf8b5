import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'
import { LoginDetails, login, register, UserType } from './accounts.ts'
import { PresentPassword } from './passwords.ts'
import { SecondStep } from './two-step.ts'

/** A provider of OpenID Connect that the operator has set up, as pages show it. */
export const OpenidProvider = z.object({
	id: z.string(),
	name: z.string(),
	user_types: z.array(UserType).describe('the kinds of account that log in by it'),
})
export type OpenidProvider = z.infer<typeof OpenidProvider>

const ProviderId = z.string().regex(/^[a-z\d-]{1,30}$/)
const byProvider = z.object({ provider: ProviderId })

/** The address of a page of this site: no other site, and nothing that a browser reads as one. */
const PageAddress = z
	.string()
	.max(2000)
	.regex(/^\/(?!\/)[^\p{Cc}\p{Cs}\p{Z}\\]*$/u)

/** Why somebody came back from a provider without a proof; a page has a sentence for each. */
export const OpenidTrouble = z.enum(['unavailable', 'refused', 'expired', 'taken'])

export const startOpenidLogin = endpoint({
	method: 'GET',
	path: 'auth/openid/:provider',
	access: 'anyone',
	summary: 'For browsers: leads to the page of a provider, to log in there.',
	params: byProvider,
	query: z.object({
		as: UserType,
		next: PageAddress.default('/').describe('the page to see afterwards'),
	}),
	details: z.never(),
})

export const returnFromOpenid = endpoint({
	method: 'GET',
	path: 'auth/openid/:provider/callback',
	access: 'anyone',
	summary: 'For browsers: where a provider sends them back to; leads on to a page.',
	params: byProvider,
	query: z.looseObject({}).describe('the answer of OAuth 2.0: state, and code or error'),
	details: z.never(),
})

/** Whom a provider has named to this browser. */
export const OpenidAnswer = z.object({
	provider: OpenidProvider,
	user_type: UserType,
	next: z.string(),
	is_linked: z.boolean().describe('whether it opens an account already'),
	email: z.string().nullable().describe('only an address that the provider has verified'),
	has_account: z.boolean().describe('whether that address has an account'),
})

export const showOpenidAnswer = endpoint({
	method: 'GET',
	path: 'auth/openid',
	access: 'anyone',
	summary: 'Whom a provider has just named to this browser; null when nobody, or ten minutes ago.',
	details: OpenidAnswer.nullable(),
})

export const logInByOpenid = endpoint({
	method: 'POST',
	path: 'auth/openid/login',
	access: 'anyone',
	summary:
		'Open a session with what a provider has answered, which stands for the password; the details are the profile.',
	body: z.object({ second_step: SecondStep.optional() }),
	details: LoginDetails,
	message: 'accountsAnswers.loggedIn',
})

export const linkByPassword = endpoint({
	...login,
	path: 'auth/openid/link',
	summary: 'Log in with the password, and link what a provider has answered with the account.',
})

export const registerByOpenid = endpoint({
	...register,
	path: 'auth/openid/register',
	summary: 'Register as without a provider, and link what it has answered with the new account.',
})

export const OpenidIdentity = z.object({
	id: Id,
	provider: z.string().describe('the name that is shown'),
	createdAt: Timestamp,
	lastUsedAt: Timestamp.nullable(),
})
export type OpenidIdentity = z.infer<typeof OpenidIdentity>

export const listOpenidIdentities = endpoint({
	method: 'GET',
	path: 'account/openid',
	access: 'account',
	summary: 'The sign-ins elsewhere that open the signed-in account, and the providers that could be linked.',
	details: z.object({ identities: z.array(OpenidIdentity), others: z.array(OpenidProvider) }),
})

export const startOpenidLink = endpoint({
	method: 'POST',
	path: 'account/openid',
	access: 'account',
	summary: 'Where to go to link a provider with the signed-in account.',
	body: z.object({ provider: ProviderId, present_password: PresentPassword }),
	details: z.object({ address: z.string() }),
})

export const unlinkOpenid = endpoint({
	method: 'POST',
	path: 'account/openid/:openidIdentityId/removal',
	access: 'account',
	summary: 'A sign-in elsewhere opens the signed-in account no longer.',
	params: z.object({ openidIdentityId: Id }),
	body: z.object({ present_password: PresentPassword }),
	details: z.null(),
	message: 'accountsAnswers.openidUnlinked',
})
