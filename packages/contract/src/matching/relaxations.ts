import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../platform/basics.ts'
import { type NamedKind, shownNames } from '../platform/names.ts'

export const RelaxationKind = z.enum([
	'must_have_as_nice',
	'must_have_dropped',
	'experience',
	'education',
	'language_level',
	'language_dropped',
	'places_dropped',
	'work_mode',
	'pay',
	'start',
	'related_professions',
])

/** The relaxations that name something. */
const namedRelaxations = new Map<string, NamedKind>([
	['must_have_as_nice', 'skill'],
	['must_have_dropped', 'skill'],
	['language_level', 'language'],
	['language_dropped', 'language'],
])

/** A relaxed requirement of a job, and how many people reach the total before and after. */
export const Relaxation = z
	.object({
		kind: RelaxationKind,
		name: z.string().nullable().describe('the skill, the language or the way of working'),
		amount: z
			.number()
			.nullable()
			.describe('what is still asked: months, level, rupees a year or days; null where the kind has none'),
		from: z.number(),
		to: z.number(),
	})
	.register(shownNames, {
		show(relaxation, nameOf) {
			const named = namedRelaxations.get(relaxation.kind)
			return relaxation.name !== null && named
				? { ...relaxation, name: nameOf(named, relaxation.name) }
				: relaxation
		},
	})
export type Relaxation = z.infer<typeof Relaxation>

/** How many people reach `least` of 100 with a job, and which relaxations would let in more. */
export const JobReach = z.object({
	least: z.number(),
	now: z.number(),
	isWhole: z.boolean().describe('false when time was up before every relaxation was counted'),
	hasRequirements: z.boolean().describe('whether there is anything to relax'),
	relaxations: z.array(Relaxation).describe('those that bring people, the most first, at most five'),
})
export type JobReach = z.infer<typeof JobReach>

export const showJobReach = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/relaxations',
	access: 'approved employer',
	summary:
		'How many people a job of the caller reaches, a draft too, and with which requirement relaxed it reaches more.',
	params: z.object({ jobId: Id }),
	details: JobReach,
})
