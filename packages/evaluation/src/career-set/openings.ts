import type { Choices } from '../metrics/random.ts'
import { towns, type Craft, type Skill, type Town } from './material.ts'

/** What a job is made to ask for. The advertisement is written from it, and the grades follow from it. */
export type Opening = {
	id: string
	craft: Craft
	title: string
	employer: string
	town: Town
	years: number
	skills: Skill[]
	tools: string[]
	/** How many of the sentences that all people of a field use stand in the advertisement. */
	commonLines: number
	/** Whether it is written in Hindi or Marathi. */
	isLocal: boolean
}

export type OpeningDraft = { craft: Craft; employers: readonly string[] } & Partial<
	Pick<Opening, 'years' | 'skills' | 'tools' | 'commonLines' | 'isLocal'>
>

/** Makes an opening. What the draft leaves open is chosen. */
export function makeOpening(
	id: string,
	{ craft, employers, ...given }: OpeningDraft,
	choices: Choices,
): Opening {
	return {
		id,
		craft,
		title: choices.pick(craft.titles),
		employer: choices.pick(employers),
		town: choices.pick(towns),
		years: given.years ?? choices.between(1, 5),
		skills: given.skills ?? choices.sample(craft.skills, choices.between(3, 4)),
		tools: given.tools ?? choices.sample(craft.tools, choices.between(1, 3)),
		commonLines: given.commonLines ?? choices.between(1, 3),
		isLocal: given.isLocal ?? false,
	}
}
