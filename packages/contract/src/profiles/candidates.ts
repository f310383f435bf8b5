import { z } from 'zod'
import { AccountStatus } from '../accounts/accounts.ts'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { FacetChoices, ListOrder, SearchQuery, facetedDetails } from '../http/lists.ts'
import {
	Day,
	Id,
	QueryNumber,
	optionalLine,
	optionalLines,
	requiredLine,
	line,
	whole,
	within,
} from '../platform/basics.ts'
import { LanguageName, PlaceName, ProfessionName, SkillName } from '../platform/names.ts'
import { problem } from '../platform/problem.ts'
import { PlaceItem } from '../search/reference.ts'
import { CareerGap, EducationEntry, WorkEntry } from './entries.ts'

/** Who may see a profile; contact details and the date of birth are hidden in every case. */
export const Visibility = z.enum(['public', 'members', 'approved_organisations'])
export type Visibility = z.infer<typeof Visibility>

export const WorkMode = z.enum(['on_site', 'hybrid', 'remote'])
export type WorkMode = z.infer<typeof WorkMode>

/**
 * In order: 0 none, 1 primary school, 2 class 8, 3 class 10, 4 class 12, 5 diploma or ITI, 6 bachelor, 7 master, 8
 * doctorate.
 */
export const EducationLevel = z.number().int().min(0).max(8)

/** 1 basic, 2 working, 3 good, 4 expert. */
export const SkillLevel = z.number().int().min(1).max(4)

/** 1 to 6 stand for A1 to C2 of the Common European Framework. */
export const LanguageLevel = z.number().int().min(1).max(6)

export const SkillClaim = z.object({
	name: requiredLine('problems.skill', 60),
	level: SkillLevel.nullable().default(null),
	years: within(0, 60, 'problems.years').nullable().default(null),
	shownBy: Id.nullable().default(null).describe('the work or education entry that shows it'),
})

export const LanguageClaim = z.object({
	code: z.string().min(2).max(8),
	level: LanguageLevel.nullable().default(null),
})

/**
 * Indian numbers with or without +91, or any number in international form. The 0 that is dialled before a number within
 * India, and 00 in place of +, are left out.
 */
export const MobileNumber = z
	.string('profilesProblems.mobileMissing')
	.trim()
	.transform((text) =>
		text
			.replaceAll(/[\s().-]/g, '')
			.replace(/^00/, '+')
			.replace(/^0/, ''),
	)
	.pipe(z.string().regex(/^(?:\+?91)?[6-9]\d{9}$|^\+[1-9]\d{6,14}$/, 'profilesProblems.mobile'))

const optionalMobileNumber = z
	.union([MobileNumber, z.literal('').transform(() => null)])
	.nullable()
	.default(null)

/** A web address, such as of a portfolio; https:// is added if it is missing. */
const Link = line()
	.max(200, problem('problems.tooLong', { most: 200 }))
	.transform((text) => (text.includes('://') ? text : `https://${text}`))
	.refine((url) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(url) && URL.canParse(url), {
		message: 'profilesProblems.webAddress',
	})

const LinkedinAddress = optionalLine(200)
	.unwrap()
	.refine((url) => url === null || /^https:\/\/([a-z]+\.)?linkedin\.com\//.test(url), {
		message: 'profilesProblems.linkedin',
	})

export const CandidateDraft = z.object({
	headline: requiredLine('profilesProblems.headline', 120),
	summary: optionalLines(3000),
	professionId: whole('profilesProblems.profession'),
	preferredProfessionIds: z
		.array(whole())
		.max(5, problem('problems.chooseAtMost', { most: 5 }))
		.default([]),
	skills: z
		.array(SkillClaim)
		.min(1, 'profilesProblems.skills')
		.max(50, problem('profilesProblems.skillsAtMost', { most: 50 })),
	experienceMonths: z
		.number('profilesProblems.experience')
		.int()
		.min(0, 'profilesProblems.experienceRange')
		.max(720, 'profilesProblems.experienceRange'),
	education: whole('profilesProblems.education').pipe(EducationLevel),
	fieldOfStudy: optionalLine(120),
	languages: z.array(LanguageClaim).min(1, 'profilesProblems.languages').max(15),
	placeId: whole('problems.town'),
	preferredPlaceIds: z
		.array(whole())
		.max(10, problem('problems.keepToPlaces', { most: 10 }))
		.default([]),
	willingToMove: z.boolean().default(false),
	workModes: z.array(WorkMode).max(3).default([]),
	expectedPay: within(0, 1_000_000_000, 'problems.amount').int().nullable().default(null),
	isPayShown: z.boolean().default(false).describe('whether others see the expected pay'),
	noticeDays: within(0, 365, 'profilesProblems.noticeDays').int().nullable().default(null),
	mobileNumber: MobileNumber,
	whatsappNumber: optionalMobileNumber,
	birthDate: Day.refine(isAdult, 'profilesProblems.adult'),
	linkedinUrl: LinkedinAddress.default(null),
	address: optionalLines(400),
	links: z
		.array(Link)
		.max(5, problem('profilesProblems.linksAtMost', { most: 5 }))
		.default([]),
	visibility: Visibility.default('members'),
})
export type CandidateDraft = z.infer<typeof CandidateDraft>

const { shape } = CandidateDraft

