import { createExtractor } from '@profile-search/matching/extract/extractor'
import { createMatchIndex } from '@profile-search/matching/index/match-index'
import { jobFacts, personFacts } from '@profile-search/matching/scoring/facts'
import { coverageOf, skillSet, wantedSkills } from '@profile-search/matching/scoring/shares/skills'
import { textCoverageOf } from '@profile-search/matching/scoring/shares/text-similarity'
import { exactTotalOf } from '@profile-search/matching/scoring/total'
import { createLexicon } from '@profile-search/matching/text/lexicon'
import type { Job, Knowledge, Person } from '@profile-search/matching/types'
import type { Document } from '../documents.ts'
import type { Ranking } from '../ranking.ts'
import { findPlace } from './gazetteer.ts'
import { placeOf, relations, taxonomy } from './taxonomy.ts'

const extractor = createExtractor(taxonomy)

/** A person as the engine sees them when there is only a text. */
export function personFrom({ id, title, text, place }: Document, lastYear: number): Person {
	const { minMonths, roles, willingToMove, wishedPlaces } = extractor.readPerson(title, text, lastYear)
	const spot = place && findPlace(place)
	return {
		id,
		skills: [],
		professions: [],
		languages: [],
		workModes: [],
		experienceMonths: minMonths,
		roles,
		willingToMove,
		preferredPlaces: wishedPlaces.flatMap((id) => placeOf.get(id) ?? []),
		...(spot ? { place: spot } : {}),
		text: { title, body: text, roleTitles: roles.map((role) => role.title) },
	}
}

/** A job as the engine sees it when there is only a text. */
export function jobFrom({ id, title, text, place }: Document): Job {
	const { minMonths, maxMonths, roles, isRemote } = extractor.readJob(title, text)
	const spot = place && findPlace(place)
	return {
		id,
		mustHaveSkills: [],
		niceToHaveSkills: [],
		languages: [],
		places: spot ? [spot] : [],
		...(isRemote ? { workMode: 'remote' as const } : {}),
		...(minMonths ? { experience: { minMonths, maxMonths } } : {}),
		roles,
		text: { title, body: text },
	}
}

/**
 * The knowledge available before any judgement: the taxonomy, and how often skills and words occur in these documents.
 */
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

/** Ranks people for jobs with the engine, or jobs for people with `swap`. */
export function engineRanker(
	people: readonly Person[],
	jobs: readonly Job[],
	{ swap, depth }: { swap: boolean; depth: number },
) {
	const knowledge = knowledgeOf(people, jobs)
	const index = createMatchIndex(knowledge)
	for (const person of swap ? [] : people) index.addPerson(person)
	for (const job of swap ? jobs : []) index.addJob(job)
	const peopleById = new Map(people.map((person) => [person.id, readPerson(person)]))
	const jobsById = new Map(jobs.map((job) => [job.id, readJob(job, knowledge)]))

	const pairsOf = (query: string): [string, ReadPerson | undefined, ReadJob | undefined][] => {
		const person = swap ? peopleById.get(query) : undefined
		const job = swap ? undefined : jobsById.get(query)
		if (person)
			return index.topJobs(person.person, { limit: depth }).map(({ id }) => [id, person, jobsById.get(id)])
		if (job) return index.topPeople(job.job, { limit: depth }).map(({ id }) => [id, peopleById.get(id), job])
		return []
	}
	return (query: string): Ranking =>
		pairsOf(query)
			.flatMap(([id, person, job]) =>
				person && job ? [{ id, score: exactScore(person, job, knowledge) }] : [],
			)
			.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

/** A person with what is computed from them once, for all pairs. */
type ReadPerson = ReturnType<typeof readPerson>
type ReadJob = ReturnType<typeof readJob>

function readPerson(person: Person) {
	return { person, facts: personFacts(person), skills: skillSet(person.skills) }
}

function readJob(job: Job, knowledge: Knowledge) {
	const wanted = wantedSkills(job)
	return { job, facts: jobFacts(job, knowledge, wanted), wanted }
}

/** The total of a pair, 0 to 100, before rounding: among thousands, many are equal when rounded to a tenth. */
function exactScore(person: ReadPerson, job: ReadJob, knowledge: Knowledge): number {
	const coverage = {
		...coverageOf(person.skills, job.wanted, knowledge),
		...textCoverageOf(person.person, job.job, knowledge),
	}
	return exactTotalOf(person.facts, job.facts, coverage) / 10
}

/** The latest year that the texts name, which "until today" is taken to mean. */
export function lastYearOf(documents: readonly Document[]): number {
	let last = 2000
	for (const { text } of documents)
		for (const [year] of text.matchAll(/\b20[0-4]\d\b/g)) if (Number(year) > last) last = Number(year)
	return Math.min(last, new Date().getFullYear())
}
