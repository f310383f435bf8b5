import { wordMethodsOf } from '../../baselines/baselines.ts'
import type { Question } from '../../metrics/part.ts'
import { judge, type CareerSet } from '../career-set.ts'
import { gradeOf } from '../grades.ts'
import type { Pool } from '../pool.ts'
import { engineOfTexts } from './engine-of-texts.ts'

/** A whole advertisement, and the résumés of people in this craft and others. */
export function jobToResume(set: CareerSet, { openings, careers }: Pool): Question {
	const queries = openings.map(set.advertisement)
	const documents = careers.map((career) => set.resume(career))
	return {
		name: 'Job → long résumé',
		judgedBy: ['ndcg10', 'map'],
		queries,
		documents,
		baselines: wordMethodsOf(documents, queries),
		judgements: judge(careers, openings, gradeOf),
		engine: engineOfTexts(queries, documents),
	}
}
