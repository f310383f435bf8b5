import { readFileSync } from 'node:fs'
import { readReference } from '@profile-search/db/reference/read-reference'
import type { Taxonomy } from '@profile-search/matching/extract/taxonomy'
import type { Knowledge, Related } from '@profile-search/matching/types'

const reference = readReference()

type Relations = Pick<Knowledge, 'relatedSkills' | 'relatedProfessions'>
/** A taxonomy as `portal import … --dry-run` writes it. */
type Written = { taxonomy: Taxonomy } & { [Name in keyof Relations]: [number, Related[]][] }

const file = process.env['TAXONOMY_FILE']
const written: Written | undefined = file ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** The project's own taxonomy, in the form that the engine reads; that of a portal if `TAXONOMY_FILE` names one. */
export const taxonomy: Taxonomy = written?.taxonomy ?? {
	skills: reference.skills.map(named),
	professions: reference.professions.map((profession) => ({
		...named(profession),
		skills: profession.skills.map(({ id, weight }) => ({ id, weight })),
	})),
	places: reference.places.map((place) => ({
		...named(place),
		latitude: place.latitude,
		longitude: place.longitude,
	})),
	languages: reference.languages.map(({ code, name, ownName }) => ({ code, names: [name, ownName] })),
}

/** Which skills and professions count in part for others, by the taxonomy. */
export const relations: Relations = {
	relatedSkills: new Map(written?.relatedSkills ?? reference.skills.map(({ id, related }) => [id, related])),
	relatedProfessions: new Map(
		written?.relatedProfessions ?? reference.professions.map(({ id, related }) => [id, related]),
	),
}

/** The ids of the keys that the match set is written with. */
export const ids = {
	skill: idsOf('skill', reference.skills),
	profession: idsOf('profession', reference.professions),
	place: idsOf('place', reference.places),
}

export const placeOf = new Map(reference.places.map((place) => [place.id, place]))

function named({ id, name, aliases }: { id: number; name: string; aliases: readonly string[] }) {
	return { id, names: [name, ...aliases] }
}

function idsOf(what: string, entries: readonly { id: number; key: string }[]) {
	const known = new Map(entries.map(({ id, key }) => [key, id]))
	return (key: string) => {
		const id = known.get(key)
		if (id === undefined) throw new Error(`There is no ${what} "${key}" in the taxonomy.`)
		return id
	}
}
