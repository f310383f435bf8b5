import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp, requiredLine } from '../platform/basics.ts'
import { LoginDetails, SessionCarrier, UserType } from './accounts.ts'
import { PresentPassword } from './passwords.ts'

export const Passkey = z.object({
	id: Id,
	name: z.string(),
	createdAt: Timestamp,
	lastUsedAt: Timestamp.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

// What a browser is asked for and answers, in the JSON of the Web Authentication standard, level 3, section 5.1. Only
// the fields that the code relies on are listed; the rest is passed through.

/** The options with which a browser creates a passkey. */
export const PasskeyCreation = z.looseObject({
	challenge: z.string(),
	rp: z.object({ id: z.string().optional(), name: z.string() }),
	user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
	pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
})

/** The options with which a browser logs in with a passkey. */
export const PasskeyRequest = z.looseObject({ challenge: z.string() })

const answered = {
	id: z.string().max(2000),
	rawId: z.string().max(2000),
	clientExtensionResults: z.looseObject({}),
	type: z.literal('public-key'),
}

/** The passkey that a browser has created. */
export const PasskeyCreated = z.object({
	...answered,
	response: z.object({
		clientDataJSON: z.string().max(10_000),
		attestationObject: z.string().max(100_000),
		transports: z.array(z.string().max(30)).max(10).optional(),
	}),
})

/** The proof that a browser holds a passkey. */
export const PasskeyProof = z.object({
	...answered,
	response: z.object({
		clientDataJSON: z.string().max(10_000),
		authenticatorData: z.string().max(10_000),
		signature: z.string().max(10_000),
		userHandle: z.string().max(200).optional(),
	}),
})

export const listPasskeys = endpoint({
	method: 'GET',
	path: 'account/passkeys',
	access: 'account',
	summary: 'The passkeys of the signed-in account, oldest first.',
	details: z.array(Passkey),
})

export const startPasskey = endpoint({
	method: 'POST',
	path: 'account/passkeys/start',
	access: 'account',
	summary: 'What a browser needs to make a passkey for the signed-in account.',
	body: z.object({ present_password: PresentPassword }),
	details: z.object({ challengeId: Id, options: PasskeyCreation }),
})

export const addPasskey = endpoint({
	method: 'POST',
	path: 'account/passkeys',
	access: 'account',
	summary: 'Keep the passkey that the browser has made.',
	body: z.object({
		challengeId: Id,
		name: requiredLine('problems.giveName', 60),
		answer: PasskeyCreated,
	}),
	details: Passkey,
	message: 'accountsAnswers.passkeyAdded',
})

export const deletePasskey = endpoint({
	method: 'POST',
	path: 'account/passkeys/:passkeyId/removal',
	access: 'account',
	summary: 'Forget a passkey.',
	params: z.object({ passkeyId: Id }),
	body: z.object({ present_password: PresentPassword }),
	details: z.null(),
	message: 'accountsAnswers.passkeyRemoved',
})

export const startPasskeyLogin = endpoint({
	method: 'POST',
	path: 'auth/passkey-start',
	access: 'anyone',
	summary: 'What a browser needs to log in with a passkey; the same for everyone.',
	details: z.object({ challengeId: Id, options: PasskeyRequest }),
})

export const logInWithPasskey = endpoint({
	method: 'POST',
	path: 'auth/passkey-login',
	access: 'anyone',
	summary: 'Open a session with a passkey, which counts for both steps; the details are the profile.',
	body: z.object({
		challengeId: Id,
		answer: PasskeyProof,
		user_type: UserType,
		session: SessionCarrier,
	}),
	details: LoginDetails,
	message: 'accountsAnswers.loggedIn',
})
