import { weightedKappa } from '../metrics/kappa.ts'
import { openCareerSet } from './career-set.ts'
import { gradeByChecklist, gradeByReading } from './grades.ts'
import type { Half } from './material.ts'
import { makePool } from './pool.ts'

/** How far the two graders agree on the people of the right craft. Those of other crafts would only flatter them. */
export function agreementOf(half: Half): { pairs: number; kappa: number } {
	const { openings, careers } = makePool(openCareerSet(half))
	const grades = openings.flatMap((opening) =>
		careers
			.filter(({ roles }) => roles.some(({ craft }) => craft === opening.craft))
			.map((career) => [gradeByChecklist(career, opening), gradeByReading(career, opening)] as const),
	)
	return { pairs: grades.length, kappa: weightedKappa(grades) }
}
