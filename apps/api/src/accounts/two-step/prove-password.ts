import type { Db } from '@profile-search/db/client'
import type { Limits } from '#http/limits.ts'
import { refused } from '#platform/refusal.ts'
import { isSecret } from '#platform/secrets.ts'
import { findAccount } from '../accounts/queries.ts'

/** Asks for the password again before something that matters, counted like a login. */
export async function provePassword(
	db: Db,
	limits: Limits,
	account: { id: string; email: string },
	password: string,
) {
	// Not by the address, which strangers can spend.
	await limits.spend('proofsByAccount', account.id)
	const present = await findAccount(db, account.id)
	if (!(await isSecret(password, present?.passwordHash)))
		throw refused('wrongPassword', 'The password is wrong.')
	await limits.forgive('proofsByAccount', account.id)
}
