import { choicesOf } from '../metrics/random.ts'
import type { CareerSet } from './career-set.ts'
import type { Career } from './careers.ts'
import type { Craft } from './material.ts'
import type { Opening } from './openings.ts'

const openingsOfCraft = 3

/** The openings of a half, and the people whom they are matched with. */
export type Pool = {
	openings: Opening[]
	careers: Career[]
	/** By opening, somebody who has all that is asked. */
	madeFor: Map<string, Career>
}

/**
 * For every craft: openings, somebody who fits each of them, and people who fit none by design: long in the craft with
 * other skills, new in it, or gone to another one.
 */
export function makePool(set: CareerSet): Pool {
	const openings = set.crafts.flatMap((craft) =>
		Array.from({ length: openingsOfCraft }, (_, at) => set.opening(`${craft.key} opening ${at}`, { craft })),
	)
	const madeFor = new Map(openings.map((opening) => [opening.id, careerFor(set, opening)]))
	return {
		openings,
		madeFor,
		careers: [...madeFor.values(), ...set.crafts.flatMap((craft) => othersOf(set, craft))],
	}
}

function careerFor(set: CareerSet, { id, craft, years, skills, tools }: Opening): Career {
	const choices = choicesOf(`${id} made for`)
	const more = <Item>(asked: readonly Item[], all: readonly Item[]) => [
		...asked,
		...choices.sample(
			all.filter((item) => !asked.includes(item)),
			1,
		),
	]
	const stint = {
		craft,
		years: years + choices.between(1, 4),
		skills: more(skills, craft.skills),
		tools: more(tools, craft.tools),
	}
	const earlier = { craft: choices.pick(set.foreignTo(craft)), years: choices.between(1, 3) }
	return set.career(`made for ${id}`, { stints: choices.chance(0.5) ? [stint, earlier] : [stint] })
}

function othersOf(set: CareerSet, craft: Craft): Career[] {
	const choices = choicesOf(`${set.half} ${craft.key} others`)
	const other = () => choices.pick(set.foreignTo(craft))
	const drafts = [
		[{ craft, years: choices.between(4, 12) }],
		[{ craft, years: choices.between(3, 9) }],
		[{ craft, years: choices.between(1, 4) }],
		[
			{ craft, years: choices.between(1, 3) },
			{ craft: other(), years: choices.between(3, 8) },
		],
		[
			{ craft, years: choices.between(2, 4) },
			{ craft: other(), years: choices.between(1, 4) },
		],
		[
			{ craft: other(), years: choices.between(3, 6) },
			{ craft, years: choices.between(1, 3) },
		],
		[
			{ craft: other(), years: choices.between(1, 3) },
			{ craft, years: choices.between(3, 6) },
		],
	]
	return drafts.map((stints, at) => set.career(`${craft.key} other ${at}`, { stints }))
}
