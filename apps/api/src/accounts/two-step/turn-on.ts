import type { Db } from '@profile-search/db/client'
import { authenticators } from '@profile-search/db/schema/accounts/second-steps'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Origin } from '#http/origin.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, refused } from '#platform/refusal.ts'
import { recordActivity } from '../sessions/activity.ts'
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { newSecret, stepOf } from './totp.ts'

/** A new secret, which has no effect until it is confirmed. An active secret is never changed by it. */
export async function startAuthenticator(db: Db, accountId: string) {
	const secret = newSecret()
	const kept = await db
		.insert(authenticators)
		.values({ accountId, secret })
		.onConflictDoUpdate({
			target: authenticators.accountId,
			set: { secret, createdAt: sql`now()` },
			setWhere: isNull(authenticators.confirmedAt),
		})
		.returning({ accountId: authenticators.accountId })
	if (!kept.length) throw conflict('accountsRefusals.secondStepOn')
	return secret
}

/** Turns the second step on when the code fits the secret that was started. Returns the recovery codes. */
export async function confirmAuthenticator(db: Db, accountId: string, code: string, origin: Origin) {
	const isStarted = and(eq(authenticators.accountId, accountId), isNull(authenticators.confirmedAt))
	const [started] = await db.select().from(authenticators).where(isStarted)
	if (!started) throw conflict('accountsRefusals.nothingToConfirm')
	const step = stepOf(started.secret, code.replaceAll(/\s/g, ''))
	if (step === undefined) throw refused('wrongSecondStep', 'accountsRefusals.wrongFirstCode')

	return db.transaction(async (transaction) => {
		const [confirmed] = await transaction
			.update(authenticators)
			.set({ confirmedAt: sql`now()`, lastStep: step })
			.where(and(isStarted, eq(authenticators.secret, started.secret)))
			.returning({ accountId: authenticators.accountId })
		if (!confirmed) throw conflict('accountsRefusals.secretChanged')

		const codes = await replaceRecoveryCodes(transaction, accountId)
		await recordActivity(transaction, accountId, 'two_step_on', origin)
		await enqueue(transaction, 'mail_security_change', { accountId, change: 'two_step_on' })
		return codes
	})
}

/** New recovery codes for an account whose second step is on. */
export async function renewRecoveryCodesOf(db: Db, accountId: string, origin: Origin) {
	return db.transaction(async (transaction) => {
		// Locked until the end, so that two renewals at once leave ten codes and not twenty.
		const [authenticator] = await transaction
			.select({ accountId: authenticators.accountId })
			.from(authenticators)
			.where(isOn(accountId))
			.for('update')
		if (!authenticator) throw conflict('accountsRefusals.secondStepOff')

		const codes = await replaceRecoveryCodes(transaction, accountId)
		await recordActivity(transaction, accountId, 'recovery_codes_renewed', origin)
		return codes
	})
}

/** Turns the second step off; doing it twice is no error. */
export async function turnOff(db: Db, accountId: string, origin: Origin) {
	await db.transaction(async (transaction) => {
		const ended = await transaction
			.delete(authenticators)
			.where(isOn(accountId))
			.returning({ accountId: authenticators.accountId })
		if (!ended.length) return
		await deleteRecoveryCodes(transaction, accountId)
		await recordActivity(transaction, accountId, 'two_step_off', origin)
		await enqueue(transaction, 'mail_security_change', { accountId, change: 'two_step_off' })
	})
}

function isOn(accountId: string) {
	return and(eq(authenticators.accountId, accountId), isNotNull(authenticators.confirmedAt))
}
