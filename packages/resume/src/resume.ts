import { problem } from '@profile-search/contract/platform/problem'
import type {
	ReadEducation,
	ReadWork,
	ResumeSource,
} from '@profile-search/contract/profiles/imports/resume-import'

/** What a résumé says, whatever kind of file it is. */
export type ParsedResume = {
	name: string | null
	email: string | null
	headline: string | null
	summary: string | null
	mobileNumber: string | null
	linkedinUrl: string | null
	address: string | null
	birthDate: string | null
	/** Web addresses other than that of the LinkedIn profile. */
	links: string[]
	/** A town that the portal knows. */
	place: string | null
	workEntries: ParsedWork[]
	educationEntries: ReadEducation[]
	skills: ParsedSkill[]
	languages: ParsedLanguage[]
	/** Lines that could not be understood, in their order. */
	notUnderstood: string[]
}

/** What kind of file it was, and what it says. */
export type ReadResult = { source: ResumeSource; resume: ParsedResume }

/** An entry of work. With `isByYear` the résumé gives years only, so the months are a guess. */
export type ParsedWork = ReadWork & { isByYear: boolean }
export type ParsedSkill = { name: string; level: number | null; years: number | null }
export type ParsedLanguage = { code: string; level: number | null }

/** The towns and languages that the portal knows, by their names in lower case. */
export type KnownNames = {
	/** The name of each town by its names and aliases. */
	places: Map<string, string>
	/** The code of each language by its names. */
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

/** A key of the catalogue of that name. */
export type UnreadableCode = `resumeFiles.${string}`

/**
 * Why a file cannot be read, as a code with parameters, of which the answer makes a sentence in the language of the
 * reader. Its error name sets it apart from other errors.
 */
export function unreadable(code: UnreadableCode, values?: Record<string, number>) {
	const error = new Error(problem(code, values))
	error.name = 'Unreadable'
	return error
}
