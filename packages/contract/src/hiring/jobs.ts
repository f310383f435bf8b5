import { z } from 'zod'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { FacetChoices, ListOrder, SearchQuery, facetedDetails } from '../http/lists.ts'
import { Id, QueryNumber, Timestamp } from '../platform/basics.ts'
import { LanguageName, PlaceName, ProfessionName, SkillName, shownNames } from '../platform/names.ts'
import { EducationLevel, LanguageLevel, WorkMode } from '../profiles/candidates.ts'

/**
 * Usually a job goes from draft to open to closed. A paused job can open again, and a job that an approver sends back
 * becomes a draft.
 */
export const JobStatus = z.enum(['draft', 'open', 'closed', 'in_review', 'scheduled', 'paused'])
export type JobStatus = z.infer<typeof JobStatus>

/** How to apply: in the portal, or at an address of the organisation. */
export const ApplyRoute = z.enum(['here', 'link', 'mail'])
export type ApplyRoute = z.infer<typeof ApplyRoute>

export const CloseReason = z.enum(['filled_here', 'filled_elsewhere', 'not_filled', 'withdrawn', 'expired'])
export type CloseReason = z.infer<typeof CloseReason>

/** The outcome of a closed job, as declared by its organisation. */
export const JobOutcome = z.enum(['hired_here', 'hired_elsewhere', 'not_filled'])
export type JobOutcome = z.infer<typeof JobOutcome>

export const QuestionKind = z.enum(['yes_no', 'text', 'number', 'choice'])
export type QuestionKind = z.infer<typeof QuestionKind>

export const EmploymentType = z.enum([
	'full_time',
	'part_time',
	'contract',
	'temporary',
	'internship',
	'volunteer',
])
export type EmploymentType = z.infer<typeof EmploymentType>

export const PayPeriod = z.enum(['hour', 'day', 'month', 'year'])
export type PayPeriod = z.infer<typeof PayPeriod>

/** Pay periods in a year of full-time work in India: 312 days of 8 hours. */
export const periodsInYear: Record<PayPeriod, number> = { hour: 2496, day: 312, month: 12, year: 1 }

/** A job in a list. */
export const JobCard = z.object({
	id: Id,
	title: z.string(),
	organisation: z.object({ id: Id, name: z.string(), logo: z.string().nullable() }),
	subBranch: z.object({ id: Id, name: z.string() }).nullable(),
	profession: ProfessionName,
	places: z.array(PlaceName),
	workMode: WorkMode,
	employmentType: EmploymentType,
	payMin: z.number().nullable(),
	payMax: z.number().nullable(),
	payPeriod: PayPeriod,
	status: JobStatus,
	closesOn: z.string(),
	publishedAt: Timestamp.nullable(),
	applicants: z.number().int().describe('how many people have applied and not withdrawn'),
})
export type JobCard = z.infer<typeof JobCard>

/** A job in the list of its own organisation. */
export const OwnJobCard = JobCard.extend({
	version: z.number(),
	publishAt: Timestamp.nullable().describe('when a scheduled one opens'),
	reviewMessage: z.string().nullable(),
	changeWaits: z.boolean(),
	canReopen: z.boolean(),
	isFrozen: z.boolean().describe('hidden from everybody else after reports'),
	isOutcomeAsked: z.boolean(),
	outcome: JobOutcome.nullable(),
	applications: z.number(),
})
export type OwnJobCard = z.infer<typeof OwnJobCard>

/** How an organisation treats its applicants; null while there is too little data. */
export const Answering = z.object({
	applications: z.number().describe('of the last year, that were answered or have waited two weeks'),
	answered: z.number().describe('percent of them'),
	days: z.number().nullable().describe('to the first answer, the median'),
	closedJobs: z
		.number()
		.describe('of the last year, whose outcome was told or that have been closed for four weeks'),
	outcomes: z.number().nullable().describe('percent of these closed jobs whose outcome was told'),
})
export type Answering = z.infer<typeof Answering>

/** A question as applicants see it, without the answer that the organisation wants. */
const AskedQuestion = z.object({
	position: z.number(),
	text: z.string(),
	kind: QuestionKind,
	choices: z.array(z.string()),
	isRequired: z.boolean(),
})

const names = z.array(z.string())

