import { z } from 'zod'
import { AccountStatus, StoredProfile } from '../accounts/accounts.ts'
import { Decision } from '../accounts/decisions.ts'
import { PresentPassword } from '../accounts/passwords.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, requiredLine, whole } from '../platform/basics.ts'
import { LanguageName, PlaceName } from '../platform/names.ts'
import { problem } from '../platform/problem.ts'
import { MobileNumber } from './candidates.ts'
import { AdviceArea, InvestmentSector, BusinessStage, rupees } from './sections.ts'

/** What a guest is looking for. */
export const GuestSeek = z.enum(['advice', 'money', 'people', 'offer_advice', 'offer_money', 'look_around'])
export type GuestSeek = z.infer<typeof GuestSeek>

export const GuestDraft = z.object({
	headline: requiredLine('sectionsProblems.guestHeadline', 120),
	seeks: z.array(GuestSeek).min(1, 'problems.chooseSome').max(GuestSeek.options.length),
	areas: z
		.array(AdviceArea)
		.max(6, problem('problems.chooseAtMost', { most: 6 }))
		.default([])
		.describe('what advice is sought on'),
	sectors: z
		.array(InvestmentSector)
		.max(8, problem('problems.chooseAtMost', { most: 8 }))
		.default([])
		.describe('what money is sought for'),
	stage: BusinessStage.nullable().default(null).describe('how far the business is that money is sought for'),
	amount: rupees('problems.amount').min(1, 'problems.amount').nullable().default(null),
	placeId: whole('problems.town'),
	languages: z
		.array(z.string().max(8))
		.min(1, 'sectionsProblems.languages')
		.max(10, problem('problems.chooseAtMost', { most: 10 })),
	mobileNumber: MobileNumber,
})
export type GuestDraft = z.infer<typeof GuestDraft>

/** The whole profile of a guest, for its owner and for approvers. Fields never filled in are null or empty. */
export const Guest = z.object({
	id: Id,
	firstName: z.string(),
	middleName: z.string().nullable(),
	lastName: z.string(),
	email: z.string(),
	status: AccountStatus,
	statusReason: z.string().nullable(),
	image: z.string().nullable().describe('where the photo is'),
	headline: z.string().nullable(),
	seeks: z.array(GuestSeek),
	areas: z.array(AdviceArea),
	sectors: z.array(InvestmentSector),
	stage: BusinessStage.nullable(),
	amount: z.number().nullable().describe('rupees sought'),
	placeId: z.number().nullable(),
	place: PlaceName.nullable(),
	languages: z.array(LanguageName),
	languageCodes: z.array(z.string()),
	mobileNumber: z.string().nullable(),
})
export type Guest = z.infer<typeof Guest>

export const showMyGuestProfile = endpoint({
	method: 'GET',
	path: 'guests/me',
	access: 'guest',
	summary: 'The profile of the signed-in guest, whole.',
	details: Guest,
})

export const saveMyGuestProfile = endpoint({
	method: 'PUT',
	path: 'guests/me',
	access: 'guest',
	summary: 'Save the profile; a complete one waits for approval.',
	body: GuestDraft,
	details: Guest,
	message: 'sectionsAnswers.guestSaved',
})

export const TypeChangeDraft = z.object({
	user_type: z.enum(['candidate', 'employer'], 'sectionsProblems.userType'),
	present_password: PresentPassword,
})
export type TypeChangeDraft = z.infer<typeof TypeChangeDraft>

export const changeMyType = endpoint({
	method: 'POST',
	path: 'guests/me/type',
	access: 'guest',
	summary:
		'Become a candidate or an employer for good, with the present password; the details are the profile.',
	body: TypeChangeDraft,
	details: StoredProfile,
	message: 'sectionsAnswers.typeChanged',
})

export const showPendingGuest = endpoint({
	method: 'GET',
	path: 'approvals/guests/:accountId',
	access: 'approver',
	summary: 'The whole profile of a guest and the decisions taken on it.',
	params: z.object({ accountId: Id }),
	details: z.object({ guest: Guest, decisions: z.array(Decision) }),
})
