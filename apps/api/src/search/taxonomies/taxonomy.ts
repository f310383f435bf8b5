/** The published taxonomies that can be imported. */
export const sources = ['esco', 'onet', 'nco'] as const
export type Source = (typeof sources)[number]

/** A skill or an occupation as it is published. */
export type Concept = {
	/** URI, SOC or NCO code. */
	code: string
	name: string
	/** Other names, in the language of the name. */
	labels: string[]
	/** Names in other languages. */
	foreign: string[]
}

export type Occupation = Concept & { isco?: string; field?: string }

/** `wanted` and `had` by code; for a typical skill the occupation wants it. A pair may stand there twice. */
export type Relation = { wanted: string; had: string; share: number }

export type Taxonomy = {
	source: Source
	/** Whether the names are in a language that the portal names things in; only then do they replace older ones. */
	isEnglish: boolean
	occupations: Occupation[]
	skills: Concept[]
	typicalSkills: Relation[]
	relatedSkills: Relation[]
	relatedOccupations: Relation[]
	/** Lines of no use here, such as withdrawn concepts and relations to what the files do not name. */
	leftOut: number
}

/** Called with the bytes read so far, of all. */
export type OnProgress = (done: number, total: number) => void
