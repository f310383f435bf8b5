import { z } from 'zod'
import { Day, Id, PageQuery, QueryNumber, Timestamp, optionalText, pageOf, requiredText } from './basics.ts'
import { EducationLevel, LanguageClaim, LanguageLevel, WorkMode } from './candidates.ts'
import { endpoint } from './endpoint.ts'
import { Choices, ListOrder, SearchWords, facetedDetails } from './lists.ts'

/** A job goes from the first to the last; a paused one may open again, and what an approver sends back is a draft. */
export const JobStatus = z.enum(['draft', 'open', 'closed', 'in_review', 'scheduled', 'paused'])
export type JobStatus = z.infer<typeof JobStatus>

/** Where an application goes: into the portal, or to an address of the organisation's own. */
export const ApplyRoute = z.enum(['here', 'link', 'mail'])
export type ApplyRoute = z.infer<typeof ApplyRoute>

export const CloseReason = z.enum(['filled_here', 'filled_elsewhere', 'not_filled', 'withdrawn', 'expired'])
export type CloseReason = z.infer<typeof CloseReason>

/** What became of a closed job, as its organisation declares. */
export const JobOutcome = z.enum(['hired_here', 'hired_elsewhere', 'not_filled'])
export type JobOutcome = z.infer<typeof JobOutcome>

export const QuestionKind = z.enum(['yes_no', 'text', 'number', 'choice'])
export type QuestionKind = z.infer<typeof QuestionKind>

/** Why somebody does not want to see a job again. */
export const DismissReason = z.enum([
	'place',
	'pay',
	'work',
	'organisation',
	'hours',
	'done_already',
	'other',
])
export type DismissReason = z.infer<typeof DismissReason>

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

const skillNames = z.array(requiredText('Please name the skill.', 60))
const months = z.number().int().min(0).max(720, 'Please check the years.').nullable().default(null)
const money = z.number().int().min(0).max(1_000_000_000, 'Please check the amount.').nullable().default(null)

/** Days a job stays open at most. */
export const longestOpenDays = 90

export const JobDraft = z
	.object({
		title: requiredText('Please enter the title of the job.', 120),
		description: requiredText('Please describe the work.', 10_000),
		professionId: z.number('Please choose the profession.').int(),
		subBranchId: Id.nullable().default(null).describe('where in the organisation the work is'),
		employmentType: EmploymentType.default('full_time'),
		workMode: WorkMode.default('on_site'),
		placeIds: z.array(z.number().int()).max(10, 'Please keep it to 10 places.').default([]),
		mustHaveSkills: skillNames
			.min(1, 'Please name at least one skill that the work needs.')
			.max(15, 'Please keep it to 15.'),
		niceToHaveSkills: skillNames.max(15, 'Please keep it to 15.').default([]),
		experienceMinMonths: months,
		experienceMaxMonths: months,
		education: EducationLevel.nullable().default(null),
		languages: z.array(LanguageClaim).max(10).default([]),
		payMin: money,
		payMax: money,
		payPeriod: PayPeriod.default('month'),
		startInDays: z.number().int().min(0).max(365).nullable().default(null),
		openings: z.number().int().min(1, 'Please enter at least 1.').max(10_000).default(1),
		closesOn: Day.refine(isWithinReach, `Please choose a day from today to ${longestOpenDays} days ahead.`),
		publish: z.boolean().default(true).describe('false keeps it as a draft'),
	})
	.refine((job) => job.workMode === 'remote' || job.placeIds.length > 0, {
		path: ['placeIds'],
		message: 'Please choose where the work is.',
	})
	.refine((job) => job.payMin === null || job.payMax === null || job.payMin <= job.payMax, {
		path: ['payMax'],
		message: 'The upper amount is below the lower one.',
	})
	.refine(
		(job) =>
			job.experienceMinMonths === null ||
			job.experienceMaxMonths === null ||
			job.experienceMinMonths <= job.experienceMaxMonths,
		{ path: ['experienceMaxMonths'], message: 'The longest experience is below the shortest.' },
	)
