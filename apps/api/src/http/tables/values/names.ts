import type { Db } from '@profile-search/db/client'
import { readNames } from '#platform/reference/name-search.ts'
import { listAllLanguages } from '#platform/reference/queries.ts'
import { keyOf } from './key-of.ts'

/** Something that a name leads to, or what the name comes near. */
export type Found<Id> = { id: Id } | { id: undefined; near: string | undefined }

/** Finds what the names in the cells of a table mean. Each name is looked up once. */
export type TableNames = Awaited<ReturnType<typeof readTableNames>>

export async function readTableNames(db: Db) {
	const [{ called }, tongues] = await Promise.all([readNames(db), listAllLanguages(db)])
	const codes = new Map(
		tongues.flatMap(({ code, name, ownName, nameHi, nameMr, aliases }) =>
			[code, ...aliases, nameHi ?? name, nameMr ?? name, ownName, name].map(
				(one) => [keyOf(one), code] as const,
			),
		),
	)

	return {
		profession: once((name): Found<number> => {
			const { called: found, near } = called.profession(name)
			return found[0] ?? { id: undefined, near: near?.name }
		}),
		/** A town, the largest of its name unless its state is in brackets. */
		place: once((text): Found<number> => {
			const [, name = text, state] = /^(.+?)\s*\((.+)\)$/.exec(text) ?? []
			const { called: found, near } = called.place(name)
			const meant = state ? found.find((town) => keyOf(town.state) === keyOf(state)) : found[0]
			return meant ?? { id: undefined, near: near?.name }
		}),
		language: once((name): Found<string> => foundIn(codes, name)),
	}
}

/** What a name leads to among those that are known by their keys. */
export function foundIn(ids: ReadonlyMap<string, string>, name: string): Found<string> {
	const id = ids.get(keyOf(name))
	return id === undefined ? { id, near: undefined } : { id }
}

/** The most names that are remembered; files repeat the same few. */
const mostRemembered = 20_000

function once<Value>(find: (name: string) => Value) {
	const known = new Map<string, Value>()
	return (name: string) => {
		const before = known.get(name)
		if (before !== undefined) return before
		const found = find(name)
		if (known.size < mostRemembered) known.set(name, found)
		return found
	}
}
