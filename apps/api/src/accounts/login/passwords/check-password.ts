import type { Db } from '@profile-search/db/client'
import type { FastifyRequest } from 'fastify'
import type { Limits } from '#http/limits.ts'
import { originOf } from '#http/origin.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { refused } from '#platform/refusal.ts'
import { isSecret } from '#platform/secrets.ts'
import { findAccountByEmail } from '../../accounts/queries.ts'
import { hasWorked, workNeeded } from '../../captcha/work.ts'
import { deviceTokenOf, findKnownDevice } from '../../sessions/devices.ts'

/**
 * The account of a login whose password is right. A wrong one is counted and recorded, whether or not the
 * account exists.
 */
export async function checkPassword(
	{ db, limits, isSecure }: { db: Db; limits: Limits; isSecure: boolean },
	request: FastifyRequest,
	{ email, password, captcha }: { email: string; password: string; captcha?: string | undefined },
) {
	await limits.spend('loginsByNetwork', request.ip)
	// A browser that the account knows has its own count, so strangers who guess cost it no work.
	const device = await findKnownDevice(db, email, deviceTokenOf(request, isSecure))
	const guesser = device ? `${email} ${device}` : email
	const isPaid = await hasWorked(db, captcha)
	if ((await limits.count('loginsByAddress', guesser)) && !isPaid) throw workNeeded()
	const account = await findAccountByEmail(db, email)
	const isRight = await isSecret(password, account?.passwordHash)
	if (!account || !isRight) {
		const { userAgent, country } = originOf(request)
		const at = new Date().toISOString()
		await enqueue(db, 'note_refused_login', {
			email,
			at,
			userAgent: userAgent ?? '',
			country: country ?? '',
		})
		throw refused('wrongPassword', 'accountsRefusals.wrongLogin')
	}

	await limits.forgive('loginsByNetwork', request.ip)
	await limits.forgive('loginsByAddress', guesser)
	return account
}
