import type { Db } from '@profile-search/db/client'
import { emailVerifications } from '@profile-search/db/schema/accounts/accounts'
import { language } from '@profile-search/text/language'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Limits } from '#http/limits.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { hashSecret, hashToken, isSecret, newCode, newToken } from '#platform/secrets.ts'

/** A code works for ten minutes and five tries. */
export const codeMinutes = 10
export const mostTries = 5
/** How long the registration may take after the code. */
export const verifiedMinutes = 30

/**
 * Asks for a code to be mailed. The worker makes the code when it sends it, so that none waits in the queue.
 * Returns a token for the browser that asks, so that others cannot use up its tries.
 */
export async function requestCode(db: Db, email: string) {
	const token = newToken()
	await db.transaction(async (transaction) => {
		const [verification] = await transaction
			.insert(emailVerifications)
			.values({ email, requestHash: hashToken(token), expiresAt: sql`now() + interval '1 day'` })
			.returning({ id: emailVerifications.id })
		if (verification)
			await enqueue(transaction, 'mail_verification_code', {
				verificationId: verification.id,
				language: language(),
			})
	})
	return token
}

/** Makes the code of a verification, void after ten minutes. Undefined when the verification is gone. */
export async function makeCode(db: Db, verificationId: string) {
	const code = newCode()
	const [verification] = await db
		.update(emailVerifications)
		.set({ codeHash: await hashSecret(code), expiresAt: sql`now() + make_interval(mins => ${codeMinutes})` })
		.where(eq(emailVerifications.id, verificationId))
		.returning({ email: emailVerifications.email })
	return verification && { email: verification.email, code }
}

type Typed = { email: string; code: string; requestToken: string }

/**
 * Checks a code. Returns the token that binds the address to the browser that entered the code; undefined
 * when the code is wrong, old or used.
 */
export async function verifyEmail(db: Db, limits: Limits, { email, code, requestToken }: Typed) {
	const isOwn = eq(emailVerifications.requestHash, hashToken(requestToken))
	const tried =
		(await takeTry(db, email, 'tries', isOwn)) ?? (await takeTry(db, email, 'otherTries', sql`true`))
	// Only tries against a live code count, or strangers could lock an address for the same time.
	if (tried) {
		await limits.count('guessesByAddress', email)
		await limits.count('guessesByAddressADay', email)
	}
	if (!(await isSecret(code, tried?.codeHash)) || !tried) return undefined

	const token = newToken()
	const [verified] = await db
		.update(emailVerifications)
		.set({ verifiedAt: sql`now()`, tokenHash: hashToken(token) })
		.where(and(eq(emailVerifications.id, tried.id), isNull(emailVerifications.verifiedAt)))
		.returning()
	return verified && token
}

/** Takes one of the few tries of the newest live code that fits; undefined when there is none left. */
async function takeTry(db: Db, email: string, tries: 'tries' | 'otherTries', fits: SQL) {
	const latest = db
		.select({ id: emailVerifications.id })
		.from(emailVerifications)
		.where(and(eq(emailVerifications.email, email), isNotNull(emailVerifications.codeHash), fits))
		.orderBy(desc(emailVerifications.createdAt))
		.limit(1)
	const [tried] = await db
		.update(emailVerifications)
		.set({ [tries]: sql`${emailVerifications[tries]} + 1` })
		.where(
			and(
				inArray(emailVerifications.id, latest),
				lt(emailVerifications[tries], mostTries),
				gt(emailVerifications.expiresAt, sql`now()`),
				isNull(emailVerifications.verifiedAt),
			),
		)
		.returning()
	return tried
}

/**
 * Uses up the proof that the holder of this token has verified this address. False when there is no such
 * proof.
 */
export async function takeVerification(db: Db, email: string, token: string) {
	const taken = await db
		.delete(emailVerifications)
		.where(
			and(
				eq(emailVerifications.tokenHash, hashToken(token)),
				eq(emailVerifications.email, email),
				gt(emailVerifications.verifiedAt, sql`now() - make_interval(mins => ${verifiedMinutes})`),
			),
		)
		.returning({ id: emailVerifications.id })
	return taken.length > 0
}
