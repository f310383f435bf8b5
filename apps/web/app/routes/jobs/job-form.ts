import type { Details } from '@profile-search/contract/endpoint'
import type { JobDraft, showJob } from '@profile-search/contract/jobs'
import type { Choice } from '@profile-search/contract/reference'
import type { DraftForm } from '../../ui/draft-form.ts'
import type { JobShown } from '../../ui/job-view.tsx'
import type { Language, LanguageClaim } from '../../ui/language-rows.tsx'
import type { Profession } from '../../ui/profession-select.tsx'

/** The draft as fields hold it: towns with their names, experience in years. */
export type JobValues = {
	title: string
	description: string
	professionId: number | null
	subBranchId: string | null
	employmentType: JobDraft['employmentType']
	workMode: JobDraft['workMode']
	places: Choice[]
	mustHaveSkills: string[]
	niceToHaveSkills: string[]
	minYears: number | null
	maxYears: number | null
	education: number | null
	languages: LanguageClaim[]
	payMin: number | null
	payMax: number | null
	payPeriod: JobDraft['payPeriod']
	startInDays: number | null
	openings: number | null
	closesOn: string
}

export type JobForm = DraftForm<JobValues>

type Job = Details<typeof showJob>

/** Days a new job stays open unless its owner says otherwise. */
const usualOpenDays = 30

/** The fields filled with the job as it is saved, or with those of a new one. */
export function valuesOf(job: Job | null): JobValues {
	if (!job) return newJob()
	return {
		...job,
		subBranchId: job.subBranch?.id ?? null,
		places: job.placeIds.map((id, index) => ({ id, name: job.places[index] ?? String(id) })),
		minYears: inYears(job.experienceMinMonths),
		maxYears: inYears(job.experienceMaxMonths),
		languages: job.languages.map(({ code, level }) => ({ code, level })),
	}
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
		closesOn: new Date(Date.now() + usualOpenDays * 86_400_000).toISOString().slice(0, 10),
	}
}

/** What the contract checks and the API takes. */
export function draftOf({ places, minYears, maxYears, ...fields }: JobValues, publish: boolean) {
	return {
		...fields,
		placeIds: places.map(({ id }) => id),
		experienceMinMonths: inMonths(minYears),
		experienceMaxMonths: inMonths(maxYears),
		publish,
	}
}

/** The job as people will read it. */
export function previewOf(
	values: JobValues,
	professions: Profession[],
	languages: Language[],
	branches: { id: string; name: string }[],
): JobShown {
	return {
		...values,
		profession: professions.find(({ id }) => id === values.professionId)?.name ?? '',
		subBranch: branches.find(({ id }) => id === values.subBranchId) ?? null,
		places: values.places.map(({ name }) => name),
		experienceMinMonths: inMonths(values.minYears),
		experienceMaxMonths: inMonths(values.maxYears),
		languages: values.languages.map((claim) => ({
			...claim,
			name: languages.find(({ code }) => code === claim.code)?.name ?? claim.code,
		})),
		openings: values.openings ?? 1,
		status: 'draft',
	}
}

function inYears(months: number | null) {
	return months === null ? null : Math.round((months / 12) * 10) / 10
}

function inMonths(years: number | null) {
	return years === null ? null : Math.round(years * 12)
}
