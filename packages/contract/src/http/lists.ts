import { z } from 'zod'
import { line, whole } from '../platform/basics.ts'

/** Values chosen in one facet, as `profession=1&profession=2` or `profession=1,2`; twenty at most count. */
export const Choices = z
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

/** Words to search for: all of them, "side by side", -without, one or another. Whatever is typed, nothing is an error. */
export const SearchWords = line().max(120).default('')

/** The order of a list; by distance from the chosen places, or else from the reader's own. */
export const ListOrder = z.enum(['relevance', 'newest', 'name', 'distance'])
export type ListOrder = z.infer<typeof ListOrder>

/** A facet of a list with its choices: how many would be found if one chose this too. */
export const Facet = z.object({
	name: z.string(),
	choices: z.array(
		z.object({ value: z.number().int(), label: z.string(), count: z.number().int(), isChosen: z.boolean() }),
	),
})
export type Facet = z.infer<typeof Facet>

/** What a faceted list carries besides its page. */
export const facetedDetails = {
	facets: z.array(Facet),
	isRounded: z.boolean().describe('whether counts are estimated, since there are very many'),
	hasDistance: z.boolean().describe('whether there is a place to order by distance from'),
	relax: z
		.array(z.object({ what: z.string(), total: z.number().int() }))
		.describe('when nothing is found: what to leave out (`words` or a facet), and how many there would be'),
}
