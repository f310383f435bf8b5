import { z } from 'zod'

const Base64Url = z.string().regex(/^[\w-]*$/)
/** The standard allows at most 1023 bytes. */
const CredentialId = Base64Url.min(1).max(1364)

const answer = {
	id: CredentialId,
	rawId: CredentialId,
	type: z.literal('public-key'),
	clientExtensionResults: z.object({}).default({}),
}

/** A browser's answer when it has made a passkey. */
export const NewPasskeyAnswer = z.object({
	...answer,
	response: z.object({
		clientDataJSON: Base64Url,
		attestationObject: Base64Url,
		transports: z.array(z.string().max(20)).max(10).default([]),
	}),
})

/** A browser's answer when a passkey has signed. It always names the user, since the login has not. */
export const SignedAnswer = z.object({
	...answer,
	response: z.object({
		clientDataJSON: Base64Url,
		authenticatorData: Base64Url,
		signature: Base64Url,
		userHandle: Base64Url,
	}),
})
