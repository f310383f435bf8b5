import type { Choices } from '../metrics/random.ts'
import { towns, type Craft, type Field, type Skill, type Town } from './material.ts'

/** The year in which the set plays. */
export const presentYear = 2025

export type Role = {
	craft: Craft
	title: string
	employer: string
	town: Town
	/** Years as a decimal number. */
	from: number
	to: number
	skills: Skill[]
	tools: string[]
}

/** What a person is made to have done. The résumé is written from it, and the grades follow from it. */
export type Career = {
	id: string
	home: Town
	willingToMove: boolean
	/** The newest first. */
	roles: Role[]
	/** How many of the sentences that all people of a field use stand in each role. */
	commonLines: number
	/** Whether some of it is written in Devanagari. */
	isMixed: boolean
}

/** How long somebody worked in a craft, and what they did there. */
export type Stint = {
	craft: Craft
	years: number
	skills?: readonly Skill[]
	tools?: readonly string[]
	title?: string
}

export type CareerDraft = Partial<Pick<Career, 'home' | 'willingToMove' | 'commonLines' | 'isMixed'>> & {
	/** The newest first. */
	stints: Stint[]
}

/** Makes careers of the crafts of these fields. What a draft leaves open is chosen. */
export function careerMaker(fields: readonly Field[]) {
	const employersOf = new Map(fields.map(({ field, employers }) => [field, employers]))

	return (id: string, draft: CareerDraft, choices: Choices): Career => {
		const home = draft.home ?? choices.pick(towns)
		let to = presentYear - (choices.chance(0.7) ? 0 : choices.between(1, 12) / 12)
		const roles = draft.stints.flatMap(({ craft, years, ...given }) => {
			const skills = given.skills ?? choices.sample(craft.skills, choices.between(2, 5))
			const tools = given.tools ?? choices.sample(craft.tools, choices.between(1, 4))
			return splitYears(years, choices).map((length, at): Role => {
				const from = to - length
				const role = {
					craft,
					title: given.title ?? choices.pick(craft.titles),
					employer: choices.pick(employersOf.get(craft.field) ?? []),
					town: choices.chance(0.6) ? home : choices.pick(towns),
					from,
					to,
					skills: at === 0 ? [...skills] : choices.sample(skills, Math.ceil(skills.length / 2)),
					tools: at === 0 ? [...tools] : choices.sample(tools, 1),
				}
				to = from - choices.between(0, 3) / 12
				return role
			})
		})
		return {
			id,
			home,
			willingToMove: draft.willingToMove ?? choices.chance(0.3),
			roles,
			commonLines: draft.commonLines ?? choices.between(1, 3),
			isMixed: draft.isMixed ?? false,
		}
	}
}

/** Longer work in one craft is spread over several employers, the longest last. */
function splitYears(years: number, choices: Choices): number[] {
	if (years < 4 || choices.chance(0.3)) return [years]
	const first = Math.round(years * (0.5 + choices.between(0, 3) / 10))
	return [first, years - first]
}

export function yearsIn(career: Career, craft: Craft): number {
	return career.roles.filter((role) => role.craft === craft).reduce((sum, { from, to }) => sum + to - from, 0)
}

export function distanceKm(one: Town, other: Town): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180
	const middle = radians((one.place.latitude + other.place.latitude) / 2)
	return Math.hypot(
		(one.place.latitude - other.place.latitude) * 111.2,
		(one.place.longitude - other.place.longitude) * 111.3 * Math.cos(middle),
	)
}
