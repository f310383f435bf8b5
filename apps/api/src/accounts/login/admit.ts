import type { LoginDetails } from '@profile-search/contract/accounts/accounts'
import type { Db } from '@profile-search/db/client'
import type { accounts } from '@profile-search/db/schema/accounts/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { chosenLanguage, setLanguageCookie } from '#http/language.ts'
import { originOf } from '#http/origin.ts'
import { endSession, openSession, setSessionCookies } from '#http/session.ts'
import { refused } from '#platform/refusal.ts'
import { newToken } from '#platform/secrets.ts'
import { masked } from '../accounts/masked.ts'
import { findAccount, lockAccount } from '../accounts/queries.ts'
import { findSuccessor } from '../accounts/successor.ts'
import { noteReturn } from '../leaving/take-back.ts'
import { deviceTokenOf, type LoginKind, recordLogin, setDeviceCookie } from '../sessions/devices.ts'
import { storedProfileOf } from './stored-profile.ts'

/** How a login was proved, and how its session travels. */
type Login = {
	kind: LoginKind
	session: 'cookie' | 'bearer'
	/** What happens together with the login, or not at all. */
	meanwhile?: (transaction: Db) => Promise<void>
}

/**
 * Lets an account in once everything was proved. Every way to log in ends here. Any session that the request
 * carried ends, so that nobody can plant one; a login from somewhere new is reported by mail.
 */
export async function admit(
	{ db, isSecure }: { db: Db; isSecure: boolean },
	request: FastifyRequest,
	reply: FastifyReply,
	account: typeof accounts.$inferSelect,
	{ kind, session, meanwhile }: Login,
): Promise<z.output<typeof LoginDetails>> {
	const origin = originOf(request)
	const deviceToken = session === 'cookie' ? (deviceTokenOf(request, isSecure) ?? newToken()) : undefined
	const token = await db.transaction(async (transaction) => {
		// Locked, so that nobody gets in if the password changes while the old one is being checked.
		const present = await lockAccount(transaction, account.id)
		if (!present || present.passwordHash !== account.passwordHash)
			throw refused('wrongPassword', 'accountsRefusals.wrongLogin')

		await refuseMerged(transaction, account.id)
		await noteReturn(transaction, account.id)
		await meanwhile?.(transaction)
		await endSession(transaction, request, isSecure)
		await recordLogin(transaction, account.id, { kind, origin, deviceToken })
		return openSession(transaction, account.id, session, origin)
	})

	// Read again: an account that was leaving, and hidden, has its earlier status back.
	const profile = await storedProfileOf(db, (await findAccount(db, account.id)) ?? account)
	if (!deviceToken) return { ...profile, session_token: token }
	setSessionCookies(reply, token, isSecure)
	setDeviceCookie(reply, deviceToken, isSecure)
	// In a new browser the portal speaks the language of the account.
	if (account.language && !chosenLanguage(request)) setLanguageCookie(reply, account.language, isSecure)
	return profile
}

/** Called only once everything was proved, since it reveals the account that stays. */
async function refuseMerged(db: Db, accountId: string) {
	const successor = await findSuccessor(db, 'person', accountId)
	if (!successor) return
	const kept = await findAccount(db, successor)
	throw refused('merged', 'accountsRefusals.merged', undefined, { email: masked(kept?.email ?? '') })
}
