import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { line, QueryNumber } from '../platform/basics.ts'
import {
	FieldName,
	LanguageName,
	PlaceName,
	ProfessionName,
	SkillName,
	StateName,
} from '../platform/names.ts'

const id = z.number().int()

/** A skill, profession or place, as a form offers it. */
export const SkillItem = z.object({ id, name: SkillName })
export const ProfessionItem = z.object({ id, name: ProfessionName })
export const PlaceItem = z.object({ id, name: PlaceName })
export type TaxonomyItem = z.infer<typeof SkillItem>

const search = z.object({ query: line().max(80).default('') })

export const listSkills = endpoint({
	method: 'GET',
	path: 'skills',
	access: 'anyone',
	summary: 'Skills by name or alias, nearest first; without words the commonest.',
	query: search,
	details: z.array(SkillItem),
})

export const listProfessions = endpoint({
	method: 'GET',
	path: 'professions',
	access: 'anyone',
	summary: 'Professions by name or alias, nearest first; without words all of them by field.',
	query: search,
	details: z.array(ProfessionItem.extend({ field: FieldName })),
})

export const listProfessionSkills = endpoint({
	method: 'GET',
	path: 'professions/:professionId/skills',
	access: 'anyone',
	summary: 'Skills typical of a profession, most typical first.',
	params: z.object({ professionId: QueryNumber.min(1) }),
	details: z.array(SkillItem),
})

/** Latitude and longitude in degrees, such as `18.52,73.86`. */
const Position = z
	.string()
	.regex(/^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/)
	.transform((text) => text.split(',').map(Number))
	.pipe(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]))
	.transform(([latitude, longitude]) => ({ latitude, longitude }))

export const listPlaces = endpoint({
	method: 'GET',
	path: 'places',
	access: 'anyone',
	summary:
		'Towns by name, old name, spelling in another script or PIN code, nearest and largest first; or those nearest to a position.',
	query: search.extend({ near: Position.optional().describe('in place of a name') }),
	details: z.array(PlaceItem.extend({ state: StateName })),
})

export const listCompletions = endpoint({
	method: 'GET',
	path: 'completions',
	access: 'anyone',
	summary:
		'What somebody may mean by what they type into a search: a few professions, skills, towns and organisations, best first.',
	query: z.object({ query: line().min(1).max(80) }),
	details: z.object({
		names: z.array(
			z.discriminatedUnion('kind', [
				z.object({ kind: z.literal('profession'), id, name: ProfessionName }),
				z.object({ kind: z.literal('skill'), id, name: SkillName }),
				z.object({ kind: z.literal('place'), id, name: PlaceName }),
			]),
		),
		organisations: z.array(z.string()),
	}),
})

export const listIndustries = endpoint({
	method: 'GET',
	path: 'industries',
	access: 'anyone',
	summary: 'Fields of work that organisations name, those of most organisations first, for a form.',
	query: search,
	details: z.array(z.string()),
})

export const listLanguages = endpoint({
	method: 'GET',
	path: 'languages',
	access: 'anyone',
	summary: 'All languages, for a form.',
	details: z.array(z.object({ code: z.string(), name: LanguageName, ownName: z.string() })),
})
