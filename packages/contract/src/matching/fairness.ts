import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'

export const Gender = z.enum(['woman', 'man', 'another'])
export const BirthYears = z.enum(['from_2000', '1990_to_1999', '1980_to_1989', '1970_to_1979', 'before_1970'])
/** The groups by which Indian law counts disadvantage; nothing finer is asked. */
export const Community = z.enum([
	'scheduled_caste',
	'scheduled_tribe',
	'other_backward_class',
	'none_of_these',
])
export const Disability = z.enum(['yes', 'no'])

/** What a person may say of themselves, each of it or nothing, so that the portal can see whether it is fair. */
export const VoluntaryAttributes = z.object({
	gender: Gender.nullable(),
	birthYears: BirthYears.nullable(),
	community: Community.nullable(),
	disability: Disability.nullable(),
})
export type VoluntaryAttributes = z.infer<typeof VoluntaryAttributes>

/** What is not said again is taken back. */
export const VoluntaryAttributesDraft = z.object({
	gender: Gender.nullable().default(null),
	birthYears: BirthYears.nullable().default(null),
	community: Community.nullable().default(null),
	disability: Disability.nullable().default(null),
})

/** Smaller groups are never told, lest they name somebody. */
export const leastGroup = 20

/** Below this share of the best group's rate a group counts as disadvantaged, until somebody has looked why. */
export const fourFifths = 0.8

/** Open jobs each show this many people: to stand among them once is to be selected. */
export const selectedAmong = 20

export const FairnessGroup = z.object({
	group: z.string(),
	people: z.number().int().describe('approved people who said so, rounded down to tens'),
	rate: z.number().describe('the share of them who were selected, to the hundredth'),
	ratio: z.number().describe('of their rate to the highest rate, to the hundredth'),
	isBelow: z.boolean().describe('whether the ratio is below four fifths'),
})
export type FairnessGroup = z.infer<typeof FairnessGroup>

/** Jobs among the first of a person's matches: so many are on the first screens. */
export const shownToEach = 10

const Shares = z.object({
	mostShown: z.number().describe('the share of people who are shown the job that is shown most'),
	never: z.number().int().describe('open jobs that nobody is shown'),
	gini: z.number().describe('0 where all jobs are shown alike, near 1 where all attention goes to one'),
})

/** How jobs are shared out: what stands among the first of the matches of people. */
export const Exposure = z.object({
	people: z.number().int().describe('people whose matches were looked at'),
	jobs: z.number().int().describe('open jobs'),
	strength: z.number().int().describe('percent that the site is set to'),
	byFit: Shares.describe('if matches stood in the order of their totals'),
	asShown: Shares,
	cost: z.number().describe('points that a shown place fits worse on average than by totals alone'),
})
export type Exposure = z.infer<typeof Exposure>

/** Selection rates of a month; groups under 20 are left out, and so is an attribute with fewer than two groups. */
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
	exposure: Exposure.nullable(),
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
	message: 'Thank you. It is kept apart from your profile.',
})

export const withdrawMyAttributes = endpoint({
	method: 'DELETE',
	path: 'voluntary-attributes',
	access: 'candidate',
	summary: 'Take back all that was said for the fairness report; it is deleted.',
	details: z.null(),
	message: 'It is deleted.',
})

export const listFairnessReports = endpoint({
	method: 'GET',
	path: 'fairness-reports',
	access: 'administrator',
	summary: 'Selection rates by voluntarily given attributes, a report a month, the latest first.',
	details: z.array(FairnessReport),
})
