import { wordMethodsOf } from '../../baselines/baselines.ts'
import type { Question } from '../../metrics/part.ts'
import { judge, type CareerSet } from '../career-set.ts'
import { presentYear, yearsIn, type Career } from '../careers.ts'
import type { Grade } from '../grades.ts'
import type { Opening } from '../openings.ts'
import type { Pool } from '../pool.ts'
import { engineOfTexts } from './engine-of-texts.ts'

/** Nothing but a title, such as people type, and long résumés, whose owners may have called their work otherwise. */
export function titleToResume(set: CareerSet, { careers }: Pool): Question {
	const openings = set.crafts.flatMap((craft) =>
		craft.titles.map((title) => ({ ...set.opening(`title ${title}`, { craft }), title })),
	)
	const queries = openings.map(({ id, title }) => ({ id, title, text: '' }))
	const documents = careers.map((career) => set.resume(career))
	return {
		name: 'Title → long résumé',
		judgedBy: ['ndcg10', 'map'],
		queries,
		documents,
		baselines: wordMethodsOf(documents, queries),
		judgements: judge(careers, openings, gradeOfWork),
		engine: engineOfTexts(queries, documents),
	}
}

/** 3 for three years up to now, 2 for two years that are not long ago, 1 for less. */
function gradeOfWork(career: Career, { craft }: Pick<Opening, 'craft'>): Grade {
	const years = yearsIn(career, craft)
	if (years === 0) return 0
	const last = Math.max(...career.roles.filter((role) => role.craft === craft).map(({ to }) => to))
	if (years >= 3 && last >= presentYear - 1) return 3
	return years >= 2 && last >= presentYear - 5 ? 2 : 1
}