/** A job with all details. */
export const Job = JobCard.extend({
	inEnglish: z
		.object({ places: names, mustHaveSkills: names, niceToHaveSkills: names })
		.optional()
		.describe('the names for programs, where the reader is shown others'),
	description: z.string(),
	professionId: z.number().nullable(),
	placeIds: z.array(z.number()),
	mustHaveSkills: z.array(SkillName),
	niceToHaveSkills: z.array(SkillName),
	experienceMinMonths: z.number().nullable(),
	experienceMaxMonths: z.number().nullable(),
	education: EducationLevel.nullable(),
	languages: z.array(z.object({ code: z.string(), name: LanguageName, level: LanguageLevel.nullable() })),
	startInDays: z.number().nullable(),
	openings: z.number(),
	applyRoute: ApplyRoute,
	applyTo: z.string().nullable().describe('a web or mail address, where applications do not come here'),
	isBlind: z.boolean(),
	questions: z.array(AskedQuestion),
	answering: Answering.nullable(),
	isMine: z.boolean().describe('whether the caller may edit it'),
	own: z
		.object({
			version: z.number(),
			publishAt: Timestamp.nullable().describe('when a scheduled one opens'),
			reviewMessage: z.string().nullable().describe('why an approver sent it back'),
			changeWaits: z.boolean().describe('whether a change of it waits for an approver'),
			closeReason: CloseReason.nullable(),
			closeComment: z.string().nullable(),
			closedAt: Timestamp.nullable(),
			canReopen: z.boolean().describe('closed a moment ago, so that it can be taken back'),
			isFrozen: z.boolean().describe('hidden from everybody else after reports'),
			outcome: JobOutcome.nullable(),
			isOutcomeAsked: z.boolean(),
			relistedFrom: Id.nullable(),
		})
		.nullable()
		.describe('for its organisation alone'),
}).register(shownNames, {
	show(job) {
		const { places, mustHaveSkills, niceToHaveSkills } = job
		return { ...job, inEnglish: { places, mustHaveSkills, niceToHaveSkills } }
	},
})
export type Job = z.infer<typeof Job>

/** The facets of the list of jobs, in the order of the screen. */
export const JobFacet = z.enum([
	'profession',
	'skill',
	'place',
	'workMode',
	'employment',
	'askedExperience',
	'pay',
])
export type JobFacet = z.infer<typeof JobFacet>

export const listJobs = endpoint({
	method: 'GET',
	path: 'jobs',
	access: 'anyone',
	summary: 'Open jobs, searched and narrowed down.',
	query: CursorPageQuery.extend({
		query: SearchQuery,
		order: ListOrder.optional().describe('the best first when words are searched for, else the newest'),
		km: QueryNumber.min(0).max(500).default(0).describe('also places so many km around the chosen ones'),
		profession: FacetChoices,
		skill: FacetChoices,
		place: FacetChoices,
		workMode: FacetChoices,
		employment: FacetChoices,
		askedExperience: FacetChoices,
		pay: FacetChoices,
	}),
	details: cursorPageOf(JobCard).extend(facetedDetails),
})

export const listOrganisationJobs = endpoint({
	method: 'GET',
	path: 'organisations/:organisationId/jobs',
	access: 'anyone',
	summary: 'The open jobs of an organisation, or of one of its sub-branches, newest first.',
	params: z.object({ organisationId: Id }),
	query: CursorPageQuery.extend({ subBranchId: Id.optional() }),
	details: cursorPageOf(JobCard),
})

export const listMyJobs = endpoint({
	method: 'GET',
	path: 'organisations/me/jobs',
	access: 'employer',
	summary:
		'The jobs of the organisation of the caller, open ones first, with how many there are in each state.',
	query: CursorPageQuery.extend({
		status: JobStatus.optional(),
		query: SearchQuery.describe('of the title'),
	}),
	details: cursorPageOf(OwnJobCard).extend({
		counts: z.partialRecord(JobStatus, z.number()),
	}),
})

export const listMyOpenJobs = endpoint({
	method: 'GET',
	path: 'organisations/me/open-jobs',
	access: 'employer',
	summary:
		'The open jobs of the organisation of the caller by title and place, latest first, for choosing one of them; 500 at most.',
	details: z.array(JobCard.pick({ id: true, title: true, places: true })),
})

export const showJob = endpoint({
	method: 'GET',
	path: 'jobs/:jobId',
	access: 'anyone',
	summary:
		'An open job; for members of its organisation also a draft or closed one. To others one that was open and is closed is gone (410).',
	params: z.object({ jobId: Id }),
	details: Job,
})

export const listSimilarJobs = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/similar',
	access: 'anyone',
	summary: 'The open jobs that are most like one that is or was open, the most alike first.',
	params: z.object({ jobId: Id }),
	details: z.object({
		title: z.string(),
		organisation: z.object({ id: Id, name: z.string() }),
		isClosed: z.boolean(),
		items: z.array(JobCard),
	}),
})

/** The usual pay of a profession is told from this many jobs and organisations on, so that it is nobody's in particular. */
export const leastForUsualPay = { jobs: 10, organisations: 3 }

/** What the open jobs of a profession pay, in rupees a month: a quarter pays less than `low`, half less than `middle`. */
export const UsualPay = z.object({
	jobs: z.number().int().describe('open ones that state their pay'),
	low: z.number().int(),
	middle: z.number().int(),
	high: z.number().int().describe('a quarter of the jobs pays more'),
})
export type UsualPay = z.infer<typeof UsualPay>

export const showUsualPay = endpoint({
	method: 'GET',
	path: 'professions/:professionId/pay',
	access: 'anyone',
	summary: 'What open jobs of a profession pay; null while too few organisations state it.',
	params: z.object({ professionId: z.coerce.number().int().min(1).max(2_147_483_647) }),
	details: UsualPay.nullable(),
})

export const showAnswering = endpoint({
	method: 'GET',
	path: 'organisations/:organisationId/answering',
	access: 'anyone',
	summary: 'How an organisation treats those who apply; null while there is too little to tell by.',
	params: z.object({ organisationId: Id }),
	details: Answering.nullable(),
})
