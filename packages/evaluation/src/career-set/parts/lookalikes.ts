import { wordMethodsOf } from '../../baselines/baselines.ts'
import type { Question } from '../../metrics/part.ts'
import { choicesOf } from '../../metrics/random.ts'
import { judge, type CareerSet } from '../career-set.ts'
import { gradeOf } from '../grades.ts'
import { engineOfTexts } from './engine-of-texts.ts'

const everyLine = 6

/**
 * Advertisements full of the words that everybody in the field uses; people of neighbouring crafts who use all of those
 * words too; and people of the right craft who use none of them.
 */
export function lookalikes(set: CareerSet): Question {
	const openings = set.crafts.flatMap((craft) =>
		[0, 1].map((at) => {
			const choices = choicesOf(`${set.half} ${craft.key} wordy ${at}`)
			return set.opening(`${craft.key} wordy opening ${at}`, {
				craft,
				years: 2,
				skills: choices.sample(craft.skills, 2),
				tools: choices.sample(craft.tools, 1),
				commonLines: everyLine,
			})
		}),
	)
	const careers = set.crafts.flatMap((craft) => {
		const plain = [2, 3, 5, 8].map((years) =>
			set.career(`${craft.key} plain ${years}`, { stints: [{ craft, years }], commonLines: 0 }),
		)
		const wordy = [3, 6].map((years) =>
			set.career(`${craft.key} wordy ${years}`, {
				stints: [{ craft, years, skills: choicesOf(`${craft.key} ${years}`).sample(craft.skills, 2) }],
				commonLines: everyLine,
			}),
		)
		return [...plain, ...wordy]
	})
	const queries = openings.map(set.advertisement)
	const documents = careers.map((career) => set.resume(career))
	return {
		name: 'Wrong-field lookalikes',
		judgedBy: ['ndcg10', 'map'],
		queries,
		documents,
		baselines: wordMethodsOf(documents, queries),
		judgements: judge(careers, openings, gradeOf),
		engine: engineOfTexts(queries, documents),
	}
}
