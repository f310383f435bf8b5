import { wordMethodsOf } from '../../baselines/baselines.ts'
import { bm25Ranker } from '../../baselines/bm25.ts'
import { engineRanker } from '../../engine/engine.ts'
import { importProfile, jobWithFields } from '../../engine/profile.ts'
import type { Question } from '../../metrics/part.ts'
import { judge, type CareerSet } from '../career-set.ts'
import { gradeWithDistance } from '../grades.ts'
import type { Pool } from '../pool.ts'
import { nearRanker } from './near-ranker.ts'

/**
 * Jobs with fields, and profiles made by importing résumés: some skills that nobody has listed, few other fields, and a
 * place. Who lives far away is worth less.
 */
export async function importedProfiles(set: CareerSet, { openings, careers }: Pool): Promise<Question> {
	const imported = await Promise.all(
		careers.map(async (career) => {
			const { person, document } = await importProfile(set.resume(career))
			return {
				document,
				person: { ...person, willingToMove: career.willingToMove, place: career.home.place },
			}
		}),
	)
	const queries = openings.map((opening) => {
		const advertisement = set.advertisement(opening)
		const names = [...opening.skills.map(({ name }) => name), ...opening.tools].join(', ')
		return { ...advertisement, text: `${advertisement.text}\n${names}` }
	})
	const jobs = openings.map((opening) =>
		jobWithFields(
			{
				title: opening.title,
				skills: [...opening.skills.map(({ name }) => name), ...opening.tools],
				years: opening.years,
				place: opening.town.place,
			},
			set.advertisement(opening),
		),
	)
	const documents = imported.map(({ document }) => document)
	return {
		name: 'Job with fields → imported profile, near rather than far',
		judgedBy: ['ndcg10', 'map'],
		queries,
		documents,
		baselines: [
			...wordMethodsOf(documents, queries),
			[
				'BM25 and distance',
				nearRanker(bm25Ranker(documents, queries, documents.length), {
					queries: openings,
					documents: careers.map(({ id, home }) => ({ id, town: home })),
					weight: 0.25,
				}),
			],
		],
		judgements: judge(careers, openings, gradeWithDistance),
		engine: engineRanker(
			imported.map(({ person }) => person),
			jobs,
			{ swap: false, depth: documents.length },
		),
	}
}
