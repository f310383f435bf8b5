import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'

export const Gender = z.enum(['woman', 'man', 'another'])
export const BirthYears = z.enum(['from_2000', '1990_to_1999', '1980_to_1989', '1970_to_1979', 'before_1970'])
/** The groups that Indian law recognises as disadvantaged; nothing more detailed is asked. */
export const Community = z.enum([
	'scheduled_caste',
	'scheduled_tribe',
	'other_backward_class',
	'none_of_these',
])
export const Disability = z.enum(['yes', 'no'])

/** What a person may say about themselves so that the portal can check its fairness; every field is optional. */
export const VoluntaryAttributes = z.object({
	gender: Gender.nullable(),
	birthYears: BirthYears.nullable(),
	community: Community.nullable(),
	disability: Disability.nullable(),
})
export type VoluntaryAttributes = z.infer<typeof VoluntaryAttributes>

/** A field that is left out is withdrawn. */
export const VoluntaryAttributesDraft = z.object({
	gender: Gender.nullable().default(null),
	birthYears: BirthYears.nullable().default(null),
	community: Community.nullable().default(null),
	disability: Disability.nullable().default(null),
})

/** Smaller groups are never reported, since they could identify people. */
export const leastGroup = 20

/**
 * A group with a rate below this share of the highest rate counts as disadvantaged, until somebody has examined why.
 */
export const fourFifths = 0.8

/** Each open job shows this many people; a person who is among them once counts as selected. */
export const selectedAmong = 20

export const FairnessGroup = z.object({
	group: z.string(),
	people: z.number().int().describe('approved people who said so, rounded down to tens'),
	rate: z.number().describe('the share of them who were selected, to the hundredth'),
	ratio: z.number().describe('of their rate to the highest rate, to the hundredth'),
	isBelow: z.boolean().describe('whether the ratio is below four fifths'),
})
export type FairnessGroup = z.infer<typeof FairnessGroup>

/** The number of a person's first matches that count as shown: those on the first screens. */
export const shownToEach = 10

const Shares = z.object({
	mostShown: z.number().describe('the share of people who are shown the job that is shown most'),
	never: z.number().int().describe('open jobs that nobody is shown'),
	gini: z.number().describe('0 where all jobs are shown alike, near 1 where all attention goes to one'),
})

/** How jobs are distributed among the first matches of people. */
export const JobExposure = z.object({
	people: z.number().int().describe('people whose matches were looked at'),
	jobs: z.number().int().describe('open jobs'),
	strength: z.number().int().describe('percent that the site is set to'),
	byFit: Shares.describe('if matches stood in the order of their totals'),
	asShown: Shares,
	cost: z.number().describe('points that a shown place fits worse on average than by totals alone'),
})
export type JobExposure = z.infer<typeof JobExposure>

/** Selection rates of a month. Groups under 20 are left out, and so is an attribute with fewer than two groups. */
export const FairnessReport = z.object({
	id: Id,
	month: z.string().describe('as 2026-11'),
	jobs: z.number().int().describe('open jobs whose best people were looked at'),
	attributes: z.array(
		z.object({
			attribute: z.enum(['gender', 'birthYears', 'community', 'disability']),
			groups: z.array(FairnessGroup),
		}),
	),
	exposure: JobExposure.nullable(),
	createdAt: Timestamp,
})
export type FairnessReport = z.infer<typeof FairnessReport>

export const showMyAttributes = endpoint({
	method: 'GET',
	path: 'voluntary-attributes',
	access: 'candidate',
	summary: 'What the caller has said of themselves for the fairness report; nobody else is ever shown it.',
	details: VoluntaryAttributes,
})

export const saveMyAttributes = endpoint({
	method: 'PUT',
	path: 'voluntary-attributes',
	access: 'candidate',
	summary: 'Say something of oneself for the fairness report, or change it. It never reaches the matching.',
	body: VoluntaryAttributesDraft,
	details: VoluntaryAttributes,
	message: 'matchingAnswers.keptApart',
})

export const withdrawMyAttributes = endpoint({
	method: 'DELETE',
	path: 'voluntary-attributes',
	access: 'candidate',
	summary: 'Take back all that was said for the fairness report; it is deleted.',
	details: z.null(),
	message: 'matchingAnswers.deleted',
})

export const listFairnessReports = endpoint({
	method: 'GET',
	path: 'fairness-reports',
	access: 'administrator',
	summary: 'Selection rates by voluntarily given attributes, a report a month, the latest first.',
	details: z.array(FairnessReport),
})
