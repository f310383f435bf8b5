import type { Scope } from '@profile-search/contract/http/scopes'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { sessions } from '@profile-search/db/schema/accounts/sessions'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { statement } from '@profile-search/db/statement'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden, notSignedIn } from '#platform/refusal.ts'
import { csrfTokenOf, hashToken, isSameToken, newToken } from '#platform/secrets.ts'
import { standing } from '#visibility/standing.ts'
import type { Origin } from './origin.ts'
import type { SessionCache } from './session-cache.ts'

/** The account in whose name a request is made. */
export type SignedIn = NonNullable<Awaited<ReturnType<typeof findSession>>> & {
	/** What the access token of the request may do; absent with a session, which may do all that its account may. */
	scopes?: Scope[]
}

declare module 'fastify' {
	// oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging its interface
	interface FastifyRequest {
		account: SignedIn | null
	}
}

/**
 * Browsers send this back in a header on every call that changes something. Angular and axios use the same
 * names.
 */
export const csrfCookie = 'XSRF-TOKEN'
const csrfHeaders = ['x-xsrf-token', 'x-csrf-token']

const hours = { cookie: 12, bearer: 30 * 24 }

/** The longest a session lasts, however much it is used: seven days in a browser, half a year on a device. */
const longestDays = { cookie: 7, bearer: 180 }

/**
 * Whether a session is still valid. The kind of session decides how long it may rest, and how long it may
 * last at all.
 */
export function isAlive() {
	return sql`(${endsAt()} > now())`
}

function endsAt() {
	const rests = sql`${sessions.expiresAt} - ${sessions.lastSeenAt}`
	const days = sql`case when ${rests} > interval '24 hours' then ${longestDays.bearer}::int else ${longestDays.cookie}::int end`
	return sql`least(${sessions.expiresAt}, ${sessions.createdAt} + make_interval(days => ${days}))`
}

/**
 * Opens a session and returns its token; only the hash is stored. It ends after 12 hours without a call, on
 * devices after 30 days.
 */
export async function openSession(db: Db, accountId: string, kind: 'cookie' | 'bearer', origin: Origin) {
	const token = newToken()
	await db.insert(sessions).values({
		tokenHash: hashToken(token),
		accountId,
		...origin,
		expiresAt: new Date(Date.now() + hours[kind] * 3_600_000),
	})
	return token
}

/** Sends the session to the browser, with its CSRF token. */
export function setSessionCookies(reply: FastifyReply, token: string, isSecure: boolean) {
	const shared = { path: '/', secure: isSecure, sameSite: 'lax' } as const
	reply.setCookie(sessionCookie(isSecure), token, { ...shared, httpOnly: true })
	reply.setCookie(csrfCookie, csrfTokenOf(token), shared)
}

/** Removes the session from the browser. */
export function clearSessionCookies(reply: FastifyReply, isSecure: boolean) {
	reply.clearCookie(sessionCookie(isSecure), { path: '/', secure: isSecure })
	reply.clearCookie(csrfCookie, { path: '/', secure: isSecure })
}

/**
 * Finds the account of a request's session and keeps the session alive. Sets `request.account`. Only a request
 * that changes nothing may find it in the cache.
 */
export async function readSession(
	db: Db,
	request: FastifyRequest,
	{ isSecure, cache }: { isSecure: boolean; cache: SessionCache<SignedIn> },
) {
	const token = tokenOf(request, isSecure)
	if (!token) return
	const tokenHash = hashToken(token)
	const read = () => findSession(db, tokenHash)
	const found = await (isRead(request) ? cache.find(tokenHash, read) : read())
	request.account = found ?? null
	if (found && bearerOf(request) === undefined) refuseForgery(request, token)
}

/** Whether a request only reads. */
export function isRead({ method, routeOptions }: FastifyRequest) {
	return isSafe(method) || routeOptions.config.endpoint?.isReadOnly === true
}

/** Whether a method never changes anything. */
function isSafe(method: string) {
	return method === 'GET' || method === 'HEAD'
}

