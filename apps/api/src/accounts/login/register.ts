import type { RegistrationDraft } from '@profile-search/contract/accounts/accounts'
import type { RegistrationConsent } from '@profile-search/contract/accounts/consents'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import type { z } from 'zod'
import type { Origin } from '#http/origin.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { refused } from '#platform/refusal.ts'
import { hashSecret } from '#platform/secrets.ts'
import { insertAccount, insertCandidate } from '../accounts/queries.ts'
import { insertConsent } from '../consents/queries.ts'
import { chooseMatchMails } from '../notifications/settings.ts'
import { recordActivity } from '../sessions/activity.ts'
import { takeVerification } from './verify-email.ts'

/** Opens an account for an address that the holder of the token has verified. */
export async function registerAccount(
	db: Db,
	draft: z.output<typeof RegistrationDraft>,
	verificationToken: string,
	{ origin, language }: { origin: Origin; language: PageLanguage },
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
		await enqueue(transaction, 'mail_welcome', { accountId: account.id })
		return account
	})
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
