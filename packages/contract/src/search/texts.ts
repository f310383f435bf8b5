import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { lines } from '../platform/basics.ts'
import { SkillName } from '../platform/names.ts'

/** A skill that a text speaks of, with the sentence that shows it. */
export const SkillInText = z.object({ name: SkillName, quote: z.string() })
export type SkillInText = z.infer<typeof SkillInText>

/** The skills that a text implies without naming them: nothing counts them until a person accepts them. */
export const SuggestedSkills = z.array(SkillInText).describe('implied, not named; they count once accepted')

/** The longest text that is read for skills. */
export const longestText = 25_000

export const readSkills = endpoint({
	method: 'POST',
	path: 'skill-texts/read',
	access: 'account',
	summary: 'The skills that a text names, and those that it only implies, for a form to suggest.',
	body: z.object({ text: lines().max(longestText) }),
	details: z.object({ skills: z.array(SkillInText), suggestedSkills: SuggestedSkills }),
})
