import type { ReadEducation, ReadWork, ResumeSource } from '@profile-search/contract/profiles/resume-import'

/** What is read out of a résumé, whatever kind of file it is, before it is held against the profile. */
export type ParsedResume = {
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
	workEntries: ParsedWork[]
	educationEntries: ReadEducation[]
	skills: ParsedSkill[]
	languages: ParsedLanguage[]
	/** Lines that found no place, in their order. */
	notUnderstood: string[]
}

/** What a file is, and what it says. */
export type ReadResult = { source: ResumeSource; resume: ParsedResume }

/** Work, and whether its months are a guess because only years are told. */
export type ParsedWork = ReadWork & { isByYear: boolean }
export type ParsedSkill = { name: string; level: number | null; years: number | null }
export type ParsedLanguage = { code: string; level: number | null }

/** What the portal knows, by names in lower case: it makes towns and languages certain instead of guessed. */
export type KnownNames = {
	/** The name of a town by its names and aliases. */
	places: Map<string, string>
	/** The code of a language by its names. */
	languages: Map<string, string>
}

export function emptyResume(): ParsedResume {
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
