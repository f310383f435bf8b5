import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Job, Person, PersonSkill, WorkMode } from '@profile-search/matching/types'
import { linesOf, readJudgements, type Document, type Judgements } from '../documents.ts'
import { ids, placeOf } from '../engine/taxonomy.ts'

const matchSetFolder = join(import.meta.dirname, '../../../../data/match-set')

type SetJob = {
	id: string
	field: string
	title: string
	text: string
	profession?: string
	mustHave?: string[]
	niceToHave?: string[]
	experience?: { minMonths: number; maxMonths?: number }
	education?: number
	languages?: { code: string; level?: number }[]
	places?: string[]
	workMode?: WorkMode
	pay?: { min?: number; max?: number }
	startInDays?: number
}

type SetPerson = {
	id: string
	field: string
	title: string
	text: string
	profession?: string
	preferredProfessions?: string[]
	skills?: { skill: string; level?: PersonSkill['level']; years?: number }[]
	experienceMonths?: number
	education?: number
	languages?: { code: string; level?: number }[]
	place?: string
	preferredPlaces?: string[]
	willingToMove?: boolean
	workModes?: WorkMode[]
	expectedPay?: number
	availableInDays?: number
}

/** The project's own jobs and people with their grades, as filled-in fields and as plain text. */
export type MatchSet = {
	jobs: Job[]
	people: Person[]
	jobTexts: Document[]
	personTexts: Document[]
	judgements: Judgements
	/** By the id of a job or a person, the field that they were written for. */
	fields: Map<string, string>
}

export function readMatchSet(): MatchSet {
	const jobs = readFolder<SetJob>('jobs')
	const people = readFolder<SetPerson>('people')
	const judgements: Judgements = new Map()
	for (const file of filesIn('qrels'))
		for (const [id, grades] of readJudgements(file)) judgements.set(id, grades)
	return {
		fields: new Map([...jobs, ...people].map(({ id, field }) => [id, field])),
		jobs: jobs.map(jobOf),
		people: people.map(personOf),
		jobTexts: jobs.map(({ id, title, text, places }) => ({ id, title, text, place: named(places?.[0]) })),
		personTexts: people.map(({ id, title, text, place }) => ({ id, title, text, place: named(place) })),
		judgements,
	}
}

function jobOf(job: SetJob): Job {
	return {
		id: job.id,
		mustHaveSkills: (job.mustHave ?? []).map(ids.skill),
		niceToHaveSkills: (job.niceToHave ?? []).map(ids.skill),
		profession: job.profession === undefined ? undefined : ids.profession(job.profession),
		experience: job.experience,
		education: job.education,
		languages: job.languages ?? [],
		places: (job.places ?? []).map(spot),
		workMode: job.workMode,
		pay: job.pay,
		startInDays: job.startInDays,
		text: { title: job.title, body: job.text },
	}
}

function personOf(person: SetPerson): Person {
	const professions = [person.profession, ...(person.preferredProfessions ?? [])]
	return {
		id: person.id,
		skills: (person.skills ?? []).map(({ skill, level, years }) => ({ id: ids.skill(skill), level, years })),
		professions: professions.filter((key) => key !== undefined).map(ids.profession),
		experienceMonths: person.experienceMonths,
		education: person.education,
		languages: person.languages ?? [],
		place: person.place === undefined ? undefined : spot(person.place),
		preferredPlaces: (person.preferredPlaces ?? []).map(spot),
		willingToMove: person.willingToMove,
		workModes: person.workModes ?? [],
		expectedPay: person.expectedPay,
		availableInDays: person.availableInDays,
		text: { title: person.title, body: person.text, roleTitles: [] },
	}
}

function spot(key: string) {
	const place = placeOf.get(ids.place(key))
	return { latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 }
}

function named(key: string | undefined) {
	const place = key === undefined ? undefined : placeOf.get(ids.place(key))
	return place && { city: place.name, state: place.state }
}

function readFolder<Entry>(kind: string): Entry[] {
	return filesIn(kind).flatMap((file) =>
		linesOf(file).map(([line]): Entry => ({ ...JSON.parse(line), field: basename(file, '.jsonl') })),
	)
}

function filesIn(kind: string): string[] {
	const folder = join(matchSetFolder, kind)
	return readdirSync(folder)
		.toSorted()
		.map((file) => join(folder, file))
}
