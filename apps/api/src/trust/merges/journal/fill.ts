import type { candidates } from '@profile-search/db/schema/profiles/candidates'

type Profile = typeof candidates.$inferSelect

/** The fields of a profile in the order of the comparison, with their columns. */
export const profileFields = {
	headline: 'headline',
	summary: 'summary',
	professionId: 'profession_id',
	preferredProfessionIds: 'preferred_profession_ids',
	experienceMonths: 'experience_months',
	education: 'education',
	fieldOfStudy: 'field_of_study',
	placeId: 'place_id',
	preferredPlaceIds: 'preferred_place_ids',
	workModes: 'work_modes',
	expectedPay: 'expected_pay',
	noticeDays: 'notice_days',
	mobileNumber: 'mobile_number',
	whatsappNumber: 'whatsapp_number',
	birthDate: 'birth_date',
	linkedinUrl: 'linkedin_url',
	address: 'address',
	links: 'links',
	image: 'image',
	visibility: 'visibility',
} as const
export type ProfileField = keyof typeof profileFields

/** From the most private to the least. */
const byPrivacy: Profile['visibility'][] = ['approved_organisations', 'members', 'public']

/**
 * The values that the kept profile takes from the other: fields that it has not filled in itself, and the more
 * private of the two visibilities, since a merge must not publish what somebody has kept from the public.
 */
export function fillOf(kept: Profile, duplicate: Profile): Partial<Record<ProfileField, unknown>> {
	const taken = (Object.keys(profileFields) as ProfileField[]).filter((field) => {
		if (field === 'visibility') return byPrivacy.indexOf(duplicate[field]) < byPrivacy.indexOf(kept[field])
		if (field === 'expectedPay' && kept.isPayShown && !duplicate.isPayShown) return false
		return isEmpty(kept[field]) && !isEmpty(duplicate[field])
	})
	return Object.fromEntries(taken.map((field) => [field, duplicate[field]]))
}

export function isEmpty(value: unknown) {
	return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
