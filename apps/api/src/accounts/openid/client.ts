import { Email } from '@profile-search/contract/accounts/accounts'
import {
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	calculatePKCECodeChallenge,
	ClientError,
	ClientSecretBasic,
	ClientSecretPost,
	customFetch,
	type ClientAuth,
	type Configuration,
	discovery,
	enableNonRepudiationChecks,
	fetchUserInfo,
	randomNonce,
	randomPKCECodeVerifier,
	randomState,
} from 'openid-client'
import type { OpenidSettings } from '#platform/context/context.ts'
import { traced } from '#platform/log/traces.ts'

/** What an answer is checked against: only the request that it answers has these values. */
export type Checks = { state: string; nonce: string; codeVerifier: string }

/** Reads what a provider says about itself: where it is asked, and with which keys it signs. */
export async function discover({ issuer, clientId, clientSecret, isInsecure }: OpenidSettings) {
	return discovery(new URL(issuer), clientId, undefined, secretOf(clientSecret), {
		timeout: 10,
		[customFetch]: (url, options) =>
			traced(options.method, { kind: 'client' }, () => fetch(url, options as RequestInit)),
		execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
	})
}

export function newChecks(): Checks {
	return { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
}

/** The page of the provider where a person logs in and comes back from. */
export async function authorizationUrl(
	client: Configuration,
	callback: URL,
	{ state, nonce, codeVerifier }: Checks,
) {
	return buildAuthorizationUrl(client, {
		redirect_uri: callback.href,
		scope: 'openid email',
		state,
		nonce,
		code_challenge: await calculatePKCECodeChallenge(codeVerifier),
		code_challenge_method: 'S256',
	})
}

/**
 * Whom the provider names, once its answer was proved: it answers this request, and its token is signed by it, for us
 * and not yet expired. Throws in every other case. An address that the provider has not verified is left out.
 */
export async function exchangeCode(
	client: Configuration,
	answered: URL,
	{ state, nonce, codeVerifier }: Checks,
) {
	const tokens = await authorizationCodeGrant(client, answered, {
		expectedState: state,
		expectedNonce: nonce,
		pkceCodeVerifier: codeVerifier,
	})
	const claims = tokens.claims()
	if (!claims) throw new ClientError('There is no ID token.')
	const isElsewhere = claims['email'] === undefined && client.serverMetadata().userinfo_endpoint !== undefined
	const told = isElsewhere ? await fetchUserInfo(client, tokens.access_token, claims.sub) : claims
	const email = told['email_verified'] === true ? Email.safeParse(told['email']).data : undefined
	return { issuer: claims.iss, subject: claims.sub, email: email ?? null }
}

/** Whether an error means that the provider could not be reached, rather than that it has said no. */
export function isUnreachable(error: unknown) {
	if (error instanceof ClientError) return error.code === 'OAUTH_TIMEOUT'
	return error instanceof TypeError && !('code' in error)
}

/** Sends the secret in the way that the provider accepts; in the header, where it does not say. */
function secretOf(clientSecret: string): ClientAuth {
	const [inBody, inHeader] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)]
	return (server, ...rest) => {
		const accepted = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
		return (accepted.includes('client_secret_basic') ? inHeader : inBody)(server, ...rest)
	}
}
