/** The published taxonomies that can be imported. */
export const sources = ['esco', 'onet', 'nco'] as const
export type Source = (typeof sources)[number]

/** A published skill or occupation. */
export type Concept = {
	/** A URI, or a SOC or NCO code. */
	code: string
	name: string
	/** Other names, in the same language as the name. */
	labels: string[]
	/** Names in other languages. */
	foreign: string[]
}

export type Occupation = Concept & { isco?: string; field?: string }

/** `wanted` and `had` are codes; for a typical skill, `wanted` is the occupation. A pair may occur twice. */
export type Relation = { wanted: string; had: string; share: number }

export type Taxonomy = {
	source: Source
	/** Whether the names are in English, the portal's own language; only then do they replace older ones. */
	isEnglish: boolean
	occupations: Occupation[]
	skills: Concept[]
	typicalSkills: Relation[]
	relatedSkills: Relation[]
	relatedOccupations: Relation[]
	/**
	 * The number of unusable rows, such as withdrawn concepts and relations to concepts that the files do not contain.
	 */
	leftOut: number
}

/** Called with the bytes read so far and the total. */
export type OnProgress = (done: number, total: number) => void
