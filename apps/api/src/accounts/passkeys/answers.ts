import { z } from 'zod'

const Base64Url = z.string().regex(/^[\w-]*$/)
/** 1023 bytes at most, says the standard. */
const CredentialId = Base64Url.min(1).max(1364)

const answer = {
	id: CredentialId,
	rawId: CredentialId,
	type: z.literal('public-key'),
	clientExtensionResults: z.object({}).default({}),
}

/** What a browser answers when it has made a passkey. */
export const NewPasskeyAnswer = z.object({
	...answer,
	response: z.object({
		clientDataJSON: Base64Url,
		attestationObject: Base64Url,
		transports: z.array(z.string().max(20)).max(10).default([]),
	}),
})

/** What a browser answers when a passkey has signed. The user is always named: the login has not named any. */
export const SignedAnswer = z.object({
	...answer,
	response: z.object({
		clientDataJSON: Base64Url,
		authenticatorData: Base64Url,
		signature: Base64Url,
		userHandle: Base64Url,
	}),
})
