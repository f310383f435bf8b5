import type { KeptQuestion } from '@profile-search/contract/hiring/drafts/job-questions'
import type { NamedDraft } from '@profile-search/contract/hiring/job-drafts'
import type { showJob } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import { dayAfter, dayIn, momentIn, timeIn } from '@profile-search/contract/platform/site-time'
import type { TaxonomyItem } from '@profile-search/contract/search/reference'
import type { JobShown } from '#features/hiring/jobs/job-view.tsx'
import type { Language, LanguageClaim } from '#features/search/language-rows.tsx'
import type { Profession } from '#features/search/profession-select.tsx'
import type { DraftForm } from '#ui/form/draft-form.ts'
import { siteZone, today } from '#ui/text/site-zone.ts'
import { type Step, stepOf } from './job-steps.ts'

type Job = Details<typeof showJob>

/** The draft as the form holds it: towns with their names, experience in years. */
export type JobValues = {
	title: string
	description: string
	professionId: number | null
	subBranchId: string | null
	employmentType: Job['employmentType']
	workMode: Job['workMode']
	places: TaxonomyItem[]
	mustHaveSkills: string[]
	niceToHaveSkills: string[]
	minYears: number | null
	maxYears: number | null
	education: number | null
	languages: LanguageClaim[]
	payMin: number | null
	payMax: number | null
	payPeriod: Job['payPeriod']
	startInDays: number | null
	openings: number | null
	closesOn: string
	applyRoute: Job['applyRoute']
	applyTo: string
	isBlind: boolean
	questions: KeptQuestion[]
	/** A datetime-local value in the time zone of the site; empty for now. */
	publishAt: string
}

export type JobForm = DraftForm<JobValues>

/** How many days a new job stays open by default. */
const usualOpenDays = 30

/** The form values of a saved draft, or of a new job. */
export function valuesOf(draft: NamedDraft | null, publishAt: string | null = null): JobValues {
	if (!draft) return newJob()
	const { names, placeIds, experienceMinMonths, experienceMaxMonths, ...said } = draft
	return {
		...said,
		applyTo: said.applyTo ?? '',
		places: placeIds.map((id, index) => ({ id, name: names.places[index] ?? String(id) })),
		minYears: inYears(experienceMinMonths),
		maxYears: inYears(experienceMaxMonths),
		publishAt: publishAt ? localInput(new Date(publishAt)) : '',
	}
}

/** The form values of a template, open as long as a new job. */
export function freshValuesOf(draft: NamedDraft): JobValues {
	return { ...valuesOf(draft), closesOn: newJob().closesOn }
}

function newJob(): JobValues {
	return {
		title: '',
		description: '',
		professionId: null,
		subBranchId: null,
		employmentType: 'full_time',
		workMode: 'on_site',
		places: [],
		mustHaveSkills: [],
		niceToHaveSkills: [],
		minYears: null,
		maxYears: null,
		education: null,
		languages: [],
		payMin: null,
		payMax: null,
		payPeriod: 'month',
		startInDays: null,
		openings: 1,
		closesOn: dayAfter(today(), usualOpenDays),
		applyRoute: 'here',
		applyTo: '',
		isBlind: false,
		questions: [],
		publishAt: '',
	}
}

/** The steps in which something was entered that a new job does not have. A closing date is proposed anew each day. */
export function filledSteps(values: JobValues): Set<Step> {
	const blank = { ...newJob(), closesOn: values.closesOn }
	const names = Object.keys(blank) as (keyof JobValues)[]
	const filled = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(blank[name]))
	return new Set(filled.map((name) => stepOf(nameInContract[name] ?? name)))
}

const nameInContract: Partial<Record<keyof JobValues, string>> = {
	places: 'placeIds',
	minYears: 'experienceMinMonths',
	maxYears: 'experienceMaxMonths',
}

/** The draft as the contract checks it and the API takes it. */
export function draftOf({ places, minYears, maxYears, publishAt, ...fields }: JobValues, publish: boolean) {
	const opensAt = publishAt ? momentIn(siteZone(), publishAt) : null
	return {
		...fields,
		openings: fields.openings ?? (publish ? Number.NaN : 1),
		placeIds: places.map(({ id }) => id),
		experienceMinMonths: inMonths(minYears),
		experienceMaxMonths: inMonths(maxYears),
		publishAt: opensAt && !Number.isNaN(opensAt.getTime()) ? opensAt.toISOString() : null,
		publish,
	}
}

type Lists = { professions: Profession[]; languages: Language[]; branches: { id: string; name: string }[] }

/** The draft with the names of its IDs, to be compared with a version that somebody else has saved. */
export function namedDraftOf(values: JobValues, { professions, languages, branches }: Lists): NamedDraft {
	const { places, minYears, maxYears, publishAt: _, ...said } = values
	return {
		...said,
		openings: said.openings ?? 1,
		applyTo: said.applyTo || null,
		languages: said.languages.map(({ code, level }) => ({ code, level: level ?? null })),
		placeIds: places.map(({ id }) => id),
		experienceMinMonths: inMonths(minYears),
		experienceMaxMonths: inMonths(maxYears),
		names: {
			profession: professions.find(({ id }) => id === said.professionId)?.name ?? null,
			subBranch: branches.find(({ id }) => id === said.subBranchId)?.name ?? null,
			places: places.map(({ name }) => name),
			languages: said.languages.map(({ code }) => languages.find((one) => one.code === code)?.name ?? code),
		},
	}
}

/** The job as the preview shows it. */
export function previewOf(draft: NamedDraft): JobShown {
	return {
		...draft,
		profession: draft.names.profession ?? '',
		subBranch: draft.subBranchId ? { id: draft.subBranchId, name: draft.names.subBranch ?? '' } : null,
		places: draft.names.places,
		languages: draft.languages.map((claim, at) => ({ ...claim, name: draft.names.languages[at] ?? '' })),
		questions: draft.questions
			.filter(({ text }) => text.trim() !== '')
			.map((question, position) => ({ ...question, position })),
		status: 'draft',
	}
}

function inYears(months: number | null) {
	return months === null ? null : Math.round((months / 12) * 10) / 10
}

function inMonths(years: number | null) {
	return years === null ? null : Math.round(years * 12)
}

/** A time as a datetime-local value in the time zone of the site. */
function localInput(moment: Date) {
	return `${dayIn(siteZone(), moment)}T${timeIn(siteZone(), moment)}`
}
