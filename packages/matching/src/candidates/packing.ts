import { spotsOf } from '../scoring/shares/geo.ts'
import type { Place } from '../types.ts'

/** A skill is packed with its percent, and a field of a text with its impact: both are below this. */
export const packedRange = 128

/** Points of the unit sphere have this many steps from one pole to the other, which are 100 metres each. */
const axisSteps = 2 ** 17 - 2
const axisRange = 2 ** 17
/** How `spotsOf` scales an axis from -1 to 1. */
const spotScale = 2 ** 30

/** The points of places, each packed into one whole number that a double holds. */
export function packPlaces(places: readonly Place[]): number[] {
	return axesOf(places).map(([x, y, z]) => (x * axisRange + y) * axisRange + z)
}

/** The points of places, each as three whole numbers from 0. */
export function axesOf(places: readonly Place[]): [number, number, number][] {
	return places.flatMap((place) => {
		const [x, y, z] = spotsOf([place]).map((axis) => Math.round((axis / spotScale + 1) * (axisSteps / 2)))
		return x === undefined || y === undefined || z === undefined ? [] : [[x, y, z]]
	})
}

export function packFields(fields: ReadonlyMap<number, number>): number[] {
	return [...fields].map(([field, impact]) => field * packedRange + impact)
}

/** A term as the name of a feature, which may hold no point. */
export function featureOf(term: string): string {
	return term.replaceAll('.', ':')
}

export function packWords(words: ReadonlyMap<string, number>): Record<string, number> {
	return Object.fromEntries([...words].map(([term, impact]) => [featureOf(term), impact]))
}

/** What an entry can be found by: the skills and professions that it has, or asks for. */
export function keysOf(skills: Iterable<number>, professions: Iterable<number>): string[] {
	return [
		...[...skills].map((skill) => `skill ${skill}`),
		...[...professions].map((profession) => `profession ${profession}`),
	]
}
