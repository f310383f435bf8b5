import type { Db } from '@profile-search/db/client'
import { authenticators } from '@profile-search/db/schema/accounts/second-steps'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Limits } from '#http/limits.ts'
import type { Origin } from '#http/origin.ts'
import { refused } from '#platform/refusal.ts'
import { recordActivity } from '../sessions/activity.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/**
 * Lets a login pass when its account has no second step, or when the code is right: one of the authenticator
 * app, or a recovery code. Call this only after the password was right, since the answer reveals whether
 * there is a second step.
 */
export async function passSecondStep(
	db: Db,
	limits: Limits,
	account: { id: string },
	code: string | undefined,
	origin: Origin,
): Promise<void> {
	const authenticator = await findAuthenticator(db, account.id)
	if (!authenticator) return
	if (!code) throw refused('secondStepNeeded', 'accountsRefusals.enterSecondStep')
	await limits.spend('secondStepsByAccountADay', account.id)
	await limits.spend('secondStepsByAccount', account.id)

	const typed = code.replaceAll(/\s/g, '')
	const isRight = /^\d{6}$/.test(typed)
		? await takeStep(db, account.id, stepOf(authenticator.secret, typed))
		: await useRecoveryCode(db, account.id, typed, origin)
	if (!isRight) throw refused('wrongSecondStep', 'accountsRefusals.wrongSecondStep')
	await limits.forgive('secondStepsByAccountADay', account.id)
	await limits.forgive('secondStepsByAccount', account.id)
}

/** The authenticator that logins of the account require; undefined when the second step is off. */
export async function findAuthenticator(db: Db, accountId: string) {
	const [authenticator] = await db
		.select()
		.from(authenticators)
		.where(and(eq(authenticators.accountId, accountId), isNotNull(authenticators.confirmedAt)))
	return authenticator
}

/** Uses up a step of the app: of two logins with the same code, even at the same moment, one passes. */
async function takeStep(db: Db, accountId: string, step: number | undefined) {
	if (step === undefined) return false
	const taken = await db
		.update(authenticators)
		.set({ lastStep: step })
		.where(
			and(
				eq(authenticators.accountId, accountId),
				isNotNull(authenticators.confirmedAt),
				lt(authenticators.lastStep, step),
			),
		)
		.returning({ accountId: authenticators.accountId })
	return taken.length > 0
}

async function useRecoveryCode(db: Db, accountId: string, code: string, origin: Origin) {
	const isTaken = await takeRecoveryCode(db, accountId, code)
	if (isTaken) await recordActivity(db, accountId, 'recovery_code_used', origin)
	return isTaken
}
