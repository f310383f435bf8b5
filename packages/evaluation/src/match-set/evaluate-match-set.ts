import type { Client } from 'pg'
import { methodsOf } from '../baselines/baselines.ts'
import type { Half } from '../career-set/material.ts'
import { engineRanker, jobFrom, lastYearOf, personFrom } from '../engine/engine.ts'
import type { Question } from '../metrics/part.ts'
import { readMatchSet, type MatchSet } from './match-set.ts'

/** What the engine is asked, without the methods that it is compared with. */
export type EngineQuestion = Pick<Question, 'name' | 'queries' | 'judgements' | 'engine'>

/** The hand-written jobs of one half, ranked by the engine with the fields as filled in, and with the texts only. */
export function engineQuestions(half: Half): Record<'fields' | 'texts', EngineQuestion> {
	const { people, personTexts, ...all } = readMatchSet()
	const { jobs, jobTexts, judgements } = halfOf(half, all)
	const lastYear = lastYearOf(personTexts)
	const depth = people.length
	const given = { queries: jobTexts, judgements }
	return {
		fields: {
			...given,
			name: 'Hand-written set, fields filled in',
			engine: engineRanker(people, jobs, { swap: false, depth }),
		},
		texts: {
			...given,
			name: 'Hand-written set, texts only',
			engine: engineRanker(
				personTexts.map((person) => personFrom(person, lastYear)),
				jobTexts.map(jobFrom),
				{ swap: false, depth },
			),
		},
	}
}

/** The same with the methods that the engine must beat. */
export async function matchSetQuestions(client: Client, half: Half): Promise<Question[]> {
	const { people, personTexts, ...all } = readMatchSet()
	const { jobs, jobTexts } = halfOf(half, all)
	const shared = { client, documents: personTexts, queries: jobTexts, swap: false, depth: people.length }
	const given = { judgedBy: ['ndcg10', 'map'] as const, documents: personTexts }
	const { fields, texts } = engineQuestions(half)
	return [
		{ ...given, ...fields, baselines: await methodsOf({ ...shared, people, jobs }) },
		{ ...given, ...texts, baselines: await methodsOf({ ...shared, personTexts, jobTexts }) },
	]
}

/** Every other field of work, so that the halves have none in common. The people are the same. */
function halfOf(
	half: Half,
	{ jobs, jobTexts, judgements, fields }: Pick<MatchSet, 'jobs' | 'jobTexts' | 'judgements' | 'fields'>,
) {
	const ordered = [...new Set(fields.values())].toSorted()
	const isOfHalf = (id: string) =>
		(ordered.indexOf(fields.get(id) ?? '') % 2 === 0) === (half === 'development')
	return {
		jobs: jobs.filter(({ id }) => isOfHalf(id)),
		jobTexts: jobTexts.filter(({ id }) => isOfHalf(id)),
		judgements: new Map([...judgements].filter(([id]) => isOfHalf(id))),
	}
}
