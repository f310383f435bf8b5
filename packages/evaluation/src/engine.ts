import { createExtractor } from '@profile-search/matching/extract/extractor'
import { createMatchIndex } from '@profile-search/matching/match-index'
import { createLexicon } from '@profile-search/matching/text/lexicon'
import type { Job, Knowledge, Person } from '@profile-search/matching/types'
import type { Document } from './documents.ts'
import { findPlace } from './gazetteer.ts'
import type { Ranking } from './ranking.ts'
import { relations, taxonomy } from './taxonomy.ts'

const extractor = createExtractor(taxonomy)

/** A person as the engine sees them when there is nothing but a text. */
export function personFrom({ id, title, text, place }: Document, lastYear: number): Person {
	const { minMonths, willingToMove } = extractor.readPerson(title, text, lastYear)
	const spot = place && findPlace(place)
	return {
		id,
		skills: [],
		professions: [],
		languages: [],
		workModes: [],
		experienceMonths: minMonths,
		willingToMove,
		...(spot ? { place: spot } : {}),
		text: { title, body: text },
	}
}

/** A job likewise. */
export function jobFrom({ id, title, text, place }: Document): Job {
	const { minMonths, maxMonths, isRemote } = extractor.readJob(title, text)
	const spot = place && findPlace(place)
	return {
		id,
		mustHaveSkills: [],
		niceToHaveSkills: [],
		languages: [],
		places: spot ? [spot] : [],
		...(isRemote ? { workMode: 'remote' as const } : {}),
		...(minMonths ? { experience: { minMonths, maxMonths } } : {}),
		text: { title, body: text },
	}
}

/** What can be known before any judgement: the taxonomy, and how often skills and words occur in these documents. */
export function knowledgeOf(people: readonly Person[], jobs: readonly Job[]): Knowledge {
	const texts = [...people, ...jobs].flatMap(({ text }) => text ?? [])
	const holders = new Map<number, number>()
	for (const { skills } of people)
		for (const id of new Set(skills.map((skill) => skill.id))) holders.set(id, (holders.get(id) ?? 0) + 1)
	const rarity = new Map(
		[...holders].map(([id, count]) => [id, Math.log(1 + people.length / count)] as const),
	)
	return { version: 'evaluation', rarity, ...relations, lexicon: createLexicon(taxonomy, texts) }
}

/** Ranks people for jobs, or with `swap` jobs for people, by the engine itself. */
export function engineRanker(
	people: readonly Person[],
	jobs: readonly Job[],
	{ swap, depth }: { swap: boolean; depth: number },
) {
	const index = createMatchIndex(knowledgeOf(people, jobs))
	for (const person of swap ? [] : people) index.addPerson(person)
	for (const job of swap ? jobs : []) index.addJob(job)
	const peopleById = new Map(people.map((person) => [person.id, person]))
	const jobsById = new Map(jobs.map((job) => [job.id, job]))

	return (query: string): Ranking => {
		const [job, person] = [jobsById.get(query), peopleById.get(query)]
		const ranked = swap
			? person && index.topJobs(person, { limit: depth })
			: job && index.topPeople(job, { limit: depth })
		return (ranked ?? []).map(({ id, total }) => ({ id, score: total }))
	}
}

/** The latest year that the texts name, which "until today" is taken to mean. */
export function lastYearOf(documents: readonly Document[]): number {
	let last = 2000
	for (const { text } of documents)
		for (const [year] of text.matchAll(/\b20[0-4]\d\b/g)) if (Number(year) > last) last = Number(year)
	return Math.min(last, new Date().getFullYear())
}
