import type { Db } from '@profile-search/db/client'
import { passwordResets } from '@profile-search/db/schema/accounts/accounts'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Limits } from '#http/limits.ts'
import type { Origin } from '#http/origin.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { hashSecret, hashToken, isSecret, newCode, newToken } from '#platform/secrets.ts'
import { findAccountByEmail, lockAccount, updatePassword } from '../../accounts/queries.ts'
import { recordActivity } from '../../sessions/activity.ts'
import { deleteSessions } from '../../sessions/queries.ts'
import { codeMinutes, mostTries } from '../verify-email.ts'

/**
 * Begins a reset and returns half of its key. Known and unknown addresses are treated alike, down to the time
 * it takes: the worker that mails the other half looks up whether there is an account.
 */
export async function requestReset(db: Db, email: string) {
	const token = newToken()
	await db.transaction(async (transaction) => {
		const [reset] = await transaction
			.insert(passwordResets)
			.values({ email, tokenHash: hashToken(token), expiresAt: sql`now() + interval '1 day'` })
			.returning({ id: passwordResets.id })
		if (reset) await enqueue(transaction, 'mail_reset_code', { resetId: reset.id })
	})
	return token
}

/**
 * Makes the mailed half: a code, and a token for the link that replaces the browser's token, which is stored
 * nowhere. Undefined when the address has no account.
 */
export async function makeResetCode(db: Db, resetId: string) {
	const [reset] = await db.select().from(passwordResets).where(eq(passwordResets.id, resetId))
	const account = reset && (await findAccountByEmail(db, reset.email))
	if (!account) return undefined

	const code = newCode()
	const token = newToken()
	await db
		.update(passwordResets)
		.set({
			codeHash: await hashSecret(code),
			mailedTokenHash: hashToken(token),
			expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
		})
		.where(eq(passwordResets.id, resetId))
	return { account, code, token }
}

/** A reset as sent by the browser: the key is both halves, as `token.code`. */
type Reset = { email: string; key: string; password: string }

/**
 * Sets a new password when both halves of the key fit, and ends every session. Undefined when they do not
 * fit, or are old or used.
 */
export async function resetPassword(db: Db, limits: Limits, { email, key, password }: Reset, origin: Origin) {
	const [token = '', code = ''] = key.split('.')
	const tokenHash = hashToken(token)
	const [tried] = await db
		.update(passwordResets)
		.set({ tries: sql`${passwordResets.tries} + 1` })
		.where(
			and(
				eq(passwordResets.email, email),
				or(eq(passwordResets.tokenHash, tokenHash), eq(passwordResets.mailedTokenHash, tokenHash)),
				lt(passwordResets.tries, mostTries),
				gt(passwordResets.expiresAt, sql`now()`),
				isNull(passwordResets.usedAt),
			),
		)
		.returning()
	// A stranger without a first half cannot guess a code, so must not lock the owner out. A link from the
	// mailbox does not count as a guess either.
	if (tried?.tokenHash === tokenHash) {
		await limits.count('guessesByAddress', email)
		await limits.spend('guessesByAddressADay', email)
	}
	if (!(await isSecret(code, tried?.codeHash)) || !tried) return undefined

	const account = await findAccountByEmail(db, email)
	if (!account) return undefined

	const passwordHash = await hashSecret(password)
	return db.transaction(async (transaction) => {
		// Locks the account first, as everywhere, so that changes to it take turns.
		await lockAccount(transaction, account.id)
		const [used] = await transaction
			.update(passwordResets)
			.set({ usedAt: sql`now()` })
			.where(and(eq(passwordResets.id, tried.id), isNull(passwordResets.usedAt)))
			.returning({ id: passwordResets.id })
		if (!used) return undefined

		await updatePassword(transaction, account, passwordHash)
		await deleteSessions(transaction, account.id)
		await recordActivity(transaction, account.id, 'password_reset', origin)
		await enqueue(transaction, 'mail_password_changed', { accountId: account.id, how: 'reset' })
		return account
	})
}
