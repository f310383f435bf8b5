import type { Question } from '../../metrics/part.ts'
import type { CareerSet } from '../career-set.ts'
import type { Pool } from '../pool.ts'
import { resumeQuestion } from './resume-question.ts'

/** A whole advertisement, and the résumés of people in this craft and others. */
export function jobToResume(set: CareerSet, { openings, careers }: Pool): Question {
	return resumeQuestion('Job → long résumé', set, { openings, careers })
}
