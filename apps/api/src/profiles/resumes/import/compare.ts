import { type Candidate, CandidateDraft } from '@profile-search/contract/profiles/candidates'
import { workedMonths } from '@profile-search/contract/profiles/entries'
import type {
	ReadEducation,
	ReadField,
	ReadFieldName,
	ResumeReading,
} from '@profile-search/contract/profiles/imports/resume-import'
import type { Db } from '@profile-search/db/client'
import { highestEducation } from '@profile-search/matching/extract/readers/education'
import type { ParsedResume, ParsedWork, ReadResult } from '@profile-search/resume/resume'
import { fold } from '@profile-search/resume/text/line'
import { nameSearchOf } from '#platform/reference/name-search.ts'
import { findProfessionOf } from './find-profession.ts'
import { findKnownSkills, findPlaceByName, listLanguageNames } from './queries.ts'

type Profile = Pick<
	Candidate,
	| ReadFieldName
	| 'place'
	| 'profession'
	| 'links'
	| 'workEntries'
	| 'educationEntries'
	| 'skills'
	| 'languages'
>

/** Compares a parsed résumé with the profile. */
export async function compare(
	db: Db,
	profile: Profile,
	{ source, resume }: ReadResult,
): Promise<Omit<ResumeReading, 'suggestedSkills'>> {
	return {
		source,
		person: { name: resume.name, email: resume.email },
		fields: [
			...textsOf(resume, profile),
			...(await placeOf(db, resume, profile)),
			...(await professionOf(db, resume, profile)),
			...numbersOf(resume, profile, new Date()),
		],
		links: [...new Set(resume.links)].map((url) => ({ url, isThere: profile.links.includes(url) })),
		workEntries: resume.workEntries.map((read) => {
			const { isByYear, ...entry } = read
			return { read: entry, isByYear, isThere: profile.workEntries.some((there) => isSameWork(read, there)) }
		}),
		educationEntries: resume.educationEntries.map((read) => ({
			read,
			isThere: profile.educationEntries.some((there) => isSameStudy(read, there)),
		})),
		skills: await skillsOf(db, resume, profile),
		languages: await languagesOf(db, resume, profile),
		notUnderstood: resume.notUnderstood,
	}
}

const texts = ['headline', 'summary', 'mobileNumber', 'linkedinUrl', 'address', 'birthDate'] as const

function textsOf(resume: ParsedResume, profile: Profile) {
	return texts.flatMap((name): ReadField[] => {
		const [value, present] = [resume[name], profile[name]]
		return value ? [{ name, value, read: value, present, isThere: isSameText(name, value, present) }] : []
	})
}

/** A mobile number is the same with or without India's country code. */
function isSameText(name: ReadFieldName, one: string, other: string | null) {
	if (other === null) return false
	return name === 'mobileNumber' ? one.slice(-10) === other.slice(-10) : one.trim() === other.trim()
}

async function placeOf(db: Db, { place }: ParsedResume, profile: Profile): Promise<ReadField[]> {
	const found = place ? await findPlaceByName(db, place) : undefined
	if (!found) return []
	const isThere = found.id === profile.placeId
	return [{ name: 'placeId', value: found.id, read: found.name, present: profile.place, isThere }]
}

async function professionOf(db: Db, resume: ParsedResume, profile: Profile): Promise<ReadField[]> {
	const found = await findProfessionOf(nameSearchOf(db), resume)
	if (!found) return []
	const isThere = found.id === profile.professionId
	return [{ name: 'professionId', value: found.id, read: found.name, present: profile.profession, isThere }]
}

const numbers = ['experienceMonths', 'education'] as const

/** What the entries of the résumé add up to. A résumé without work says nothing about experience. */
function numbersOf({ workEntries, educationEntries }: ParsedResume, profile: Profile, now: Date) {
	const read = {
		experienceMonths: workedMonths(workEntries, now) || undefined,
		education: finishedEducation(educationEntries, now),
	}
	return numbers.flatMap((name): ReadField[] => {
		const [value, present] = [CandidateDraft.shape[name].safeParse(read[name]).data, profile[name]]
		if (value === undefined) return []
		const isThere = value === present
		return [{ name, value, read: String(value), present: present === null ? null : String(present), isThere }]
	})
}

/** The highest level among the studies that are not still going on. Undefined when none of them tells its level. */
function finishedEducation(entries: ReadEducation[], now: Date) {
	const today = now.toISOString().slice(0, 10)
	const levels = entries
		.filter(({ startedOn, endedOn }) => (endedOn === null ? startedOn === null : endedOn <= today))
		.flatMap(({ degree, field }) => highestEducation([degree, field].filter(Boolean).join(' in ')) ?? [])
	return levels.length > 0 ? Math.max(...levels) : undefined
}

/**
 * Whether both are the same job with the same employer and the same start, as exactly as the résumé gives it. The
 * employer's name may include a branch, which the reader may have taken for the place.
 */
function isSameWork(read: ParsedWork, there: Profile['workEntries'][number]) {
	const exact = read.isByYear ? 4 : 7
	const names = [read.organisationName, `${read.organisationName} ${read.place ?? ''}`].map(fold)
	return (
		fold(read.title) === fold(there.title) &&
		names.includes(fold(there.organisationName)) &&
		isSameTime(read.startedOn, there.startedOn, exact)
	)
}

/** Résumés date studies by year, and some write the field as part of the degree. */
function isSameStudy(read: ReadEducation, there: Profile['educationEntries'][number]) {
	const nameOf = ({ degree, field }: Pick<ReadEducation, 'degree' | 'field'>) =>
		fold([degree, field].join(' '))
	return (
		fold(read.institution) === fold(there.institution) &&
		nameOf(read) === nameOf(there) &&
		isSameTime(read.startedOn, there.startedOn, 4) &&
		isSameTime(read.endedOn, there.endedOn, 4)
	)
}

function isSameTime(one: string | null, other: string | null, exact: number) {
	return !one || !other || one.slice(0, exact) === other.slice(0, exact)
}

async function skillsOf(db: Db, resume: ParsedResume, profile: Profile) {
	const known = await findKnownSkills(
		db,
		resume.skills.map(({ name }) => name),
	)
	const present = new Map(profile.skills.map((skill) => [skill.name.toLowerCase(), skill]))
	const read = new Map<string, ResumeReading['skills'][number]>()
	for (const { name: word, level, years } of resume.skills) {
		const name = known.get(word.toLowerCase()) ?? word
		const there = present.get(name.toLowerCase())
		const isKnown = known.has(word.toLowerCase())
		const own = there ? { level: there.level, years: there.years } : null
		if (!read.has(name.toLowerCase()))
			read.set(name.toLowerCase(), { name, level, years, isKnown, present: own })
	}
	return [...read.values()]
}

async function languagesOf(db: Db, resume: ParsedResume, profile: Profile) {
	const names = await listLanguageNames(db)
	return resume.languages.map(({ code, level }) => {
		const there = profile.languages.find((language) => language.code === code)
		return { code, name: names.get(code) ?? code, level, present: there ? { level: there.level } : null }
	})
}
