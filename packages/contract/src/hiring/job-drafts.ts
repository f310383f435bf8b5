import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import {
	Day,
	Id,
	Timestamp,
	optionalLine,
	requiredLine,
	line,
	lines,
	whole,
	within,
} from '../platform/basics.ts'
import { LanguageName, PlaceName, ProfessionName, SkillName } from '../platform/names.ts'
import { problem } from '../platform/problem.ts'
import { dayIn, daysBetween, firstZone, lastZone } from '../platform/site-time.ts'
import { EducationLevel, LanguageClaim, LanguageLevel, WorkMode } from '../profiles/candidates.ts'
import { SkillInText, SuggestedSkills } from '../search/texts.ts'
import { KeptQuestion, QuestionDrafts, faultsOf } from './drafts/job-questions.ts'
import { ApplyRoute, EmploymentType, Job, JobStatus, PayPeriod } from './jobs.ts'

const skillNames = z.array(requiredLine('problems.skill', 60))
const months = within(0, 720, 'problems.years').int().nullable().default(null)
const money = within(0, 1_000_000_000, 'problems.amount').int().nullable().default(null)

/** The maximum number of days that a job stays open, whatever the site settings say. */
export const longestOpenDays = 365

/** The fields of a job. Only the title is required: an unfinished draft can be saved. */
export const JobFields = z.object({
	title: requiredLine('hiringProblems.title', 120),
	description: lines()
		.max(10_000, problem('problems.tooLong', { most: 10000 }))
		.default(''),
	professionId: whole('hiringProblems.profession').nullable().default(null),
	subBranchId: Id.nullable().default(null).describe('where in the organisation the work is'),
	employmentType: EmploymentType.default('full_time'),
	workMode: WorkMode.default('on_site'),
	placeIds: z
		.array(whole())
		.max(10, problem('problems.keepToPlaces', { most: 10 }))
		.default([]),
	mustHaveSkills: skillNames.max(15, problem('problems.keepTo', { most: 15 })).default([]),
	niceToHaveSkills: skillNames.max(15, problem('problems.keepTo', { most: 15 })).default([]),
	experienceMinMonths: months,
	experienceMaxMonths: months,
	education: EducationLevel.nullable().default(null),
	languages: z.array(LanguageClaim).max(10).default([]),
	payMin: money,
	payMax: money,
	payPeriod: PayPeriod.default('month'),
	startInDays: within(0, 365).int().nullable().default(null),
	openings: within(1, 10_000).int().default(1),
	closesOn: Day,
	applyRoute: ApplyRoute.default('here'),
	applyTo: optionalLine(500).describe('a web or mail address, where applications do not come here'),
	isBlind: z.boolean().default(false).describe('whether applicants stay nameless until they are shortlisted'),
	questions: QuestionDrafts.default([]),
})
export type JobFields = z.infer<typeof JobFields>

/** A job as it is sent. A job that is to be published must be complete. */
export const JobDraft = JobFields.extend({
	publish: z.boolean().default(true).describe('false keeps it as a draft'),
	publishAt: Timestamp.nullable().default(null).describe('when it opens, if not at once'),
}).superRefine(refuseUnfinished)
export type JobDraft = z.infer<typeof JobDraft>

/** The names for the ids in a draft, in the same order. */
const DraftNames = z.object({
	profession: ProfessionName.nullable(),
	subBranch: z.string().nullable(),
	places: z.array(PlaceName),
	languages: z.array(LanguageName),
})

/** A draft as it is read: the saved fields, with the names for their ids. */
export const NamedDraft = z.object({
	title: z.string(),
	description: z.string(),
	professionId: z.number().nullable(),
	subBranchId: Id.nullable(),
	employmentType: EmploymentType,
	workMode: WorkMode,
	placeIds: z.array(z.number()),
	mustHaveSkills: z.array(SkillName),
	niceToHaveSkills: z.array(SkillName),
	experienceMinMonths: z.number().nullable(),
	experienceMaxMonths: z.number().nullable(),
	education: EducationLevel.nullable(),
	languages: z.array(z.object({ code: z.string(), level: LanguageLevel.nullable() })),
	payMin: z.number().nullable(),
	payMax: z.number().nullable(),
	payPeriod: PayPeriod,
	startInDays: z.number().nullable(),
	openings: z.number(),
	closesOn: z.string(),
	applyRoute: ApplyRoute,
	applyTo: z.string().nullable(),
	isBlind: z.boolean(),
	questions: z.array(KeptQuestion),
	names: DraftNames,
})
export type NamedDraft = z.infer<typeof NamedDraft>

const job = z.object({ jobId: Id })

