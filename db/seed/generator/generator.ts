import { readReference, type Reference } from '../../reference/read-reference.ts'
import { inventJob } from './employers/jobs.ts'
import { foundOrganisation } from './employers/organisations.ts'
import { prepareGround } from './ground.ts'
import { inventPerson } from './people/people.ts'

export type { GeneratedJob, GeneratedOrganisation, GeneratedPerson } from './generated-types.ts'

/**
 * A whole number picks one of 4 billion sets of data; `today` is the day on which ages and careers end; most people and
 * organisations live in the state `home`, such as 'Maharashtra', if there is one.
 */
export type GeneratorOptions = { seed: number; today?: string; home?: string; reference?: Reference }

/** The demo data: people, organisations and jobs by number from 0, each the same for the same seed. */
export function createGenerator({
	seed,
	today = '2026-11-01',
	home,
	reference = readReference(),
}: GeneratorOptions) {
	if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)
		throw new Error(`A seed is a whole number from 0 to 4294967295, not ${seed}.`)

	const ground = prepareGround(seed, today, reference, home)
	return {
		person: (n: number) => inventPerson(ground, n),
		organisation: (n: number) => foundOrganisation(ground, n).organisation,
		/** Takes the number of organisations; the job belongs to one of them. */
		job: (n: number, organisations: number) => inventJob(ground, n, organisations),
	}
}
