import type { Question } from '../../metrics/part.ts'
import { choicesOf } from '../../metrics/random.ts'
import type { CareerSet } from '../career-set.ts'
import { resumeQuestion } from './resume-question.ts'

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
	return resumeQuestion('Wrong-field lookalikes', set, { openings, careers })
}
