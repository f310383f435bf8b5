import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Day, Id, optionalLine, optionalLines, requiredLine } from '../platform/basics.ts'

/** An organisation's answer to a person's claim of working there. */
export const Confirmation = z.enum(['claimed', 'confirmed', 'denied'])
export type Confirmation = z.infer<typeof Confirmation>

export const WorkKind = z.enum([
	'full_time',
	'part_time',
	'contract',
	'temporary',
	'self_employed',
	'apprenticeship',
	'internship',
	'volunteer',
])
export type WorkKind = z.infer<typeof WorkKind>

/** The maximum number of entries of each kind for one person. */
export const mostEntries = 50

/** Work and education entries cannot begin before this day. */
const earliest = '1940-01-01'

/** An education entry may have a planned end, up to this many years ahead. */
const yearsAhead = 10

const start = z.iso
	.date('profilesProblems.month')
	.refine((day) => day >= earliest, 'problems.year')
	.refine((day) => day <= today(), 'profilesProblems.future')

/** A work entry, as its form sends it. Without an end the person still works there. */
export const WorkEntryDraft = z
	.object({
		title: requiredLine('profilesProblems.jobTitle', 120),
		organisationName: requiredLine('profilesProblems.employer', 160),
		place: optionalLine(120),
		startedOn: start,
		endedOn: z.iso
			.date('profilesProblems.month')
			.refine((day) => day <= today(), 'profilesProblems.workInFuture')
			.nullable()
			.default(null),
		kind: WorkKind.nullable().default(null),
		description: optionalLines(2000),
	})
	.check(endsAfterStart)
export type WorkEntryDraft = z.infer<typeof WorkEntryDraft>

/** An education entry, as its form sends it. Without an end it is ongoing. */
export const EducationEntryDraft = z
	.object({
		institution: requiredLine('profilesProblems.institution', 160),
		degree: requiredLine('profilesProblems.degree', 120),
		field: optionalLine(120),
		startedOn: start.nullable().default(null),
		endedOn: Day.refine((day) => day >= earliest, 'problems.year')
			.refine((day) => day <= today(yearsAhead), 'profilesProblems.farFuture')
			.nullable()
			.default(null),
		grade: optionalLine(60),
		note: optionalLines(1000),
	})
	.check(endsAfterStart)
export type EducationEntryDraft = z.infer<typeof EducationEntryDraft>

type Span = { startedOn: string | null; endedOn: string | null }

function endsAfterStart({ value, issues }: z.core.ParsePayload<Span>) {
	if (!value.startedOn || !value.endedOn || value.startedOn <= value.endedOn) return
	const message = 'profilesProblems.endsEarly'
	issues.push({ code: 'custom', input: value.endedOn, path: ['endedOn'], message })
}

/**
 * The months in which a person worked, including the first and the last of each entry. A month with two jobs counts
 * once.
 */
export function workedMonths(entries: Span[], now: Date) {
	const months = new Set<number>()
	for (const { startedOn, endedOn } of entries) {
		if (!startedOn) continue
		const last = monthNumber(endedOn ? new Date(endedOn) : now)
		for (let month = monthNumber(new Date(startedOn)); month <= last; month++) months.add(month)
	}
	return months.size
}

function monthNumber(day: Date) {
	return day.getUTCFullYear() * 12 + day.getUTCMonth()
}

function today(yearsLater = 0) {
	const day = new Date()
	day.setUTCFullYear(day.getUTCFullYear() + yearsLater)
	return day.toISOString().slice(0, 10)
}

/** A work entry, as readers of the profile see it. */
export const WorkEntry = z.object({
	id: Id,
	title: z.string(),
	organisationName: z.string(),
	isRegistered: z.boolean().describe('whether the organisation is registered here'),
	place: z.string().nullable(),
	startedOn: z.string().nullable(),
	endedOn: z.string().nullable(),
	kind: WorkKind.nullable(),
	description: z.string().nullable(),
	confirmation: Confirmation.nullable(),
})
export type WorkEntry = z.infer<typeof WorkEntry>

