import { createExtractor } from '@profile-search/matching/extract/extractor'
import type { Job, Person } from '@profile-search/matching/types'
import type { Client } from 'pg'
import type { Document } from '../documents.ts'
import { taxonomy } from '../engine/taxonomy.ts'
import type { Ranker } from '../ranking.ts'
import { bm25Ranker } from './bm25.ts'
import { jaccardRanker, odooRanker } from './skills.ts'
import { tfIdfRanker } from './tf-idf.ts'
import { tsRankRanker } from './ts-rank.ts'

type Data = {
	client: Client
	documents: readonly Document[]
	queries: readonly Document[]
	/** Whether jobs are ranked for people. */
	swap: boolean
	depth: number
} & (
	| { people: readonly Person[]; jobs: readonly Job[] }
	| { personTexts: readonly Document[]; jobTexts: readonly Document[] }
)

/** The methods that know nothing but words. */
export function wordMethodsOf(
	documents: readonly Document[],
	queries: readonly Document[],
	depth = documents.length,
): [string, Ranker][] {
	return [
		['BM25', bm25Ranker(documents, queries, depth)],
		['TF-IDF cosine', tfIdfRanker(documents, queries, depth)],
	]
}

/**
 * The plain methods that the engine is compared with, by name. Methods that use skills read them out of the texts if
 * there is nothing else.
 */
export async function methodsOf(data: Data): Promise<[string, Ranker][]> {
	const { client, documents, queries, swap, depth } = data
	const { people, jobs } = 'people' in data ? data : readSkills(data.personTexts, data.jobTexts)
	const sides = { people, jobs, swap, depth }
	return [
		...wordMethodsOf(documents, queries, depth),
		['Skills in common (Jaccard)', jaccardRanker(sides)],
		['PostgreSQL ts_rank', await tsRankRanker(client, documents, queries, depth)],
		['Odoo', odooRanker(sides)],
	]
}

function readSkills(personTexts: readonly Document[], jobTexts: readonly Document[]) {
	const extractor = createExtractor(taxonomy)
	const skillsOf = ({ title, text }: Document) => [
		...new Set(extractor.skills(`${title}\n${text}`).map(({ skill }) => skill)),
	]
	const people = personTexts.map((document): Person => ({
		id: document.id,
		skills: skillsOf(document).map((id) => ({ id })),
		professions: [],
		languages: [],
		workModes: [],
		education: extractor.readPerson(document.title, document.text, 2026).education,
	}))
	const jobs = jobTexts.map((document): Job => ({
		id: document.id,
		mustHaveSkills: skillsOf(document),
		niceToHaveSkills: [],
		languages: [],
		places: [],
		education: extractor.readJob(document.title, document.text).education,
	}))
	return { people, jobs }
}
