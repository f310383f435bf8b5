import type { Taxonomy, TaxonomyProfession } from '../extract/taxonomy.ts'
import { foldedWordsOf } from './fold.ts'
import { withoutPersonalWords } from './ignored/personal-words.ts'
import { titleWeight } from './term-counter.ts'
import { termsOf } from './tokens.ts'

/** The kinds of work that a text speaks of: by id, with weights whose squares sum to 1. */
export type Fields = Map<number, number>

/** Finds the kinds of work that a text speaks of, however it names them. */
export type FieldReader = (counts: ReadonlyMap<string, number>, title: string) => Fields

/**
 * The professions that each term describes, by their places, with its weight in each: those of the term in row r stand from
 * `starts[r]` up to `starts[r + 1]`. Two arrays for each term would take nearly three times the memory.
 */
type Postings = {
	rows: ReadonlyMap<string, number>
	starts: Uint32Array
	places: Uint16Array
	weights: Float32Array
}

/** A profession is described by its titles and by the names of its skills. */
const [saturation, lengthShare] = [0.8, 0.5]
/** How many professions stand for a text, and how much more the nearest ones count. */
const [mostFields, sharpness] = [20, 3]
/** How much sequences of four letters of a title count beside its words. They bridge spellings and compounds. */
const gramWeight = 0.1

/**
 * Explicit semantic analysis (Gabrilovich and Markovitch 2007) over the professions of the taxonomy: a text is represented
 * by those whose descriptions are most like it by BM25. So two texts can be alike without a word in common.
 */
export function createFieldReader({ professions, works = professions, skills }: Taxonomy): FieldReader {
	const namesOf = new Map(skills.map(({ id, names }) => [id, names]))
	const known = byDescription(works, professions)
	const descriptions = known.all.map((work) => describe(work, namesOf))
	const postings = index(descriptions)
	const ids = known.all.map(({ id }) => id)
	const scores = new Float64Array(works.length)

	return (counts, title) => {
		scores.fill(0)
		for (const [term, count] of counts) add(scores, postings, term, saturated(count), 0, known.described)
		for (const [term, count] of countsOf(termsOf(title)))
			add(scores, postings, term, saturated(count * titleWeight), known.described)
		for (const [gram, count] of gramsOf(title)) add(scores, postings, gram, saturated(count * gramWeight))
		return fieldsOf(ids, scores)
	}
}

/** Work that is known by titles alone comes after work that is described, since only the titles of texts tell of it. */
function byDescription(works: readonly TaxonomyProfession[], professions: readonly TaxonomyProfession[]) {
	if (works === professions) return { all: works, described: works.length }
	const titled: TaxonomyProfession[] = []
	const described: TaxonomyProfession[] = []
	for (const work of works) (work.skills.length > 0 ? described : titled).push(work)
	return { all: [...described, ...titled], described: described.length }
}

/** Adds to the scores of the places from `from` up to `to`. */
function add(
	scores: Float64Array,
	{ rows, starts, places, weights }: Postings,
	term: string,
	count: number,
	from = 0,
	to = scores.length,
): void {
	const row = rows.get(term)
	if (row === undefined) return
	const end = starts[row + 1] ?? 0
	for (let i = starts[row] ?? 0; i < end; i++) {
		const place = places[i] ?? 0
		if (place < from) continue
		if (place >= to) break
		scores[place] = (scores[place] ?? 0) + (weights[i] ?? 0) * count
	}
}

/** A frequent word counts more, but only up to a limit. */
function saturated(count: number): number {
	return (count * 3) / (count + 2)
}

function describe(
	{ names, skills }: Taxonomy['professions'][number],
	namesOf: ReadonlyMap<number, readonly string[]>,
): Map<string, number> {
	const counts = new Map<string, number>()
	const add = (term: string, weight: number) => counts.set(term, (counts.get(term) ?? 0) + weight)
	for (const name of names) {
		for (const term of termsOf(name)) add(term, 1)
		for (const [gram, count] of gramsOf(name)) add(gram, count * gramWeight)
	}
	for (const { id, weight } of skills)
		for (const name of namesOf.get(id) ?? []) for (const term of new Set(termsOf(name))) add(term, weight)
	return counts
}

function index(descriptions: readonly Map<string, number>[]): Postings {
	const lengths = descriptions.map((counts) => counts.values().reduce((sum, count) => sum + count, 0))
	const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
	const found = new Map<string, { place: number; weight: number }[]>()
	for (const [place, counts] of descriptions.entries()) {
		const damping = saturation * (1 - lengthShare + (lengthShare * (lengths[place] ?? 0)) / average)
		for (const [term, count] of counts) {
			const list = found.get(term) ?? []
			list.push({ place, weight: (count * (saturation + 1)) / (count + damping) })
			found.set(term, list)
		}
	}
	const total = found.values().reduce((sum, list) => sum + list.length, 0)
	const rows = new Map<string, number>()
	const starts = new Uint32Array(found.size + 1)
	const places = new Uint16Array(total)
	const weights = new Float32Array(total)
	let end = 0
	for (const [term, list] of found) {
		const rarity = Math.log(1 + (descriptions.length - list.length + 0.5) / (list.length + 0.5))
		for (const { place, weight } of list) {
			places[end] = place
			weights[end++] = weight * rarity
		}
		rows.set(term, rows.size)
		starts[rows.size] = end
	}
	return { rows, starts, places, weights }
}

/**
 * The professions nearest to a text by another measure, such as the cosine of embeddings. The size of such a measure
 * tells little, so what counts is how far a profession stands out from the average.
 */
export function fieldsByNearness(ids: readonly number[], nearness: Float64Array): Fields {
	const average = nearness.reduce((sum, near) => sum + near, 0) / Math.max(1, nearness.length)
	return fieldsOf(
		ids,
		nearness.map((near) => near - average),
	)
}

/** The professions with the best scores above 0. */
function fieldsOf(ids: readonly number[], scores: Float64Array): Fields {
	const places = nearest(scores)
	const most = scores[places[0] ?? 0] || 1
	const weights = places.map((place) => ((scores[place] ?? 0) / most) ** sharpness)
	const norm = Math.hypot(...weights) || 1
	return new Map(places.map((place, rank) => [ids[place] ?? 0, (weights[rank] ?? 0) / norm]))
}

/** The positions of the best scores above 0, in order. Of equal scores, the first counts. */
function nearest(scores: Float64Array): number[] {
	const places: number[] = []
	for (let place = 0; place < scores.length; place++) {
		const score = scores[place] ?? 0
		if (score <= (places.length < mostFields ? 0 : (scores[places[mostFields - 1] ?? 0] ?? 0))) continue
		let rank = Math.min(places.length, mostFields - 1)
		for (; rank > 0 && (scores[places[rank - 1] ?? 0] ?? 0) < score; rank--)
			places[rank] = places[rank - 1] ?? 0
		places[rank] = place
	}
	return places
}

function countsOf(terms: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>()
	for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
	return counts
}

function gramsOf(title: string): Map<string, number> {
	const grams = new Map<string, number>()
	for (const word of foldedWordsOf(withoutPersonalWords(title))) {
		const padded = ` ${word} `
		for (let at = 0; at + 4 <= padded.length; at++) {
			const gram = `#${padded.slice(at, at + 4)}`
			grams.set(gram, (grams.get(gram) ?? 0) + 1)
		}
	}
	return grams
}
