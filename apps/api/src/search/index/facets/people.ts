import { PeopleFacet, WorkMode, type Visibility } from '@profile-search/contract/profiles/candidates'

/** The facets of the list of people. Each value is a whole number, so that the list in memory stays small. */
export const peopleFacets: readonly PeopleFacet[] = PeopleFacet.options

/** The upper end of each range of experience, in months; the last range is open. */
const experienceEnds = [11, 35, 71, 131, 191]
/** The upper end of each range of availability, in days until the person can start. */
const availabilityEnds = [0, 15, 30, 60, 90]

/** How many ranges these facets of people have; the values count from 0. */
export const rangesOfPeople = {
	experience: experienceEnds.length + 1,
	availability: availabilityEnds.length + 1,
}

/** The range of these months: under 1, 1 to 2, 3 to 5, 6 to 10, 11 to 15 years, and more. */
export function experienceRange(months: number | null) {
	return months === null ? null : rangeOf(months, experienceEnds)
}

/** The range of these days: at once, 15, 30, 60, 90 days, and more. */
export function availabilityRange(days: number | null) {
	return days === null ? null : rangeOf(days, availabilityEnds)
}

function rangeOf(value: number, ends: readonly number[]) {
	const at = ends.findIndex((end) => value <= end)
	return at === -1 ? ends.length : at
}

/** A language code as a number, and back: `hi` is 17 · 36 + 18. */
export function languageNumber(code: string) {
	return Number.parseInt(code, 36)
}

export function languageCode(number: number) {
	return number.toString(36)
}

export function workModeNumber(mode: WorkMode) {
	return WorkMode.options.indexOf(mode)
}

/**
 * The lowest level of reader that a profile is shown to: 0 everyone, 1 members, 2 approved organisations and approvers.
 */
export function levelOf(visibility: Visibility) {
	return { public: 0, members: 1, approved_organisations: 2 }[visibility]
}
