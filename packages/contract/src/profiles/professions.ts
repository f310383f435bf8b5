import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { QueryNumber } from '../platform/basics.ts'
import { FieldName, ProfessionName } from '../platform/names.ts'
import { ProfessionItem, SkillItem } from '../search/reference.ts'

/** A profession, for the head of its page. */
export const ProfessionView = z.object({
	id: z.number().int(),
	name: ProfessionName,
	field: FieldName,
	otherNames: z.array(z.string()),
	skills: z.array(SkillItem).describe('typical of it, most typical first'),
	near: z.array(ProfessionItem).describe('professions from which people come over most easily'),
})
export type ProfessionView = z.infer<typeof ProfessionView>

export const showProfession = endpoint({
	method: 'GET',
	path: 'professions/:professionId',
	access: 'anyone',
	summary: 'A profession: its field, other names, typical skills and the professions near it.',
	params: z.object({ professionId: QueryNumber.min(1).max(2_147_483_647) }),
	details: ProfessionView,
})
