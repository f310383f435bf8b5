import { z } from 'zod'
import { AccountStatus } from '../accounts/accounts.ts'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { FacetChoices, ListOrder, SearchQuery, facetedDetails } from '../http/lists.ts'
import {
	Id,
	QueryNumber,
	optionalLine,
	optionalLines,
	requiredLine,
	requiredLines,
	line,
	whole,
} from '../platform/basics.ts'
import { PlaceName, shownNames } from '../platform/names.ts'
import { MobileNumber } from './candidates.ts'

export const OrganisationKind = z.enum(['company', 'association', 'government', 'education', 'ngo', 'other'])
export type OrganisationKind = z.infer<typeof OrganisationKind>

export const OrganisationSize = z.enum(['1-10', '11-50', '51-200', '201-1000', '1001+'])
export type OrganisationSize = z.infer<typeof OrganisationSize>

export const OrganisationDraft = z.object({
	name: requiredLine('organisationsProblems.name', 160),
	kind: z.enum(OrganisationKind.options, 'organisationsProblems.kind'),
	about: requiredLines('organisationsProblems.about', 3000),
	industry: requiredLine('problems.field', 80),
	size: z.enum(OrganisationSize.options, 'organisationsProblems.size'),
	foundedYear: z
		.number()
		.int()
		.min(1000, 'problems.year')
		.max(new Date().getFullYear(), 'problems.year')
		.nullable()
		.default(null),
	website: optionalLine(200).refine(
		(url) => url === null || (/^https?:\/\//.test(url) && URL.canParse(url)),
		{
			message: 'organisationsProblems.website',
		},
	),
	placeId: whole('organisationsProblems.town'),
	address: optionalLines(400),
	mobileNumber: MobileNumber,
})
export type OrganisationDraft = z.infer<typeof OrganisationDraft>

/** An organisation as everyone sees it. */
export const OrganisationView = z.object({
	id: Id,
	name: z.string(),
	kind: OrganisationKind,
	about: z.string(),
	industry: z.string(),
	size: OrganisationSize,
	foundedYear: z.number().nullable(),
	website: z.string().nullable(),
	place: PlaceName.nullable(),
	logo: z.string().nullable().describe('where the picture is'),
	verifiedDomain: z.string().nullable().describe('a domain that the organisation has proved to be its own'),
})
export type OrganisationView = z.infer<typeof OrganisationView>

/** The whole organisation, for its members and for approvers. */
export const Organisation = OrganisationView.extend({
	placeId: z.number().nullable(),
	address: z.string().nullable(),
	mobileNumber: z.string().nullable(),
	email: z.string(),
	contactName: z.string(),
	status: AccountStatus,
	statusReason: z.string().nullable(),
})
export type Organisation = z.infer<typeof Organisation>

export const showMyOrganisation = endpoint({
	method: 'GET',
	path: 'organisations/me',
	access: 'employer',
	summary: 'The organisation of the signed-in employer; null until its profile is first saved.',
	details: Organisation.nullable(),
})

export const saveMyOrganisation = endpoint({
	method: 'PUT',
	path: 'organisations/me',
	access: 'employer',
	summary: 'Save the organisation; a complete one waits for approval.',
	body: OrganisationDraft,
	details: Organisation,
	message: 'organisationsAnswers.saved',
})

export const listOrganisationNames = endpoint({
	method: 'GET',
	path: 'organisations/names',
	access: 'account',
	summary:
		'Names of approved organisations, and of their sub-branches as "Organisation · Branch", that hold the words, for a form.',
	query: z.object({ query: line().max(80).default('') }),
	details: z.array(z.string()),
})

/** An organisation in a list. */
export const OrganisationCard = OrganisationView.pick({
	id: true,
	logo: true,
	name: true,
	kind: true,
	industry: true,
	size: true,
	place: true,
	verifiedDomain: true,
}).extend({ openJobs: z.number().int() })
export type OrganisationCard = z.infer<typeof OrganisationCard>

/** The facets of the list of organisations, in the order of the screen; `hiring` has only the value 1. */
export const OrganisationFacet = z.enum(['hiring', 'industry', 'kind', 'size', 'place'])
export type OrganisationFacet = z.infer<typeof OrganisationFacet>

export const listOrganisations = endpoint({
	method: 'GET',
	path: 'organisations',
	access: 'anyone',
	summary:
		'Approved organisations, searched and narrowed down; without words those with the latest news first.',
	query: CursorPageQuery.extend({
		query: SearchQuery,
		order: ListOrder.default('relevance'),
		km: QueryNumber.min(0).max(500).default(0).describe('also places so many km around the chosen ones'),
		hiring: FacetChoices,
		industry: FacetChoices,
		kind: FacetChoices,
		size: FacetChoices,
		place: FacetChoices,
	}),
	details: cursorPageOf(OrganisationCard).extend(facetedDetails),
})

export const showOrganisation = endpoint({
	method: 'GET',
	path: 'organisations/:organisationId',
	access: 'anyone',
	summary: 'An approved organisation, by its own id or that of the account which owns it.',
	params: z.object({ organisationId: Id }),
	details: OrganisationView.extend({
		placeInEnglish: z
			.string()
			.nullable()
			.optional()
			.describe('the town for programs, where the reader is shown another name'),
	}).register(shownNames, {
		show: (organisation) => ({ ...organisation, placeInEnglish: organisation.place }),
	}),
})
