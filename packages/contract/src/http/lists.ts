import { z } from 'zod'
import { line, whole } from '../platform/basics.ts'
import { type NamedKind, shownNames } from '../platform/names.ts'

/** The values chosen in one facet, as `profession=1&profession=2` or `profession=1,2`; at most twenty count. */
export const FacetChoices = z
	.union([z.string(), whole(), z.array(z.union([z.string(), whole()]))])
	.default([])
	.transform((chosen) =>
		[chosen]
			.flat()
			.flatMap((value) => String(value).split(','))
			.filter((value) => /^\d{1,9}$/.test(value))
			.map(Number)
			.slice(0, 20),
	)

/** A search query: all words, "side by side", -without, one or another. No input is an error. */
export const SearchQuery = line().max(120).default('')

/** The order of a list; distance is measured from the chosen places, or else from the reader's own. */
export const ListOrder = z.enum(['relevance', 'newest', 'name', 'distance'])
export type ListOrder = z.infer<typeof ListOrder>

/** The facets whose labels are names. */
const namedFacets = new Map<string, NamedKind>([
	['skill', 'skill'],
	['profession', 'profession'],
	['place', 'place'],
	['language', 'language'],
])

/** A facet of a list with its choices, each with the number of results if it were chosen too. */
export const Facet = z
	.object({
		name: z.string(),
		choices: z.array(
			z.object({
				value: z.number().int(),
				label: z.string(),
				count: z.number().int(),
				isChosen: z.boolean(),
			}),
		),
	})
	.register(shownNames, {
		show({ name, choices }, nameOf) {
			const kind = namedFacets.get(name)
			if (!kind) return { name, choices }
			return { name, choices: choices.map((choice) => ({ ...choice, label: nameOf(kind, choice.label) })) }
		},
	})
export type Facet = z.infer<typeof Facet>

/** The fields of a faceted list besides its page. */
export const facetedDetails = {
	facets: z.array(Facet),
	isRounded: z.boolean().describe('whether counts are estimated, since there are very many'),
	hasDistance: z.boolean().describe('whether there is a place to order by distance from'),
	relax: z
		.array(z.object({ what: z.string(), total: z.number().int() }))
		.describe('when nothing is found: what to leave out (`query` or a facet), and how many there would be'),
}