/** Ends the session of a request. */
export async function endSession(db: Db, request: FastifyRequest, isSecure: boolean) {
	const token = tokenOf(request, isSecure)
	if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/**
 * Changes the token of a request's browser session, so that the old token is worthless to anyone who saw it.
 * A device keeps its token, since no answer could deliver a new one. Undefined when the session has ended
 * meanwhile.
 */
export async function rotateSession(db: Db, request: FastifyRequest, isSecure: boolean) {
	const old = tokenOf(request, isSecure) ?? ''
	const carrier = bearerOf(request) === undefined ? 'cookie' : 'bearer'
	const token = carrier === 'cookie' ? newToken() : old
	const rotated = await db
		.update(sessions)
		.set({ tokenHash: hashToken(token) })
		.where(eq(sessions.tokenHash, hashToken(old)))
		.returning({ id: sessions.id })
	return rotated.length ? { token, carrier } : undefined
}

/** The account of this request; refuses a visitor. */
export function signedIn(request: FastifyRequest) {
	if (!request.account) throw notSignedIn()
	return request.account
}

/** The organisation that the account of this request acts for; refuses an account without one. */
export function organisationOf(request: FastifyRequest) {
	const { organisationId } = signedIn(request)
	if (!organisationId) throw forbidden('refusals.noOrganisation')
	return organisationId
}

/**
 * The name of the cookie. The __Host- prefix, which browsers honour over https only, keeps other hosts of the
 * domain from setting it.
 */
export function sessionCookie(isSecure: boolean) {
	return isSecure ? '__Host-session' : 'session'
}

/** The token that a program sends: that of a session, or an access token. */
export function bearerOf(request: FastifyRequest) {
	return request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
}

function tokenOf(request: FastifyRequest, isSecure: boolean) {
	return bearerOf(request) ?? request.cookies[sessionCookie(isSecure)]
}

function refuseForgery(request: FastifyRequest, token: string) {
	if (isSafe(request.method)) return
	const sent = csrfHeaders.map((name) => request.headers[name]).find((value) => typeof value === 'string')
	if (typeof sent !== 'string' || !isSameToken(sent, csrfTokenOf(token))) {
		throw forbidden('refusals.pageOutOfDate')
	}
}

async function findSession(db: Db, tokenHash: string) {
	const [found] = await sessionOf(db).execute({ tokenHash })
	if (found?.isStale) await keepAlive(db, found.id, tokenHash)
	return found
}

/** What is known of the account of a request, however it is proved. */
export function callerColumns() {
	return {
		id: accounts.id,
		email: accounts.email,
		firstName: accounts.firstName,
		lastName: accounts.lastName,
		userType: accounts.userType,
		...standing(),
		language: accounts.language,
		isSuspended: sql<boolean>`${accounts.status} = 'suspended'`,
		isApprover: accounts.isApprover,
		isAdministrator: accounts.isAdministrator,
		organisationId: organisationMembers.organisationId,
		memberRole: organisationMembers.role,
	}
}

const sessionOf = statement((db) =>
	db
		.select({
			...callerColumns(),
			sessionId: sessions.id,
			isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '5 minutes'`,
			/** How long it lasts if it is not used any more. */
			restMs: sql<number>`(extract(epoch from ${endsAt()} - now()) * 1000)::float`,
		})
		.from(sessions)
		.innerJoin(accounts, eq(accounts.id, sessions.accountId))
		.leftJoin(organisationMembers, eq(organisationMembers.accountId, accounts.id))
		.where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isAlive()))
		.prepare('session'),
)

/**
 * Extends the session by its original lifetime and notes the day, since accounts unused for years are erased.
 */
async function keepAlive(db: Db, accountId: string, tokenHash: string) {
	await db
		.update(sessions)
		.set({ lastSeenAt: sql`now()`, expiresAt: sql`now() + (${sessions.expiresAt} - ${sessions.lastSeenAt})` })
		.where(eq(sessions.tokenHash, tokenHash))
	await db
		.update(accounts)
		.set({ seenAt: sql`now()` })
		.where(and(eq(accounts.id, accountId), lt(accounts.seenAt, sql`now() - interval '1 day'`)))
}
