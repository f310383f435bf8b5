import type { Document } from '../../documents.ts'
import { engineRanker, jobFrom, personFrom } from '../../engine/engine.ts'
import { presentYear } from '../careers.ts'

/** The engine for jobs and people of whom there is only a text. */
export function engineOfTexts(jobs: readonly Document[], people: readonly Document[]) {
	return engineRanker(
		people.map((person) => personFrom(person, presentYear)),
		jobs.map(jobFrom),
		{ swap: false, depth: people.length },
	)
}
