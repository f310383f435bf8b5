import type { RegistrationDraft } from '@profile-search/contract/accounts/accounts'
import type { RegistrationConsent } from '@profile-search/contract/accounts/consents'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { languageOf } from '#http/language.ts'
import type { Limits } from '#http/limits.ts'
import { type Origin, originOf } from '#http/origin.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { refused } from '#platform/refusal.ts'
import { hashSecret } from '#platform/secrets.ts'
import { insertAccount, insertCandidate } from '../accounts/queries.ts'
import { insertConsent } from '../consents/queries.ts'
import { chooseMatchMails } from '../notifications/settings.ts'
import { recordActivity } from '../sessions/activity.ts'
import { refuseFrequentPassword } from './passwords/frequent-passwords.ts'
import { storedProfileOf } from './stored-profile.ts'
import { takeVerification } from './verify-email.ts'

/**
 * Binds a code to the browser that asked for it, then the verified address, until the registration is done.
 */
export const verificationCookie = 'verification'

type Registration = {
	origin: Origin
	language: PageLanguage
	/** What happens together with the registration, or not at all. */
	meanwhile?: ((transaction: Db, account: { id: string }) => Promise<void>) | undefined
}

/** Opens an account for an address that the holder of the token has verified. */
async function registerAccount(
	db: Db,
	draft: z.output<typeof RegistrationDraft>,
	verificationToken: string,
	{ origin, language, meanwhile }: Registration,
) {
	const passwordHash = await hashSecret(draft.password)
	return db.transaction(async (transaction) => {
		const isVerified = await takeVerification(transaction, draft.email_id, verificationToken)
		if (!isVerified) throw refused('emailNotVerified', 'accountsRefusals.verifyFirst')

		const account = await insertAccount(transaction, {
			userType: draft.user_type,
			email: draft.email_id,
			passwordHash,
			firstName: draft.f_name,
			middleName: draft.middle_name || null,
			lastName: draft.l_name,
			language,
		})
		if (!account) throw refused('emailTaken', 'accountsRefusals.emailHasAccount')

		await noteRegistrationConsent(transaction, account.id, draft.consent)
		if (account.userType === 'candidate') await insertCandidate(transaction, account.id)
		await recordActivity(transaction, account.id, 'registered', origin)
		await meanwhile?.(transaction, account)
		await enqueue(transaction, 'mail_welcome', { accountId: account.id })
		return account
	})
}

/** Opens an account, and does what belongs to it together with that or not at all. */
export async function answerRegistration(
	{ db, limits, refusesCommonPasswords }: { db: Db; limits: Limits; refusesCommonPasswords: boolean },
	request: FastifyRequest<{ Body: z.output<typeof RegistrationDraft> }>,
	reply: FastifyReply,
	meanwhile?: (transaction: Db, account: { id: string }) => Promise<void>,
) {
	await limits.spend('registrationsByNetwork', request.ip)
	if (refusesCommonPasswords) await refuseFrequentPassword(request.body.password)
	const token = request.body.verification_token ?? request.cookies[verificationCookie] ?? ''
	const account = await registerAccount(db, request.body, token, {
		origin: originOf(request),
		language: languageOf(request),
		meanwhile,
	})
	reply.clearCookie(verificationCookie, { path: '/api/auth' })
	return storedProfileOf(db, account)
}

/** Optional purposes are off until they are agreed to; a client that asks nothing has agreed to nothing. */
async function noteRegistrationConsent(
	db: Db,
	accountId: string,
	consent: z.output<typeof RegistrationConsent> | undefined,
) {
	const purposes = consent?.purposes ?? []
	if (consent) {
		const notice = { noticeVersion: consent.noticeVersion, language: consent.language }
		for (const purpose of ['account', ...purposes] as const)
			await insertConsent(db, accountId, purpose, notice)
	}
	if (!purposes.includes('match_mails')) await chooseMatchMails(db, accountId, false)
}
