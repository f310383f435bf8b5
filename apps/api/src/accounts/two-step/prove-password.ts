import type { Db } from '@profile-search/db/client'
import type { Limits } from '#http/limits.ts'
import { refused } from '#platform/refusal.ts'
import { isSecret } from '#platform/secrets.ts'
import { findAccount } from '../accounts/queries.ts'

/** Asks for the password again before a sensitive action. Tries are counted like logins. */
export async function provePassword(
	db: Db,
	limits: Limits,
	account: { id: string; email: string },
	password: string,
) {
	// Not counted by address, since strangers can spend that count.
	await limits.spend('proofsByAccount', account.id)
	const present = await findAccount(db, account.id)
	if (!(await isSecret(password, present?.passwordHash)))
		throw refused('wrongPassword', 'accountsRefusals.wrongPassword')
	await limits.forgive('proofsByAccount', account.id)
}
