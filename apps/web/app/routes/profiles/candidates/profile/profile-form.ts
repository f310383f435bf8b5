import type { Details } from '@profile-search/contract/http/endpoint'
import type { CandidateDraft, showMyProfile } from '@profile-search/contract/profiles/candidates'
import type { TaxonomyItem } from '@profile-search/contract/search/reference'
import type { SkillClaim } from '#features/search/claims/skill-claims.tsx'
import type { LanguageClaim } from '#features/search/language-rows.tsx'
import type { DraftForm } from '#ui/form/draft-form.ts'

type Visibility = CandidateDraft['visibility']
type WorkMode = CandidateDraft['workModes'][number]

/** The draft as the form holds it: values not chosen yet are null, and experience is in years and months. */
export type ProfileValues = {
	headline: string
	summary: string
	professionId: number | null
	preferredProfessionIds: number[]
	skills: SkillClaim[]
	years: number | null
	months: number | null
	education: number | null
	fieldOfStudy: string
	languages: LanguageClaim[]
	placeId: number | null
	placeName: string
	preferredPlaces: TaxonomyItem[]
	willingToMove: boolean
	workModes: WorkMode[]
	expectedPay: number | null
	isPayShown: boolean
	noticeDays: number | null
	mobileNumber: string
	whatsappNumber: string
	birthDate: string
	linkedinUrl: string
	address: string
	/** One link per line. */
	links: string
	visibility: Visibility
}

export type ProfileForm = DraftForm<ProfileValues>

/** The form values of the saved profile. */
export function valuesOf(profile: Details<typeof showMyProfile>): ProfileValues {
	const { experienceMonths } = profile
	return {
		headline: profile.headline ?? '',
		summary: profile.summary ?? '',
		professionId: profile.professionId,
		preferredProfessionIds: profile.preferredProfessionIds,
		skills: profile.skills.map((skill) => ({ ...skill, shownBy: skill.shownBy?.id ?? null })),
		years: experienceMonths === null ? null : Math.floor(experienceMonths / 12),
		months: experienceMonths === null ? null : experienceMonths % 12,
		education: profile.education,
		fieldOfStudy: profile.fieldOfStudy ?? '',
		languages: profile.languages.map(({ code, level }) => ({ code, level })),
		placeId: profile.placeId,
		placeName: profile.place ?? '',
		preferredPlaces: profile.preferredPlaces,
		willingToMove: profile.willingToMove,
		workModes: profile.workModes,
		expectedPay: profile.expectedPay,
		isPayShown: profile.isPayShown,
		noticeDays: profile.noticeDays,
		mobileNumber: profile.mobileNumber ?? '',
		whatsappNumber: profile.whatsappNumber ?? '',
		birthDate: profile.birthDate ?? '',
		linkedinUrl: profile.linkedinUrl ?? '',
		address: profile.address ?? '',
		links: profile.links.join('\n'),
		visibility: profile.visibility,
	}
}

/** The draft as the contract checks it and the API takes it. */
export function draftOf({ years, months, preferredPlaces, links, ...fields }: ProfileValues) {
	return {
		...fields,
		preferredPlaceIds: preferredPlaces.map(({ id }) => id),
		links: links.split(/\s+/).filter(Boolean),
		experienceMonths: years === null && months === null ? null : experienceOf(years ?? 0, months ?? 0),
	}
}

/** In months; below 0, which is refused, where the years or the months of a year cannot be right. */
function experienceOf(years: number, months: number) {
	return years < 0 || months < 0 || months > 11 ? -1 : years * 12 + months
}
