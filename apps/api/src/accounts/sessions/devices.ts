import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { accountActivity, knownDevices } from '@profile-search/db/schema/accounts/sessions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Origin } from '#http/origin.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { hashToken } from '#platform/secrets.ts'
import { recordActivity } from './activity.ts'

/** How long a browser that does not come back stays known. */
export const knownDays = 400

export type LoginKind = 'logged_in' | 'logged_in_with_passkey' | 'logged_in_with_openid'
const loginKinds: LoginKind[] = ['logged_in', 'logged_in_with_passkey', 'logged_in_with_openid']

/** The token of a browser; undefined when it has none yet, or one that the portal did not make. */
export function deviceTokenOf(request: FastifyRequest, isSecure: boolean) {
	return request.cookies[deviceCookie(isSecure)]?.match(/^[\w-]{43}$/)?.[0]
}

/** Gives a browser the token by which it is known at the next login. */
export function setDeviceCookie(reply: FastifyReply, token: string, isSecure: boolean) {
	const maxAge = knownDays * 24 * 3600
	reply.setCookie(deviceCookie(isSecure), token, {
		path: '/',
		httpOnly: true,
		sameSite: 'lax',
		secure: isSecure,
		maxAge,
	})
}

/**
 * Records a login. The owner is told by mail when it comes from somewhere new: a browser is known by its
 * token, a device without cookies by its kind and country. The very first login does not count as new.
 */
export async function recordLogin(
	db: Db,
	accountId: string,
	login: { kind: LoginKind; origin: Origin; deviceToken: string | undefined },
) {
	const tokenHash = login.deviceToken && hashToken(login.deviceToken)
	const isNew = (await hasLoggedIn(db, accountId)) && !(await isKnown(db, accountId, tokenHash, login.origin))
	const activityId = await recordActivity(db, accountId, login.kind, login.origin)
	if (tokenHash) await rememberDevice(db, accountId, tokenHash)
	if (isNew && activityId) await enqueue(db, 'mail_new_device', { activityId })
}

/** The hash of a browser's token, when the account of this address has logged in there before. */
export async function findKnownDevice(db: Db, email: string, token: string | undefined) {
	if (!token) return undefined
	const [known] = await db
		.select({ tokenHash: knownDevices.tokenHash })
		.from(knownDevices)
		.innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
		.where(and(eq(accounts.email, email), eq(knownDevices.tokenHash, hashToken(token))))
	return known?.tokenHash
}

function deviceCookie(isSecure: boolean) {
	return isSecure ? '__Host-device' : 'device'
}

async function hasLoggedIn(db: Db, accountId: string) {
	const devices = await db.$count(knownDevices, eq(knownDevices.accountId, accountId))
	return devices > 0 || (await db.$count(accountActivity, isLoginOf(accountId))) > 0
}

async function isKnown(db: Db, accountId: string, tokenHash: string | undefined, origin: Origin) {
	if (tokenHash) {
		const device = and(eq(knownDevices.accountId, accountId), eq(knownDevices.tokenHash, tokenHash))
		return (await db.$count(knownDevices, device)) > 0
	}
	const alike = and(
		isLoginOf(accountId),
		sql`${accountActivity.userAgent} is not distinct from ${origin.userAgent}`,
		sql`${accountActivity.country} is not distinct from ${origin.country}`,
	)
	return (await db.$count(accountActivity, alike)) > 0
}

async function rememberDevice(db: Db, accountId: string, tokenHash: string) {
	await db
		.insert(knownDevices)
		.values({ accountId, tokenHash })
		.onConflictDoUpdate({
			target: [knownDevices.accountId, knownDevices.tokenHash],
			set: { lastSeenAt: sql`now()` },
		})
}

function isLoginOf(accountId: string) {
	return and(eq(accountActivity.accountId, accountId), inArray(accountActivity.kind, loginKinds))
}
