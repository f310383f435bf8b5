import { z } from 'zod'

/** What has a name in each language of the portal. */
export type NamedKind = 'skill' | 'profession' | 'place' | 'language' | 'state' | 'field'

/** Finds the name that a reader knows something by; the name itself where there is no other. */
export type NameOf = (kind: NamedKind, name: string) => string

/**
 * Where names are in an answer. The portal works with the English names, which are unique within their kind; only as an
 * answer leaves, the names of the reader's language take their place. `show` returns the value with them.
 */
export const shownNames = z.registry<{ show: (value: z.$output, nameOf: NameOf) => z.$output }>()

export const SkillName = z.string().register(shownNames, { show: (name, nameOf) => nameOf('skill', name) })
export const ProfessionName = z
	.string()
	.register(shownNames, { show: (name, nameOf) => nameOf('profession', name) })
export const PlaceName = z.string().register(shownNames, { show: (name, nameOf) => nameOf('place', name) })
/** A spoken language. */
export const LanguageName = z
	.string()
	.register(shownNames, { show: (name, nameOf) => nameOf('language', name) })
export const StateName = z.string().register(shownNames, { show: (name, nameOf) => nameOf('state', name) })
/** A field of work, which groups skills and professions. */
export const FieldName = z.string().register(shownNames, { show: (name, nameOf) => nameOf('field', name) })
