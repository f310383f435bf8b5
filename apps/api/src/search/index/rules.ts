import { periodsInYear } from '@profile-search/contract/hiring/jobs'
import { askedRoles } from '@profile-search/matching/extract/readers/roles'
import { foldWord } from '@profile-search/matching/text/fold'
import type { Job, Language, Person, SkillLevel, WorkMode } from '@profile-search/matching/types'

export type PersonRow = {
	id: string
	profession_id: number | null
	preferred_profession_ids: number[]
	experience_months: number | null
	education: number | null
	willing_to_move: boolean
	work_modes: WorkMode[]
	expected_pay: number | null
	notice_days: number | null
	latitude: number | null
	longitude: number | null
	preferred_places: [number, number][]
	skills: [number, SkillLevel | null, number | null][]
	languages: [string, number | null][]
	headline: string | null
	story: string | null
	/** The titles of the person's work entries that name a start, with their months. */
	roles: [string, number][]
	/** Professions and weights that an embedding service derived from headline and story. */
	fields: [number, number][] | null
	/** The words of the person's own name, in lower case, read only to be left out of the text. */
	name_words: string[]
}

export type JobRow = {
	id: string
	profession_id: number | null
	experience_min_months: number | null
	experience_max_months: number | null
	education: number | null
	work_mode: WorkMode
	pay_min: number | null
	pay_max: number | null
	pay_period: keyof typeof periodsInYear
	start_in_days: number | null
	must_have: number[]
	nice_to_have: number[]
	languages: [string, number | null][]
	places: [number, number][]
	title: string
	description: string
	fields: [number, number][] | null
}

/** A person as the engine sees them; what the person has not stated is left out. */
export function personOf(row: PersonRow): Person {
	const professions = [row.profession_id, ...row.preferred_profession_ids].filter((id) => id !== null)
	const roles = row.roles.map(([title, months]) => ({ title: withoutWords(title, row.name_words), months }))
	return {
		id: row.id,
		skills: row.skills.map(([id, level, years]) => ({
			id,
			...(level !== null && { level }),
			...(years !== null && { years }),
		})),
		professions: [...new Set(professions)],
		...(row.experience_months !== null && { experienceMonths: row.experience_months }),
		roles,
		...(row.education !== null && { education: row.education }),
		languages: row.languages.map(languageOf),
		...(row.latitude !== null &&
			row.longitude !== null && { place: { latitude: row.latitude, longitude: row.longitude } }),
		preferredPlaces: row.preferred_places.map(([latitude, longitude]) => ({ latitude, longitude })),
		willingToMove: row.willing_to_move,
		workModes: row.work_modes,
		...(row.expected_pay !== null && { expectedPay: row.expected_pay }),
		...(row.notice_days !== null && { availableInDays: row.notice_days }),
		text: {
			title: withoutWords(row.headline ?? '', row.name_words),
			body: withoutWords(row.story ?? '', row.name_words),
			roleTitles: roles.map(({ title }) => title),
			...readFields(row),
		},
	}
}

/**
 * Removes a person's names from a text, in Latin letters and Devanagari. Names may mean work (an ASHA cares for health,
 * a Mistry builds), but must not affect the ranking.
 */
export function withoutWords(text: string, words: readonly string[]): string {
	if (text === '') return text
	const folded = new Set(words.map(foldAgain))
	return text.replaceAll(/[\p{L}\p{M}\p{N}'’]+/gu, (word) => (folded.has(foldAgain(word)) ? '' : word))
}

/** Texts have few different words, and folding one takes a dozen patterns. */
const foldings = new Map<string, string>()
const mostFoldings = 50_000

function foldAgain(word: string): string {
	const known = foldings.get(word)
	if (known !== undefined) return known
	if (foldings.size >= mostFoldings) foldings.clear()
	const folded = foldWord(word)
	foldings.set(word, folded)
	return folded
}

/** A job as the engine sees it, with pay by the year. */
export function jobOf(row: JobRow): Job {
	const perYear = periodsInYear[row.pay_period]
	const experience = row.experience_min_months ?? row.experience_max_months
	return {
		id: row.id,
		mustHaveSkills: row.must_have,
		niceToHaveSkills: row.nice_to_have,
		...(row.profession_id !== null && { profession: row.profession_id }),
		...(experience !== null && {
			experience: {
				minMonths: row.experience_min_months ?? 0,
				...(row.experience_max_months !== null && { maxMonths: row.experience_max_months }),
			},
		}),
		roles: askedRoles(row.description),
		...(row.education !== null && row.education > 0 && { education: row.education }),
		languages: row.languages.map(languageOf),
		places: row.places.map(([latitude, longitude]) => ({ latitude, longitude })),
		workMode: row.work_mode,
		...((row.pay_min !== null || row.pay_max !== null) && {
			pay: {
				...(row.pay_min !== null && { min: row.pay_min * perYear }),
				...(row.pay_max !== null && { max: row.pay_max * perYear }),
			},
		}),
		...(row.start_in_days !== null && { startInDays: row.start_in_days }),
		text: { title: row.title, body: row.description, ...readFields(row) },
	}
}

function readFields({ fields }: { fields: [number, number][] | null }) {
	return fields && { fields: new Map(fields) }
}

function languageOf([code, level]: [string, number | null]): Language {
	return { code, ...(level !== null && { level }) }
}
