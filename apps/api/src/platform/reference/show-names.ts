import { type NameOf, shownNames } from '@profile-search/contract/platform/names'
import type { z } from 'zod'

type Show = (value: unknown, nameOf: NameOf) => unknown

/**
 * Puts the names that a reader knows in the place of the English ones, wherever the schema says that there is one. What
 * holds none stays the same object. Null where the schema has no names.
 */
export function namesShownIn<Schema extends z.ZodType>(schema: Schema) {
	return showOf(schema) as ((value: z.output<Schema>, nameOf: NameOf) => z.output<Schema>) | null
}

const known = new WeakMap<z.core.$ZodType, Show | null>()

function showOf(schema: z.core.$ZodType): Show | null {
	const made = known.get(schema)
	if (made !== undefined) return made
	const show = makeShow(schema)
	known.set(schema, show)
	return show
}

function makeShow(schema: z.core.$ZodType): Show | null {
	const own = (shownNames.get(schema)?.show as Show | undefined) ?? null
	const inParts = showInParts(schema)
	return own && inParts ? (value, nameOf) => inParts(own(value, nameOf), nameOf) : (own ?? inParts)
}

function showInParts(schema: z.core.$ZodType): Show | null {
	const { def } = (schema as z.core.$ZodTypes)._zod
	switch (def.type) {
		case 'object':
			return ofObject(def.shape)
		case 'array':
			return ofArray(def.element)
		case 'nullable':
		case 'optional':
			return unlessNone(def.innerType)
		case 'union':
			return ofKinds(def)
		default:
			return null
	}
}

function ofObject(shape: Record<string, z.core.$ZodType>): Show | null {
	const shows = Object.entries(shape).flatMap(([key, field]) => {
		const show = showOf(field)
		return show ? [[key, show] as const] : []
	})
	if (shows.length === 0) return null
	return (value, nameOf) => {
		const copy = { ...(value as Record<string, unknown>) }
		for (const [key, show] of shows) copy[key] = show(copy[key], nameOf)
		return copy
	}
}

function ofArray(element: z.core.$ZodType): Show | null {
	const show = showOf(element)
	return show && ((items, nameOf) => (items as unknown[]).map((item) => show(item, nameOf)))
}

function unlessNone(inner: z.core.$ZodType): Show | null {
	const show = showOf(inner)
	return show && ((value, nameOf) => (value === null || value === undefined ? value : show(value, nameOf)))
}

/** Names in a union are found by the key that tells its kinds apart. */
function ofKinds(def: z.core.$ZodUnionDef): Show | null {
	if (def.options.every((option) => showOf(option) === null)) return null
	if (!('discriminator' in def)) throw new Error('A union with names needs a key that tells its kinds apart.')
	const key = String(def.discriminator)
	return (value, nameOf) => {
		const kind = (value as Record<string, z.core.util.Primitive>)[key]
		const option = def.options.find(({ _zod }) => _zod.propValues?.[key]?.has(kind))
		const show = option ? showOf(option) : null
		return show ? show(value, nameOf) : value
	}
}