export type JobDraft = z.infer<typeof JobDraft>

function isWithinReach(day: string) {
	const days = (Date.parse(day) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000
	return days >= 0 && days <= longestOpenDays
}

/** A job in a list. */
export const JobCard = z.object({
	id: Id,
	title: z.string(),
	organisation: z.object({ id: Id, name: z.string(), logo: z.string().nullable() }),
	subBranch: z.object({ id: Id, name: z.string() }).nullable(),
	profession: z.string(),
	places: z.array(z.string()),
	workMode: WorkMode,
	employmentType: EmploymentType,
	payMin: z.number().nullable(),
	payMax: z.number().nullable(),
	payPeriod: PayPeriod,
	status: JobStatus,
	closesOn: z.string(),
	publishedAt: Timestamp.nullable(),
})
export type JobCard = z.infer<typeof JobCard>

/** A job, whole. */
export const Job = JobCard.extend({
	description: z.string(),
	professionId: z.number(),
	placeIds: z.array(z.number()),
	mustHaveSkills: z.array(z.string()),
	niceToHaveSkills: z.array(z.string()),
	experienceMinMonths: z.number().nullable(),
	experienceMaxMonths: z.number().nullable(),
	education: EducationLevel.nullable(),
	languages: z.array(z.object({ code: z.string(), name: z.string(), level: LanguageLevel.nullable() })),
	startInDays: z.number().nullable(),
	openings: z.number(),
	isMine: z.boolean().describe('whether the caller may edit it'),
})
export type Job = z.infer<typeof Job>

/** What jobs can be narrowed down by, in the order of the screen. */
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
	query: PageQuery.extend({
		words: SearchWords,
		order: ListOrder.default('newest'),
		km: QueryNumber.min(0).max(500).default(0).describe('also places so many km around the chosen ones'),
		profession: Choices,
		skill: Choices,
		place: Choices,
		workMode: Choices,
		employment: Choices,
		askedExperience: Choices,
		pay: Choices,
	}),
	details: pageOf(JobCard).extend(facetedDetails),
})

export const listOrganisationJobs = endpoint({
	method: 'GET',
	path: 'organisations/:organisationId/jobs',
	access: 'anyone',
	summary: 'The open jobs of an organisation, or of one of its sub-branches, newest first.',
	params: z.object({ organisationId: Id }),
	query: PageQuery.extend({ subBranchId: Id.optional() }),
	details: pageOf(JobCard),
})

export const listMyJobs = endpoint({
	method: 'GET',
	path: 'organisations/me/jobs',
	access: 'employer',
	summary: 'All jobs of the organisation of the caller, newest first.',
	query: PageQuery,
	details: pageOf(JobCard),
})

export const showJob = endpoint({
	method: 'GET',
	path: 'jobs/:jobId',
	access: 'anyone',
	summary: 'An open job; for members of its organisation also a draft or closed one.',
	params: z.object({ jobId: Id }),
	details: Job,
})

export const postJob = endpoint({
	method: 'POST',
	path: 'jobs',
	access: 'approved employer',
	summary: 'Post a job, or keep it as a draft.',
	body: JobDraft,
	details: Job,
	message: 'The job is saved.',
})

export const saveJob = endpoint({
	method: 'PUT',
	path: 'jobs/:jobId',
	access: 'approved employer',
	summary: 'Change a job of the organisation of the caller.',
	params: z.object({ jobId: Id }),
	body: JobDraft,
	details: Job,
	message: 'The job is saved.',
})

export const closeJob = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/close',
	access: 'approved employer',
	summary: 'Close a job of the organisation of the caller.',
	params: z.object({ jobId: Id }),
	body: z.object({ reason: optionalText(300) }),
	details: Job,
	message: 'The job is closed.',
})
