import type { Db } from '@profile-search/db/client'
import type { FastifyRequest } from 'fastify'
import { originOf } from '#http/origin.ts'
import { rotateSession, type SignedIn } from '#http/session.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { notSignedIn } from '#platform/refusal.ts'
import { hashSecret } from '#platform/secrets.ts'
import { lockAccount, updatePassword } from '../../accounts/queries.ts'
import { recordActivity } from '../../sessions/activity.ts'
import { deleteOtherSessions } from '../../sessions/queries.ts'

/**
 * Sets a new password for an account that has just proved the present one. Ends every other session and
 * renews this one.
 */
export async function changePassword(
	db: Db,
	request: FastifyRequest,
	account: SignedIn,
	password: string,
	isSecure: boolean,
) {
	const passwordHash = await hashSecret(password)
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, account.id)
		// A reset that came first has ended this session, which may no longer set a password.
		const session = await rotateSession(transaction, request, isSecure)
		if (!session) throw notSignedIn()

		await updatePassword(transaction, account, passwordHash)
		await deleteOtherSessions(transaction, account.id, account.sessionId)
		await recordActivity(transaction, account.id, 'password_changed', originOf(request))
		await enqueue(transaction, 'mail_password_changed', { accountId: account.id, how: 'changed' })
		return session
	})
}
