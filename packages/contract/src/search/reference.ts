import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { line, QueryNumber } from '../platform/basics.ts'
import { PlaceName, ProfessionName, SkillName } from '../platform/names.ts'

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
	details: z.array(ProfessionItem.extend({ field: z.string() })),
})

export const listProfessionSkills = endpoint({
	method: 'GET',
	path: 'professions/:professionId/skills',
	access: 'anyone',
	summary: 'Skills typical of a profession, most typical first.',
	params: z.object({ professionId: QueryNumber.min(1) }),
	details: z.array(SkillItem),
})

export const listPlaces = endpoint({
	method: 'GET',
	path: 'places',
	access: 'anyone',
	summary: 'Towns by name, old name, spelling in another script or PIN code, nearest and largest first.',
	query: search,
	details: z.array(PlaceItem.extend({ state: z.string() })),
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
	details: z.array(z.object({ code: z.string(), name: z.string(), ownName: z.string() })),
})
