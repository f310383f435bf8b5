import { wordMethodsOf } from '../../baselines/baselines.ts'
import type { Question } from '../../metrics/part.ts'
import { judge, type CareerSet } from '../career-set.ts'
import type { Career } from '../careers.ts'
import { gradeOf } from '../grades.ts'
import type { Opening } from '../openings.ts'
import { engineOfTexts } from './engine-of-texts.ts'

/** Which of these people, of whom there are only résumés, fit the advertisements of these jobs. */
export function resumeQuestion(
	name: string,
	set: CareerSet,
	{ openings, careers }: { openings: readonly Opening[]; careers: readonly Career[] },
): Question {
	const queries = openings.map(set.advertisement)
	const documents = careers.map((career) => set.resume(career))
	return {
		name,
		judgedBy: ['ndcg10', 'map'],
		queries,
		documents,
		baselines: wordMethodsOf(documents, queries),
		judgements: judge(careers, openings, gradeOf),
		engine: engineOfTexts(queries, documents),
	}
}
