import type { Question } from '../../metrics/part.ts'
import type { CareerSet } from '../career-set.ts'
import type { Pool } from '../pool.ts'
import { resumeQuestion } from './resume-question.ts'

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
	return resumeQuestion('Hindi or Marathi job → résumé in any script', set, { openings, careers })
}
