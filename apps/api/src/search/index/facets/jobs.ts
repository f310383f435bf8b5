import { EmploymentType, JobFacet, type PayPeriod, periodsInYear } from '@profile-search/contract/hiring/jobs'

/** The facets of the job list. */
export const jobFacets: readonly JobFacet[] = JobFacet.options

/** The upper end of each range of experience, in months; the last range is open. */
const experienceEnds = [0, 24, 60, 120]
/** The upper end of each range of pay, in rupees a year; the last range is open. */
const payEnds = [200_000, 400_000, 800_000, 1_500_000]

/** How many ranges these facets of jobs have; the values count from 0. */
export const rangesOfJobs = {
	askedExperience: experienceEnds.length + 1,
	pay: payEnds.length + 1,
}

/** The range of the least experience required: none, up to 2, 5, 10 years, and more. */
export function askedExperience(months: number | null) {
	return rangeOf(months ?? 0, experienceEnds)
}

/** The range of the yearly pay, by its upper end; null when it is not disclosed. */
export function payRange(amount: number | null, period: PayPeriod) {
	return amount === null ? null : rangeOf(amount * periodsInYear[period], payEnds)
}

function rangeOf(value: number, ends: readonly number[]) {
	const at = ends.findIndex((end) => value <= end)
	return at === -1 ? ends.length : at
}

export function employmentNumber(type: EmploymentType) {
	return EmploymentType.options.indexOf(type)
}
