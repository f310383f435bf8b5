import type { CandidateParts } from '@profile-search/contract/profiles/candidates'
import { type ProfileValues, draftOf } from '../profile/profile-form.ts'

/** The fields of each step that is a form. */
export const stepFields = {
	work: [
		'headline',
		'professionId',
		'placeId',
		'skills',
		'experienceMonths',
		'education',
		'fieldOfStudy',
		'languages',
	],
	wishes: [
		'preferredProfessionIds',
		'preferredPlaceIds',
		'willingToMove',
		'workModes',
		'expectedPay',
		'isPayShown',
		'noticeDays',
		'mobileNumber',
		'birthDate',
		'visibility',
	],
} as const satisfies Record<string, readonly (keyof CandidateParts)[]>

/** What a whole profile cannot be without; in a step they may still be missing. */
const needed: readonly string[] = [
	'headline',
	'professionId',
	'placeId',
	'skills',
	'experienceMonths',
	'education',
	'languages',
	'mobileNumber',
	'birthDate',
]

/** The draft of a step; a field that a whole profile needs is left out while it is empty. */
export function stepDraft(values: ProfileValues, step: keyof typeof stepFields): Record<string, unknown> {
	const draft = draftOf(values)
	const given = stepFields[step].filter((field) => !needed.includes(field) || !isEmpty(draft[field]))
	return Object.fromEntries(given.map((field) => [field, draft[field]]))
}

function isEmpty(value: unknown) {
	return value === null || (typeof value === 'string' ? value.trim() === '' : [value].flat().length === 0)
}
