import { Schemas, Types } from 'scimmy'

/** Names of attributes with commas between them, as a directory sends them. */
export type Narrowing = { attributes?: string | undefined; excludedAttributes?: string | undefined }

type Presence = 'pr' | 'np'

/**
 * Which attributes of a user a directory wants to see (RFC 7644, section 3.9), as a filter of the library; undefined for all.
 * Names count without regard to capitals, may begin with the schema and may name a part, such as `name.familyName`; unknown
 * ones are left out. Where both lists are given, the second takes away from the first. `id` and `schemas` are always shown.
 */
export function narrowingOf({ attributes, excludedAttributes }: Narrowing) {
	const filters: object[] = []
	if (attributes) filters.push({ ...presenceOf(attributes, 'pr'), id: ['pr'], schemas: ['pr'] })
	if (excludedAttributes) {
		const { schemas: _, ...excluded } = presenceOf(excludedAttributes, 'np')
		if (Object.keys(excluded).length > 0) filters.push(excluded)
	}
	return filters.length > 0 ? new Types.Filter(filters) : undefined
}

function presenceOf(names: string, presence: Presence) {
	const filter: Record<string, Presence[] | Record<string, Presence[]>> = {}
	for (const name of names.split(',')) {
		const [attribute, part] = pathOf(name.trim())
		if (attribute === undefined) continue
		const known = filter[attribute]
		if (part === undefined) filter[attribute] = [presence]
		else if (!Array.isArray(known)) filter[attribute] = { ...known, [part]: [presence] }
	}
	return filter
}

/** An attribute, and a part of it where one is named, as the schema writes them; nothing where the schema has no such attribute. */
function pathOf(name: string): string[] {
	const { definition } = Schemas.User
	const prefix = `${definition.id}:`
	const path = name.toLowerCase().startsWith(prefix.toLowerCase()) ? name.slice(prefix.length) : name
	const parts = path.split('.')
	try {
		return parts.map((_, at) => definition.attribute(parts.slice(0, at + 1).join('.')).name)
	} catch {
		return []
	}
}
