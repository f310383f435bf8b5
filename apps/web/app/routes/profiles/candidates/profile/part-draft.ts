import type { CandidateDraft, CandidateParts } from '@profile-search/contract/profiles/candidates'
import { type ProfileValues, draftOf } from './profile-form.ts'

export type Field = keyof CandidateDraft & keyof CandidateParts

/** What a whole profile cannot be without; a part may still be saved without it. */
const needed: readonly Field[] = [
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

/** The draft of these fields; one that a whole profile needs is left out while it is empty. */
export function partDraft(values: ProfileValues, fields: readonly Field[]): Record<string, unknown> {
	const draft = draftOf(values)
	const given = fields.filter((field) => !needed.includes(field) || !isEmpty(draft[field]))
	return Object.fromEntries(given.map((field) => [field, draft[field]]))
}

/** The fields among these that differ between two states of the form. */
export function changedFields(before: ProfileValues, now: ProfileValues, among: readonly Field[]) {
	const [old, fresh] = [draftOf(before), draftOf(now)]
	return among.filter((field) => JSON.stringify(old[field]) !== JSON.stringify(fresh[field]))
}

function isEmpty(value: unknown) {
	return value === null || (typeof value === 'string' ? value.trim() === '' : [value].flat().length === 0)
}
