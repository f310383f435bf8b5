/** A name in any script or spelling, and what it stands for. */
export type Named = { id: number; names: readonly string[] }

export type TaxonomyProfession = Named & {
	/** The skills typical of it, each with a weight above 0 and up to 1. */
	skills: readonly { id: number; weight: number }[]
}

/** The names that people use for what the engine knows, as plain data. */
export type Taxonomy = {
	skills: readonly Named[]
	professions: readonly TaxonomyProfession[]
	/**
	 * The kinds of work that a text is likened to: professions under the portal's own names, and the occupations of each
	 * published taxonomy under their publisher's, with numbers of their own. Without it, these are the professions.
	 */
	works?: readonly TaxonomyProfession[]
	places: readonly (Named & { latitude: number; longitude: number })[]
	languages: readonly { code: string; names: readonly string[] }[]
}
