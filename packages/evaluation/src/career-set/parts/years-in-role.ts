import type { Question } from '../../metrics/part.ts'
import { choicesOf } from '../../metrics/random.ts'
import type { CareerSet } from '../career-set.ts'
import type { Craft } from '../material.ts'
import { resumeQuestion } from './resume-question.ts'

const whole = 10

/**
 * People with ten years of work who can do the same, but did it for one, two, three, five, seven or nine of them, and
 * another craft for the rest; and jobs that ask for four years of it.
 */
export function yearsInRole(set: CareerSet): Question {
	const openings = set.crafts.map((craft) => set.opening(`${craft.key} for years`, { craft, years: 4 }))
	const careers = openings.flatMap(({ craft, skills, tools }) =>
		[1, 2, 3, 5, 7, 9].flatMap((years) =>
			[true, false].map((isNewest) => {
				const choices = choicesOf(`${set.half} ${craft.key} ${years} ${isNewest}`)
				const other: Craft = choices.pick(set.foreignTo(craft))
				const stints = [
					{ craft, years, skills, tools },
					{ craft: other, years: whole - years },
				]
				return set.career(`${craft.key} for ${years} years ${isNewest}`, {
					stints: isNewest ? stints : stints.toReversed(),
				})
			}),
		),
	)
	return resumeQuestion('Years in the role asked for', set, { openings, careers })
}