export const showJobDraft = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/draft',
	access: 'approved employer',
	summary:
		'A job of the caller as it is changed: with the change that waits for an approver, if there is one.',
	params: job,
	details: z.object({
		id: Id,
		status: JobStatus,
		version: z.number(),
		draft: NamedDraft,
		changeWaits: z.boolean(),
		publishAt: Timestamp.nullable(),
		reviewMessage: z.string().nullable(),
		changedBy: z.string().nullable(),
		changedAt: Timestamp,
	}),
})

/** Whether an approver sees the caller's postings first. */
export const showPosting = endpoint({
	method: 'GET',
	path: 'organisations/me/posting',
	access: 'employer',
	summary: 'Whether jobs of the organisation of the caller are published at once, or wait for an approver.',
	details: z.object({ isTrusted: z.boolean(), accepted: z.number(), needed: z.number() }),
})

export const postJob = endpoint({
	method: 'POST',
	path: 'jobs',
	access: 'approved employer',
	summary: 'Post a job, or keep it as a draft. The first ones of an organisation wait for an approver.',
	body: JobDraft,
	details: Job,
	message: 'hiringAnswers.jobSaved',
})

export const saveJob = endpoint({
	method: 'PUT',
	path: 'jobs/:jobId',
	access: 'approved employer',
	summary:
		'Change a job of the organisation of the caller. Refused (409) when somebody has changed it since the version named.',
	params: job,
	body: JobDraft.safeExtend({ version: whole('hiringProblems.version') }),
	details: Job,
	message: 'hiringAnswers.jobSaved',
})

/** The fields found in the text of a job, for the form to suggest. */
export const readJobText = endpoint({
	method: 'POST',
	path: 'job-texts/read',
	access: 'approved employer',
	summary:
		'The skills, profession, years, education and languages that the text of a job asks for, and skills that it implies.',
	body: z.object({ title: line().max(200), text: lines().max(10_000) }),
	details: z.object({
		skills: z.array(SkillInText),
		suggestedSkills: SuggestedSkills,
		professions: z.array(z.object({ id: z.number(), name: ProfessionName })),
		minMonths: z.number().nullable(),
		maxMonths: z.number().nullable(),
		education: z.number().nullable(),
		languages: z.array(z.object({ code: z.string(), name: LanguageName })),
		isRemote: z.boolean(),
	}),
})

type Unfinished = JobFields & { publish: boolean; publishAt: Date | null }

function refuseUnfinished(draft: Unfinished, context: z.RefinementCtx) {
	if (!draft.publish) return
	const refuse = (path: (string | number)[], message: string) =>
		context.addIssue({ code: 'custom', path, message })
	if (!draft.description) refuse(['description'], 'hiringProblems.description')
	if (draft.professionId === null) refuse(['professionId'], 'hiringProblems.profession')
	if (draft.mustHaveSkills.length === 0) refuse(['mustHaveSkills'], 'hiringProblems.mustHave')
	if (draft.workMode !== 'remote' && draft.placeIds.length === 0) refuse(['placeIds'], 'hiringProblems.place')
	if (isAbove(draft.payMin, draft.payMax)) refuse(['payMax'], 'hiringProblems.payOrder')
	if (isAbove(draft.experienceMinMonths, draft.experienceMaxMonths))
		refuse(['experienceMaxMonths'], 'hiringProblems.experienceOrder')
	if (!isWithinReach(draft.closesOn))
		refuse(['closesOn'], problem('hiringProblems.lastDay', { most: longestOpenDays }))
	if (draft.publishAt && dayIn(lastZone, draft.publishAt) > draft.closesOn)
		refuse(['publishAt'], 'hiringProblems.opensLate')
	if (draft.applyRoute === 'link' && !isWebAddress(draft.applyTo))
		refuse(['applyTo'], 'hiringProblems.applyLink')
	if (draft.applyRoute === 'mail' && !z.email().safeParse(draft.applyTo).success)
		refuse(['applyTo'], 'hiringProblems.applyEmail')
	for (const [at, question] of draft.questions.entries())
		for (const { field, message } of faultsOf(question)) refuse(['questions', at, field], message)
}

function isAbove(least: number | null, most: number | null) {
	return least !== null && most !== null && least > most
}

/**
 * Whether a job may close on this day. Without the current day of the site, which a form does not know, any day that
 * is today anywhere in the world is accepted; the API decides by the site's own day.
 */
export function isWithinReach(day: string, most = longestOpenDays, today?: string) {
	if (today !== undefined) return daysBetween(today, day) >= 0 && daysBetween(today, day) <= most
	return daysBetween(dayIn(lastZone), day) >= 0 && daysBetween(dayIn(firstZone), day) <= most
}

function isWebAddress(address: string | null) {
	return address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
