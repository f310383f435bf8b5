import type { Job, Person } from '@profile-search/matching/types'
import { readResume } from '@profile-search/resume/read-resume'
import type { KnownNames } from '@profile-search/resume/resume'
import type { Document } from '../documents.ts'
import { placeOf, taxonomy } from './taxonomy.ts'

const known: KnownNames = {
	places: new Map(
		taxonomy.places.flatMap(({ names }) => names.map((name) => [name.toLowerCase(), names[0] ?? name])),
	),
	languages: new Map(
		taxonomy.languages.flatMap(({ code, names }) => names.map((name) => [name.toLowerCase(), code])),
	),
}
const places = new Map([...placeOf.values()].map((place) => [place.name, place]))
const professions = new Map(
	taxonomy.professions.flatMap(({ id, names }) => names.map((name) => [name.toLowerCase(), id])),
)
const skills = new Map(
	taxonomy.skills.flatMap(({ id, names }) => names.map((name) => [name.toLowerCase(), id])),
)

/** A name that is not in the taxonomy becomes a skill of its own, so that two who type the same are matched. */
function skillOf(name: string): number {
	const key = name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
	const id = skills.get(key) ?? 2_000_000 + skills.size
	skills.set(key, id)
	return id
}

/** The profile of somebody who imports a résumé and takes all that was read, and the text that it holds. */
export async function importProfile({ id, text }: Document): Promise<{ person: Person; document: Document }> {
	const { resume } = await readResume(Buffer.from(text), known)
	const place = resume.place === null ? undefined : places.get(resume.place)
	const title = resume.headline ?? ''
	const body = [
		resume.summary,
		...resume.workEntries.flatMap((entry) => [entry.title, entry.description]),
	].join('\n')
	const person: Person = {
		id,
		skills: [...new Map(resume.skills.map(({ name, ...claim }) => [skillOf(name), claim]))].map(
			([skill, { years }]) => ({ id: skill, ...(years !== null && { years }) }),
		),
		professions: [],
		languages: resume.languages.map(({ code, level }) => ({ code, ...(level !== null && { level }) })),
		...(place && { place: { latitude: place.latitude, longitude: place.longitude } }),
		workModes: [],
		text: { title, body, roleTitles: resume.workEntries.map((entry) => entry.title) },
	}
	const names = resume.skills.map(({ name }) => name).join(', ')
	return { person, document: { id, title, text: [body, names, resume.place].join('\n') } }
}

/** The fields of a job as an employer fills them in. */
export type JobDraft = {
	title: string
	skills: readonly string[]
	years: number
	place: Job['places'][number]
}

/** A job with fields. Its profession is stated if its title is one that the taxonomy knows. */
export function jobWithFields(draft: JobDraft, { id, title, text }: Document): Job {
	return {
		id,
		mustHaveSkills: draft.skills.map(skillOf),
		niceToHaveSkills: [],
		profession: professions.get(draft.title.toLowerCase()),
		experience: { minMonths: draft.years * 12 },
		languages: [],
		places: [draft.place],
		text: { title, body: text },
	}
}