/** Parts of a profile, for saving it step by step; what is left out stays as it is. */
export const CandidateParts = CandidateDraft.extend({
	// An optional field with a default would be filled in.
	summary: shape.summary.unwrap(),
	fieldOfStudy: shape.fieldOfStudy.unwrap(),
	whatsappNumber: shape.whatsappNumber.unwrap(),
	linkedinUrl: LinkedinAddress,
	address: shape.address.unwrap(),
	links: shape.links.unwrap(),
	preferredProfessionIds: shape.preferredProfessionIds.unwrap(),
	preferredPlaceIds: shape.preferredPlaceIds.unwrap(),
	willingToMove: shape.willingToMove.unwrap(),
	workModes: shape.workModes.unwrap(),
	expectedPay: shape.expectedPay.unwrap(),
	isPayShown: shape.isPayShown.unwrap(),
	noticeDays: shape.noticeDays.unwrap(),
	visibility: shape.visibility.unwrap(),
}).partial()
export type CandidateParts = z.infer<typeof CandidateParts>

function isAdult(day: string) {
	const eighteenth = new Date(day)
	eighteenth.setUTCFullYear(eighteenth.getUTCFullYear() + 18)
	return eighteenth <= new Date() && day > '1900-01-01'
}

const NamedSkill = z.object({
	name: SkillName,
	level: SkillLevel.nullable(),
	years: z.number().nullable(),
	shownBy: z.object({ id: Id, name: z.string() }).nullable().describe('the entry that shows it'),
})
const NamedLanguage = z.object({ code: z.string(), name: LanguageName, level: LanguageLevel.nullable() })

/** A person as others see them, without contact details. */
export const CandidateView = z.object({
	id: Id,
	firstName: z.string(),
	lastName: z.string(),
	image: z.string().nullable().describe('where the photo is'),
	headline: z.string().nullable(),
	summary: z.string().nullable(),
	profession: ProfessionName.nullable(),
	preferredProfessions: z.array(ProfessionName),
	skills: z.array(NamedSkill),
	experienceMonths: z.number().nullable(),
	education: EducationLevel.nullable(),
	fieldOfStudy: z.string().nullable(),
	languages: z.array(NamedLanguage),
	place: PlaceName.nullable(),
	preferredPlaces: z.array(PlaceItem),
	willingToMove: z.boolean(),
	workModes: z.array(WorkMode),
	expectedPay: z.number().nullable().describe('rupees a year, where the person shows it'),
	noticeDays: z.number().nullable(),
	links: z.array(z.string()),
	workEntries: z.array(WorkEntry),
	educationEntries: z.array(EducationEntry),
	careerGaps: z.array(CareerGap),
})
export type CandidateView = z.infer<typeof CandidateView>

/** The whole profile, for its owner and for approvers. */
export const Candidate = CandidateView.extend({
	email: z.string(),
	middleName: z.string().nullable(),
	status: AccountStatus,
	statusReason: z.string().nullable(),
	professionId: z.number().nullable(),
	preferredProfessionIds: z.array(z.number()),
	placeId: z.number().nullable(),
	workedMonths: z.number().describe('months with work, by the entries; a month with two jobs counts once'),
	isPayShown: z.boolean(),
	mobileNumber: z.string().nullable(),
	whatsappNumber: z.string().nullable(),
	birthDate: z.string().nullable(),
	linkedinUrl: z.string().nullable(),
	address: z.string().nullable(),
	visibility: Visibility,
})
export type Candidate = z.infer<typeof Candidate>

export const showMyProfile = endpoint({
	method: 'GET',
	path: 'candidates/me',
	access: 'candidate',
	summary: 'The profile of the signed-in candidate, whole.',
	details: Candidate,
})

export const saveMyProfile = endpoint({
	method: 'PUT',
	path: 'candidates/me',
	access: 'candidate',
	summary: 'Save the profile; a complete one waits for approval.',
	body: CandidateDraft,
	details: Candidate,
	message: 'profilesAnswers.saved',
})

export const saveMyProfileParts = endpoint({
	method: 'PUT',
	path: 'candidates/me/parts',
	access: 'candidate',
	summary: 'Save parts of the profile; once nothing is missing, it waits for approval.',
	body: CandidateParts,
	details: Candidate,
	message: 'profilesAnswers.saved',
})

export const showCandidate = endpoint({
	method: 'GET',
	path: 'candidates/:candidateId',
	access: 'anyone',
	summary: 'A person, as far as they show themselves to the caller.',
	params: z.object({ candidateId: Id }),
	details: CandidateView.extend({
		isPublic: z.boolean().describe('whether everyone sees it, so that search engines may list it'),
	}),
})

/** A person in a list. */
export const CandidateCard = CandidateView.pick({
	id: true,
	firstName: true,
	lastName: true,
	image: true,
	headline: true,
	profession: true,
	place: true,
	experienceMonths: true,
}).extend({ skills: z.array(SkillName).describe('those the person knows best, five at most') })
export type CandidateCard = z.infer<typeof CandidateCard>

/** The facets of the list of people, in the order of the screen. */
export const PeopleFacet = z.enum([
	'profession',
	'skill',
	'place',
	'experience',
	'education',
	'language',
	'availability',
	'workMode',
])
export type PeopleFacet = z.infer<typeof PeopleFacet>

export const listCandidates = endpoint({
	method: 'GET',
	path: 'candidates',
	access: 'anyone',
	summary: 'Approved people, as far as they show themselves to the caller, searched and narrowed down.',
	query: CursorPageQuery.extend({
		query: SearchQuery,
		order: ListOrder.default('relevance'),
		km: QueryNumber.min(0).max(500).default(0).describe('also places so many km around the chosen ones'),
		profession: FacetChoices,
		skill: FacetChoices,
		place: FacetChoices,
		experience: FacetChoices,
		education: FacetChoices,
		language: FacetChoices,
		availability: FacetChoices,
		workMode: FacetChoices,
	}),
	details: cursorPageOf(CandidateCard).extend(facetedDetails),
})