/** An education entry, as readers of the profile see it. */
export const EducationEntry = z.object({
	id: Id,
	institution: z.string(),
	degree: z.string(),
	field: z.string().nullable(),
	startedOn: z.string().nullable(),
	endedOn: z.string().nullable(),
	grade: z.string().nullable(),
	note: z.string().nullable(),
})
export type EducationEntry = z.infer<typeof EducationEntry>

/** Why somebody did not work for a time. */
export const GapReason = z.enum([
	'caring',
	'parenthood',
	'health',
	'study',
	'searching',
	'layoff',
	'moving',
	'travel',
	'volunteering',
	'other',
])
export type GapReason = z.infer<typeof GapReason>

/** A time without work that the person wants to mention. Without an end it is ongoing. */
export const CareerGapDraft = z
	.object({
		reason: z.enum(GapReason.options, 'profilesProblems.gapReason'),
		startedOn: start,
		endedOn: z.iso
			.date('profilesProblems.month')
			.refine((day) => day <= today(), 'profilesProblems.gapInFuture')
			.nullable()
			.default(null),
		note: optionalLines(500),
	})
	.check(endsAfterStart)
export type CareerGapDraft = z.infer<typeof CareerGapDraft>

/** A career gap, as readers of the profile see it. */
export const CareerGap = z.object({
	id: Id,
	reason: GapReason,
	startedOn: z.string(),
	endedOn: z.string().nullable(),
	note: z.string().nullable(),
})
export type CareerGap = z.infer<typeof CareerGap>

const entryParams = z.object({ entryId: Id })
const Kept = z.object({ id: Id })

export const addWorkEntry = endpoint({
	method: 'POST',
	path: 'work-entries',
	access: 'candidate',
	summary: 'Add work to the profile; an organisation registered here is asked to confirm it.',
	body: WorkEntryDraft,
	details: Kept,
	message: 'profilesAnswers.workSaved',
})

export const changeWorkEntry = endpoint({
	method: 'PUT',
	path: 'work-entries/:entryId',
	access: 'candidate',
	summary: 'Change work; another title, organisation or start has to be confirmed anew.',
	params: entryParams,
	body: WorkEntryDraft,
	details: Kept,
	message: 'profilesAnswers.workSaved',
})

export const removeWorkEntry = endpoint({
	method: 'DELETE',
	path: 'work-entries/:entryId',
	access: 'candidate',
	summary: 'Remove work from the profile.',
	params: entryParams,
	details: Kept,
	message: 'profilesAnswers.entryRemoved',
})

export const addEducationEntry = endpoint({
	method: 'POST',
	path: 'education-entries',
	access: 'candidate',
	summary: 'Add a time of study to the profile.',
	body: EducationEntryDraft,
	details: Kept,
	message: 'profilesAnswers.educationSaved',
})

export const changeEducationEntry = endpoint({
	method: 'PUT',
	path: 'education-entries/:entryId',
	access: 'candidate',
	summary: 'Change a time of study.',
	params: entryParams,
	body: EducationEntryDraft,
	details: Kept,
	message: 'profilesAnswers.educationSaved',
})

export const removeEducationEntry = endpoint({
	method: 'DELETE',
	path: 'education-entries/:entryId',
	access: 'candidate',
	summary: 'Remove a time of study from the profile.',
	params: entryParams,
	details: Kept,
	message: 'profilesAnswers.entryRemoved',
})

export const addCareerGap = endpoint({
	method: 'POST',
	path: 'career-gaps',
	access: 'candidate',
	summary: 'Name a time without work on the profile.',
	body: CareerGapDraft,
	details: Kept,
	message: 'profilesAnswers.gapSaved',
})

export const changeCareerGap = endpoint({
	method: 'PUT',
	path: 'career-gaps/:entryId',
	access: 'candidate',
	summary: 'Change a career gap.',
	params: entryParams,
	body: CareerGapDraft,
	details: Kept,
	message: 'profilesAnswers.gapSaved',
})

export const removeCareerGap = endpoint({
	method: 'DELETE',
	path: 'career-gaps/:entryId',
	access: 'candidate',
	summary: 'Remove a career gap from the profile.',
	params: entryParams,
	details: Kept,
	message: 'profilesAnswers.entryRemoved',
})
