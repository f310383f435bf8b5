import type { ReadEducation, ReadWork } from '@profile-search/contract/profiles/resume-import'

/** What is read out of a résumé, whatever kind of file it is, before it is held against the profile. */
export type Draft = {
	name: string | null
	email: string | null
	headline: string | null
	summary: string | null
	mobileNumber: string | null
	linkedinUrl: string | null
	address: string | null
	birthDate: string | null
	/** Addresses in the web besides the one of LinkedIn. */
	links: string[]
	/** A town of the portal. */
	place: string | null
	workEntries: WorkDraft[]
	educationEntries: ReadEducation[]
	skills: SkillDraft[]
	languages: LanguageDraft[]
	/** Lines that found no place, in their order. */
	notUnderstood: string[]
}

/** Work, and whether its months are a guess because only years are told. */
export type WorkDraft = ReadWork & { isByYear: boolean }
export type SkillDraft = { name: string; level: number | null; years: number | null }
export type LanguageDraft = { code: string; level: number | null }

/** What the portal knows, by names in lower case: it makes towns and languages certain instead of guessed. */
export type Known = {
	/** The name of a town by its names and aliases. */
	places: Map<string, string>
	/** The code of a language by its names. */
	languages: Map<string, string>
}

export function emptyDraft(): Draft {
	return {
		name: null,
		email: null,
		headline: null,
		summary: null,
		mobileNumber: null,
		linkedinUrl: null,
		address: null,
		birthDate: null,
		links: [],
		place: null,
		workEntries: [],
		educationEntries: [],
		skills: [],
		languages: [],
		notUnderstood: [],
	}
}

/** Why a file cannot be read, in words for a person. Known by its name, so that it survives the way out of a thread. */
export function unreadable(message: string) {
	const error = new Error(message)
	error.name = 'Unreadable'
	return error
}
