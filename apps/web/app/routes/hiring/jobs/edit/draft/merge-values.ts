import type { JobField } from '#features/hiring/jobs/job-texts.ts'
import type { JobValues } from '../job-form.ts'

/** The form fields that make up each part of a job. */
const valuesOfField: Record<JobField, (keyof JobValues)[]> = {
	title: ['title'],
	profession: ['professionId'],
	subBranch: ['subBranchId'],
	employmentType: ['employmentType'],
	workMode: ['workMode'],
	places: ['places'],
	description: ['description'],
	mustHaveSkills: ['mustHaveSkills'],
	niceToHaveSkills: ['niceToHaveSkills'],
	experience: ['minYears', 'maxYears'],
	education: ['education'],
	languages: ['languages'],
	pay: ['payMin', 'payMax', 'payPeriod'],
	start: ['startInDays'],
	openings: ['openings'],
	closesOn: ['closesOn'],
	applying: ['applyRoute', 'applyTo'],
	questions: ['questions'],
	isBlind: ['isBlind'],
}

/** Returns the first values, with these parts taken from the second. */
export function mergeValues(mine: JobValues, theirs: JobValues, fields: JobField[]): JobValues {
	const names = fields.flatMap((field) => valuesOfField[field])
	return { ...mine, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) }
}
