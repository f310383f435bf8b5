import { randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '@profile-search/contract/accounts/two-step'
import type { Db } from '@profile-search/db/client'
import { recoveryCodes } from '@profile-search/db/schema/accounts/second-steps'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { hashToken } from '#platform/secrets.ts'

/** 32 characters that are hard to confuse: no l, o, 0 or 1. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'

/**
 * Replaces the recovery codes and returns the new ones, such as `abcd-efgh-jk`. They are shown only this
 * once.
 */
export async function replaceRecoveryCodes(db: Db, accountId: string) {
	const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
	await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
	await db
		.insert(recoveryCodes)
		.values(codes.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })))
	return codes
}

/**
 * Uses a code up. False when it is not a code of this account, or was used before; of two calls at once, one
 * gets true.
 */
export async function takeRecoveryCode(db: Db, accountId: string, code: string) {
	const taken = await db
		.update(recoveryCodes)
		.set({ usedAt: sql`now()` })
		.where(
			and(
				eq(recoveryCodes.accountId, accountId),
				eq(recoveryCodes.codeHash, hashOf(accountId, code)),
				isNull(recoveryCodes.usedAt),
			),
		)
		.returning({ id: recoveryCodes.id })
	return taken.length > 0
}

export async function deleteRecoveryCodes(db: Db, accountId: string) {
	await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
}

export async function countRecoveryCodes(db: Db, accountId: string) {
	return db.$count(recoveryCodes, and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
}

/** Ten characters of five bits each: 50 bits. */
function newRecoveryCode() {
	const code = Array.from(randomBytes(10), (byte) => signs[byte % signs.length]).join('')
	return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
}

/**
 * A fast hash: a code of 50 bits cannot be guessed through the login, and a reader of the table can read the
 * app's secret beside it. The hash includes the account, so that a search through all codes works for one
 * account only.
 */
function hashOf(accountId: string, code: string) {
	return hashToken(`${accountId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
}
