import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Timestamp, whole } from '../platform/basics.ts'
import { PageLanguage } from '../platform/languages.ts'

/** The page of the notice that consent is given to; all of its versions are kept. */
export const noticePage = 'privacy-notice'

/**
 * The purposes that personal data is used for. Without `account` there is no account; each of the others is agreed to
 * and withdrawn separately.
 */
export const ConsentPurpose = z.enum([
	'account',
	'shown_to_members',
	'shown_to_public',
	'match_mails',
	'learning',
	'equal_opportunity',
])
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

/** The version of the notice that was shown when somebody agreed. */
export const NoticeSeen = z.object({
	noticeVersion: whole().min(1),
	language: PageLanguage,
})
export type NoticeSeen = z.infer<typeof NoticeSeen>

/** The consents of a registration. */
export const RegistrationConsent = NoticeSeen.extend({
	isAdult: z.literal(true, 'accountsProblems.adult'),
	purposes: z.array(z.enum(['match_mails', 'learning'])).default([]),
})

/** A consent as it was given, and as withdrawn if it was. */
export const Consent = NoticeSeen.extend({
	purpose: ConsentPurpose,
	givenAt: Timestamp,
	withdrawnAt: Timestamp.nullable(),
})
export type Consent = z.infer<typeof Consent>

export const listMyConsents = endpoint({
	method: 'GET',
	path: 'consents',
	access: 'any account',
	summary: 'What the data of the caller is used for, and every consent given or withdrawn, latest first.',
	details: z.object({
		purposes: z.array(
			z.object({
				purpose: ConsentPurpose,
				isOn: z.boolean().describe('whether the data is used for it now'),
				since: Timestamp.nullable().describe('when it was agreed to; null: before consents were kept'),
			}),
		),
		history: z.array(Consent),
	}),
})

/** The viewers who lose access through a withdrawal. */
export const LostAccess = z.object({
	people: z.number().int().describe('accounts that have looked of late, and see it no more'),
	visitors: z.boolean().describe('whether everyone who is not signed in loses it, too'),
})

const purpose = z.object({ purpose: ConsentPurpose })

export const giveConsent = endpoint({
	method: 'PUT',
	path: 'consents/:purpose',
	access: 'any account',
	summary: 'Agree to one use of one’s data, after reading a version of the notice.',
	params: purpose,
	body: NoticeSeen,
	details: z.null(),
	message: 'accountsAnswers.consentGiven',
})

export const withdrawConsent = endpoint({
	method: 'DELETE',
	path: 'consents/:purpose',
	access: 'any account',
	summary: 'Withdraw a consent, and with it what it allowed; the answer says who loses access.',
	params: purpose,
	details: LostAccess,
	message: 'accountsAnswers.consentWithdrawn',
})

export const showNotice = endpoint({
	method: 'GET',
	path: 'notice/:language',
	access: 'anyone',
	summary: 'Which version of the notice holds now; in English where there is none in the language.',
	params: z.object({ language: PageLanguage }),
	details: NoticeSeen,
})
