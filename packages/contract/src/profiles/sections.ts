import { z } from 'zod'
import { UserType } from '../accounts/accounts.ts'
import { DecisionDraft, Decision } from '../accounts/decisions.ts'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { SearchQuery } from '../http/lists.ts'
import { Id, PageQuery, Timestamp, pageOf, requiredLines, whole } from '../platform/basics.ts'
import { LanguageName, PlaceName } from '../platform/names.ts'
import { problem } from '../platform/problem.ts'

/** What an account can offer besides its profile. Each section is decided and shown separately. */
export const SectionKind = z.enum(['advisory', 'investor'])
export type SectionKind = z.infer<typeof SectionKind>

/** The status of a section; null if it was never saved. */
export const SectionStatus = z.enum(['pending', 'approved', 'rejected'])

export const AdviceArea = z.enum([
	'career',
	'business',
	'finance',
	'law_tax',
	'technology',
	'marketing',
	'education',
	'farming',
	'health',
	'government_schemes',
	'going_abroad',
	'other',
])

export const InvestmentSector = z.enum([
	'farming_food',
	'manufacturing',
	'technology',
	'education',
	'health',
	'finance',
	'energy',
	'trade',
	'transport',
	'construction',
	'tourism',
	'crafts',
	'media',
	'social',
	'other',
])

/** The stage of a business. */
export const BusinessStage = z.enum(['idea', 'prototype', 'first_sales', 'growth', 'established'])

export const FeePeriod = z.enum(['session', 'hour', 'day', 'month'])

/** An amount in whole rupees. */
export const rupees = (message: string) =>
	z.number(message).int().min(0, message).max(100_000_000_000, message)

const shared = {
	about: requiredLines('sectionsProblems.about', 2000),
	placeId: whole('problems.town'),
	isRemote: z.boolean().default(false),
}

export const AdvisoryDraft = z.object({
	areas: z
		.array(AdviceArea)
		.min(1, 'sectionsProblems.areas')
		.max(6, problem('problems.chooseAtMost', { most: 6 })),
	languages: z
		.array(z.string().max(8))
		.min(1, 'sectionsProblems.languages')
		.max(10, problem('problems.chooseAtMost', { most: 10 })),
	fee: rupees('problems.amount').min(1, 'problems.amount').nullable().default(null),
	feePeriod: FeePeriod.default('session'),
	...shared,
})
export type AdvisoryDraft = z.infer<typeof AdvisoryDraft>

export const InvestorDraft = z
	.object({
		sectors: z
			.array(InvestmentSector)
			.min(1, 'sectionsProblems.sectors')
			.max(8, problem('problems.chooseAtMost', { most: 8 })),
		stages: z.array(BusinessStage).min(1, 'sectionsProblems.stages'),
		ticketMin: rupees('sectionsProblems.leastAmount'),
		ticketMax: rupees('sectionsProblems.mostAmount').min(1, 'sectionsProblems.mostAmount'),
		...shared,
	})
	.refine(({ ticketMin, ticketMax }) => ticketMin <= ticketMax, {
		message: 'sectionsProblems.amountOrder',
		path: ['ticketMax'],
	})
export type InvestorDraft = z.infer<typeof InvestorDraft>

const Person = z.object({
	id: Id.describe('of the account'),
	name: z.string(),
	userType: UserType,
	about: z.string(),
	place: PlaceName.nullable(),
	isRemote: z.boolean(),
})

/** An adviser as everyone sees them. */
export const Adviser = Person.extend({
	areas: z.array(AdviceArea),
	languages: z.array(LanguageName),
	fee: z.number().nullable().describe('rupees; null: free'),
	feePeriod: FeePeriod,
})
export type Adviser = z.infer<typeof Adviser>

/** An investor as everyone sees them. */
export const Investor = Person.extend({
	sectors: z.array(InvestmentSector),
	stages: z.array(BusinessStage),
	ticketMin: z.number(),
	ticketMax: z.number(),
})
export type Investor = z.infer<typeof Investor>

