import type { Taxonomy } from '@profile-search/matching/extract/taxonomy'
import { fieldsByNearness, type Fields } from '@profile-search/matching/text/fields'
import type { Embedder } from '#platform/context/outside.ts'

/** Returns the professions that a vector is nearest to. */
export type Compass = (vector: readonly number[]) => Fields

/** How many names and skills describe a profession; a model reads no more of a list. */
const [mostNames, mostSkills] = [6, 12]

let kept: { key: string; compass: Promise<Compass> } | undefined

/** Compares vectors with those of all professions, which are requested once per model and taxonomy. */
export function compassOf(embedder: Embedder, { professions, skills }: Taxonomy): Promise<Compass> {
	const namesOf = new Map(skills.map(({ id, names }) => [id, names[0] ?? '']))
	const descriptions = professions.map(({ names, skills: typical }) =>
		[
			names.slice(0, mostNames).join(', '),
			typical
				.slice(0, mostSkills)
				.map(({ id }) => namesOf.get(id))
				.join(', '),
		].join(': '),
	)
	const key = JSON.stringify([embedder.model, descriptions])
	if (kept?.key === key) return kept.compass

	const made = embedder.embed(descriptions).then((vectors) =>
		compass(
			professions.map(({ id }) => id),
			vectors.map(unit),
		),
	)
	kept = { key, compass: made }
	made.catch(() => (kept = undefined))
	return made
}

function compass(ids: readonly number[], professions: readonly Float32Array[]): Compass {
	return (vector) => {
		const asked = unit(vector)
		return fieldsByNearness(
			ids,
			Float64Array.from(professions, (profession) => product(asked, profession)),
		)
	}
}

function unit(vector: readonly number[]): Float32Array {
	const length = Math.hypot(...vector) || 1
	return Float32Array.from(vector, (value) => value / length)
}

function product(one: Float32Array, other: Float32Array): number {
	if (one.length !== other.length)
		throw new Error(`The embedding service gave vectors of ${one.length} and of ${other.length} numbers.`)
	let sum = 0
	for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0)
	return sum
}
