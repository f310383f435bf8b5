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

type Draft = Omit<z.output<typeof RegistrationDraft>, 'verification_token'>

type Besides = {
	/** Uses up the proof that the address is the registrant's, or refuses. */
	prove: (transaction: Db) => Promise<void>
	/** What happens together with the registration, or not at all. */
	meanwhile?: ((transaction: Db, account: { id: string }) => Promise<void>) | undefined
}

type Context = { db: Db; limits: Limits; refusesCommonPasswords: boolean }

/** Opens an account for an address that is proved, and does what belongs to it together with that or not at all. */
export async function register(
	{ db, limits, refusesCommonPasswords }: Context,
	request: FastifyRequest,
	draft: Draft,
	besides: Besides,
) {
	await limits.spend('registrationsByNetwork', request.ip)
	if (refusesCommonPasswords) await refuseFrequentPassword(draft.password)
	const origin = originOf(request)
	const account = await registerAccount(db, draft, { origin, language: languageOf(request), ...besides })
	return storedProfileOf(db, account)
}

async function registerAccount(
	db: Db,
	draft: Draft,
	{ origin, language, prove, meanwhile }: Besides & { origin: Origin; language: PageLanguage },
) {
	const passwordHash = await hashSecret(draft.password)
	return db.transaction(async (transaction) => {
		await prove(transaction)
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

/** Registers somebody who has verified the address with a mailed code, in this browser or as the holder of the token. */
export async function answerRegistration(
	context: Context,
	request: FastifyRequest<{ Body: z.output<typeof RegistrationDraft> }>,
	reply: FastifyReply,
	meanwhile?: Besides['meanwhile'],
) {
	const { verification_token, ...draft } = request.body
	const token = verification_token ?? request.cookies[verificationCookie] ?? ''
	const profile = await register(context, request, draft, {
		async prove(transaction) {
			const isVerified = await takeVerification(transaction, draft.email_id, token)
			if (!isVerified) throw refused('emailNotVerified', 'accountsRefusals.verifyFirst')
		},
		meanwhile,
	})
	reply.clearCookie(verificationCookie, { path: '/api/auth' })
	return profile
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