const own = {
	placeId: z.number().nullable(),
	languageCodes: z.array(z.string()),
	status: SectionStatus,
	statusReason: z.string().nullable(),
}
const MyAdvisory = Adviser.extend(own)
const MyInvestor = Investor.extend(own)

const subject = z.object({ accountId: Id })

export const listAdvisers = endpoint({
	method: 'GET',
	path: 'advisers',
	access: 'anyone',
	summary: 'Approved advisers of approved accounts, latest changed first.',
	query: CursorPageQuery.extend({ query: SearchQuery, area: AdviceArea.optional() }),
	details: cursorPageOf(Adviser),
})

export const showAdviser = endpoint({
	method: 'GET',
	path: 'advisers/:accountId',
	access: 'anyone',
	summary: 'An approved adviser of an approved account.',
	params: subject,
	details: Adviser,
})

export const listInvestors = endpoint({
	method: 'GET',
	path: 'investors',
	access: 'anyone',
	summary: 'Approved investors of approved accounts, latest changed first.',
	query: CursorPageQuery.extend({ query: SearchQuery, sector: InvestmentSector.optional() }),
	details: cursorPageOf(Investor),
})

export const showInvestor = endpoint({
	method: 'GET',
	path: 'investors/:accountId',
	access: 'anyone',
	summary: 'An approved investor of an approved account.',
	params: subject,
	details: Investor,
})

export const showMySections = endpoint({
	method: 'GET',
	path: 'sections/me',
	access: 'account',
	summary: 'The sections of the caller; null for one that was never saved.',
	details: z.object({ advisory: MyAdvisory.nullable(), investor: MyInvestor.nullable() }),
})

export const saveMyAdvisory = endpoint({
	method: 'PUT',
	path: 'sections/me/advisory',
	access: 'account',
	summary: 'Save the advisory section; a new or rejected one waits for an approver.',
	body: AdvisoryDraft,
	details: z.object({ status: SectionStatus }),
	message: 'sectionsAnswers.advisorySaved',
})

export const saveMyInvestor = endpoint({
	method: 'PUT',
	path: 'sections/me/investor',
	access: 'account',
	summary: 'Save the investor section; a new or rejected one waits for an approver.',
	body: InvestorDraft,
	details: z.object({ status: SectionStatus }),
	message: 'sectionsAnswers.investorSaved',
})

export const removeMySection = endpoint({
	method: 'DELETE',
	path: 'sections/me/:kind',
	access: 'account',
	summary: 'Take a section out for good.',
	params: z.object({ kind: SectionKind }),
	details: z.null(),
	message: 'sectionsAnswers.removed',
})

export const listPendingSections = endpoint({
	method: 'GET',
	path: 'approvals/sections',
	access: 'approver',
	summary: 'Sections that wait for a decision, longest waiting first; never those of the caller.',
	query: PageQuery,
	details: pageOf(
		Person.pick({ id: true, name: true, userType: true, place: true }).extend({
			kind: SectionKind,
			waitingSince: Timestamp,
		}),
	),
})

const decided = z.object({ kind: SectionKind, accountId: Id })

export const showPendingSection = endpoint({
	method: 'GET',
	path: 'approvals/sections/:kind/:accountId',
	access: 'approver',
	summary: 'A section of an account, whole, with the decisions taken on the account.',
	params: decided,
	details: z.object({
		advisory: MyAdvisory.nullable(),
		investor: MyInvestor.nullable(),
		email: z.string(),
		decisions: z.array(Decision),
	}),
})

export const decideSection = endpoint({
	method: 'POST',
	path: 'approvals/sections/:kind/:accountId',
	access: 'approver',
	summary: 'Approve or reject a pending section; the account is told by mail.',
	params: decided,
	body: DecisionDraft,
	details: z.object({ status: SectionStatus }),
	message: 'sectionsAnswers.decided',
})
