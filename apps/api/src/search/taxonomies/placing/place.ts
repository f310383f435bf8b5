import type { Concept } from '../taxonomy.ts'
import { keyOf } from './labels.ts'

/** A skill or profession in the database; its aliases are in lower case. */
export type Present = { id: number; name: string; aliases: string[]; isCurated?: boolean }

/** The id that each name belongs to, by normalised spelling. */
export type Names = Map<string, number>

export type Placed = {
	/** The skill or profession of each code. */
	idOf: Map<string, number>
	/** New skills or professions: the code that adds each, and its name. */
	added: Map<string, { id: number; name: string }>
	/** The number of concepts without a name short enough. */
	leftOut: number
}

/** A name takes precedence over an alias, and an older row over a newer one. */
export function namesOf(present: Present[]): Names {
	const names: Names = new Map()
	const claim = (label: string, id: number) => {
		const key = keyOf(label)
		if (!names.has(key)) names.set(key, id)
	}
	for (const { id, name } of present) claim(name, id)
	for (const { id, aliases } of present) for (const alias of aliases) claim(alias, id)
	return names
}

/**
 * Assigns a skill or profession to each concept: the one its code had last time, else the one with its name, else, with
 * `isByOtherNames`, one that shares another name, else a new one. Two concepts with different names of their own never
 * become one by sharing another name: the one that shares more gets it. Adds new names to `names`.
 */
export function placeConcepts(
	concepts: Concept[],
	names: Names,
	known: ReadonlyMap<string, number>,
	firstId: number,
	longestName: number,
	{ isByOtherNames }: { isByOtherNames: boolean },
): Placed {
	const idOf = new Map<string, number>()
	for (const { code, name } of concepts) {
		const id = known.get(code) ?? names.get(keyOf(name))
		if (id !== undefined) idOf.set(code, id)
	}
	const open = concepts.filter(({ code }) => !idOf.has(code))
	if (isByOtherNames)
		for (const [code, id] of byOtherNames(open, names, new Set(idOf.values()))) idOf.set(code, id)

	const added: Placed['added'] = new Map()
	let leftOut = 0
	for (const { code, name, labels } of open) {
		if (idOf.has(code)) continue
		// Two entries of one release may have the same name.
		const present = names.get(keyOf(name))
		const short = [name, ...labels].find((label) => label.length <= longestName && !names.has(keyOf(label)))
		if (present !== undefined) idOf.set(code, present)
		else if (short === undefined) leftOut++
		else {
			const id = firstId + added.size
			added.set(code, { id, name: short })
			idOf.set(code, id)
			names.set(keyOf(short), id)
		}
	}
	return { idOf, added, leftOut }
}

/** Pairs each concept with the row that shares most of its other names, each at most once. */
function byOtherNames(open: Concept[], names: Names, taken: Set<number>) {
	const shared = open.flatMap(({ code, labels }) => {
		const counts = new Map<number, number>()
		for (const key of new Set(labels.map(keyOf))) {
			const id = names.get(key)
			if (id !== undefined && !taken.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
		}
		return [...counts].map(([id, count]) => ({ code, id, count }))
	})
	const found = new Map<string, number>()
	for (const { code, id } of shared.toSorted((a, b) => b.count - a.count)) {
		if (found.has(code) || taken.has(id)) continue
		found.set(code, id)
		taken.add(id)
	}
	return found
}

/**
 * The rows that have other names of a concept, each with how many of them. Such rows are related to the concept's own,
 * not the same: titles are used for several kinds of work.
 */
export function namesakesOf(concepts: Concept[], idOf: Placed['idOf'], names: Names) {
	return concepts.flatMap(({ code, name, labels }) => {
		const id = idOf.get(code)
		if (id === undefined) return []
		const counts = new Map<number, number>()
		for (const key of new Set([name, ...labels].map(keyOf))) {
			const owner = names.get(key)
			if (owner !== undefined && owner !== id) counts.set(owner, (counts.get(owner) ?? 0) + 1)
		}
		return [...counts].map(([other, shared]) => ({ id, other, shared }))
	})
}

/** Nobody would type a longer alias, but an index would have to carry it. */
const longestAlias = 120

/**
 * The new aliases of each code, in lower case. A name that belongs to another skill or profession stays there and is
 * counted as refused. Adds the new aliases to `names`.
 */
export function shareAliases(concepts: Concept[], idOf: Placed['idOf'], names: Names, present: Present[]) {
	const had = new Map(present.map(({ id, name, aliases }) => [id, new Set([name.toLowerCase(), ...aliases])]))
	const aliases = new Map<string, string[]>()
	let refused = 0
	for (const concept of concepts) {
		const { code } = concept
		const id = idOf.get(code)
		if (id === undefined) continue
		const own = had.get(id) ?? new Set()
		had.set(id, own)
		for (const label of titlesOf(concept)) {
			if (own.has(label) || label.length > longestAlias) continue
			const key = keyOf(label)
			const owner: number = names.get(key) ?? id
			if (owner !== id) {
				refused++
				continue
			}
			names.set(key, id)
			own.add(label)
			aliases.set(code, [...(aliases.get(code) ?? []), label])
		}
	}
	return { aliases, refused }
}

/** All names of a concept, in lower case. */
export function titlesOf({ name, labels, foreign }: Concept) {
	return [...new Set([name, ...labels, ...foreign].map((label) => label.toLowerCase()))]
}
