import { namedEndpoints } from '@profile-search/contract/endpoints'
import type { Endpoint } from '@profile-search/contract/http/endpoint'
import type { Db } from '@profile-search/db/client'
import { accessTokens } from '@profile-search/db/schema/accounts/access-tokens'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { statement } from '@profile-search/db/statement'
import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden, notSignedIn } from '#platform/refusal.ts'
import { hashToken, isAccessToken, looksLikeAccessToken } from '#platform/secrets.ts'
import type { Limits } from './limits.ts'
import type { SessionCache } from './session-cache.ts'
import { bearerOf, callerColumns, isRead, type SignedIn } from './session.ts'

const scopes = new Map(namedEndpoints.map(({ endpoint, scope }) => [endpoint, scope]))

/** The scope that an access token needs for an endpoint; null where none is accepted. */
export function scopeFor(endpoint: Endpoint) {
	return scopes.get(endpoint) ?? null
}

/** The access token of a request; undefined when it has a session or nothing. */
export function accessTokenOf(request: FastifyRequest) {
	const bearer = bearerOf(request)
	return bearer !== undefined && looksLikeAccessToken(bearer) ? bearer : undefined
}

/**
 * Finds the account of an access token and sets `request.account`. Refuses a token that is not valid (401), one without
 * the scope of the endpoint (403), with the header of RFC 6750, section 3, and too many calls (429).
 */
export async function readAccessToken(
	{ db, limits, cache }: { db: Db; limits: Limits; cache: SessionCache<SignedIn> },
	token: string,
	request: FastifyRequest,
	reply: FastifyReply,
) {
	const tokenHash = hashToken(token)
	const read = () => findAccessToken(db, tokenHash)
	const found = isAccessToken(token) && (await (isRead(request) ? cache.find(tokenHash, read) : read()))
	if (!found) {
		reply.header('www-authenticate', 'Bearer error="invalid_token"')
		throw notSignedIn('refusals.accessToken')
	}

	const meter = await limits.meter('callsByAccessToken', tokenHash)
	// The headers of draft-ietf-httpapi-ratelimit-headers-10.
	if (meter)
		reply
			.header('ratelimit-policy', `"calls";q=${meter.points};w=${meter.duration}`)
			.header('ratelimit', `"calls";r=${meter.left};t=${meter.seconds}`)

	const { endpoint } = request.routeOptions.config
	const scope = endpoint && scopeFor(endpoint)
	if (!scope) throw forbidden('refusals.noAccessToken')
	if (!found.scopes?.includes(scope)) {
		reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`)
		throw forbidden('refusals.scope', { scope })
	}
	request.account = found
}

async function findAccessToken(db: Db, tokenHash: string): Promise<SignedIn | undefined> {
	const [found] = await tokenRow(db).execute({ tokenHash })
	if (found?.isStale)
		await db
			.update(accessTokens)
			.set({ lastUsedAt: sql`now()` })
			.where(eq(accessTokens.tokenHash, tokenHash))
	return found
}

const tokenRow = statement((db) =>
	db
		.select({
			...callerColumns(),
			sessionId: accessTokens.id,
			scopes: accessTokens.scopes,
			isStale: sql<boolean>`${accessTokens.lastUsedAt} is null or ${accessTokens.lastUsedAt} < now() - interval '1 minute'`,
			restMs: sql<number>`(extract(epoch from ${accessTokens.expiresAt} - now()) * 1000)::float`,
		})
		.from(accessTokens)
		.innerJoin(accounts, eq(accounts.id, accessTokens.accountId))
		.leftJoin(organisationMembers, eq(organisationMembers.accountId, accounts.id))
		.where(
			and(
				eq(accessTokens.tokenHash, sql.placeholder('tokenHash')),
				gt(accessTokens.expiresAt, sql`now()`),
				or(eq(accessTokens.kind, 'personal'), ne(organisationMembers.role, 'recruiter')),
			),
		)
		.prepare('access_token'),
)
