import { wordMethodsOf } from '../../baselines/baselines.ts'
import type { Question } from '../../metrics/part.ts'
import { judge, type CareerSet } from '../career-set.ts'
import { gradeOf } from '../grades.ts'
import type { Pool } from '../pool.ts'
import { engineOfTexts } from './engine-of-texts.ts'

/** Advertisements in Hindi and Marathi; résumés in English, and some in both scripts. */
export function mixedScripts(set: CareerSet, { careers: english }: Pool): Question {
	const local = set.crafts.filter((craft) => craft.local)
	const openings = local.flatMap((craft) =>
		[1, 2, 3].map((years) =>
			set.opening(`${craft.key} local opening ${years}`, {
				craft,
				years,
				skills: [],
				tools: [],
				isLocal: true,
			}),
		),
	)
	const mixed = local.flatMap((craft) =>
		[1, 3, 6].map((years) =>
			set.career(`${craft.key} mixed ${years}`, { stints: [{ craft, years }], isMixed: true }),
		),
	)
	const careers = [...english, ...mixed]
	const queries = openings.map(set.advertisement)
	const documents = careers.map((career) => set.resume(career))
	return {
		name: 'Hindi or Marathi job → résumé in any script',
		judgedBy: ['ndcg10', 'map'],
		queries,
		documents,
		baselines: wordMethodsOf(documents, queries),
		judgements: judge(careers, openings, gradeOf),
		engine: engineOfTexts(queries, documents),
	}
}
