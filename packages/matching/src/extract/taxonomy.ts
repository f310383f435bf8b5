/** A name in any script or spelling, and what it stands for. */
export type Named = { id: number; names: readonly string[] }

export type TaxonomyProfession = Named & {
	/** Typical of it, with a weight above 0 and up to 1. */
	skills: readonly { id: number; weight: number }[]
}

/** The words people use for what the engine knows: plain data. */
export type Taxonomy = {
	skills: readonly Named[]
	professions: readonly TaxonomyProfession[]
	places: readonly (Named & { latitude: number; longitude: number })[]
	languages: readonly { code: string; names: readonly string[] }[]
}
