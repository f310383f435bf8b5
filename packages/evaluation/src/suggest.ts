import { createFieldReader, type Fields } from '@profile-search/matching/text/fields'
import { termsOf } from '@profile-search/matching/text/tokens'
import { taxonomy } from './engine/taxonomy.ts'
import { best, type Ranking } from './ranking.ts'

type Name = { id: string; text: string }

/** The weights besides the words of a name that the text holds: work of the same kind, and words typical of it. */
const [likenessShare, typicalShare] = [0.5, 0.2]

const fieldsOf = createFieldReader(taxonomy)
const namesOfSkill = new Map(taxonomy.skills.map(({ id, names }) => [id, names]))
const typicalOf = new Map(
	taxonomy.professions.map(({ id, skills }) => [
		id,
		skills.map(({ id: skill, weight }) => ({
			weight,
			terms: [...new Set((namesOfSkill.get(skill) ?? []).flatMap(termsOf))],
		})),
	]),
)

/**
 * Ranks the names of a list of skills for texts. A name counts by the share of its words, rare ones more, that the text
 * holds; by how much it speaks of the same professions as the text; and by the words typical of them.
 */
export function createSuggester(names: readonly Name[], texts: readonly Name[]) {
	const nameTerms = names.map(({ text }) => [...new Set(termsOf(text))])
	const rarity = rarityIn(nameTerms, texts)
	const whole = nameTerms.map((terms) => terms.reduce((sum, term) => sum + rarity(term), 0))
	const byTerm = invert(nameTerms.map((terms) => terms.map((term) => [term, 1])))
	const byField = invert(names.map(({ text }) => [...read(text)]))
	const ids = names.map(({ id }) => id)

	return ({ text }: Name, depth: number): Ranking => {
		const fields = read(text)
		const said = sumOf(names.length, byTerm, new Map(termsOf(text).map((term) => [term, rarity(term)])))
		const typical = sumOf(names.length, byTerm, weighted(typicalTerms(fields), rarity))
		const likeness = sumOf(names.length, byField, fields)
		const direct = said.map((held, at) => (held * held * held) / ((whole[at] || 1) * (whole[at] || 1)))
		const most = Math.max(...direct) || 1
		const scores = direct.map(
			(score, at) =>
				score / most +
				likenessShare * (likeness[at] ?? 0) +
				(typicalShare * (typical[at] ?? 0)) / (whole[at] || 1),
		)
		return best(ids, scores, depth)
	}
}

function read(text: string): Fields {
	const counts = new Map<string, number>()
	for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
	return fieldsOf(counts, text.slice(0, 200))
}

/** The words of the skills that are typical of these professions. */
function typicalTerms(fields: Fields): Map<string, number> {
	const found = new Map<string, number>()
	for (const [profession, share] of fields)
		for (const { weight, terms } of typicalOf.get(profession) ?? [])
			for (const term of terms) found.set(term, (found.get(term) ?? 0) + share * weight)
	return found
}

function weighted(terms: ReadonlyMap<string, number>, rarity: (term: string) => number): Map<string, number> {
	return new Map([...terms].map(([term, weight]) => [term, Math.min(1, weight) * rarity(term)]))
}

/** How rare a term is: the geometric mean of its rarity in the list and in the texts. */
function rarityIn(nameTerms: readonly string[][], texts: readonly Name[]) {
	const inNames = holders(nameTerms)
	const inTexts = holders(texts.map(({ text }) => termsOf(text)))
	return (term: string) =>
		Math.sqrt(
			Math.log(1 + nameTerms.length / (inNames.get(term) ?? 0.5)) *
				Math.log(1 + texts.length / (inTexts.get(term) ?? 0.5)),
		)
}

function holders(lists: readonly (readonly string[])[]): Map<string, number> {
	const counts = new Map<string, number>()
	for (const terms of lists) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
	return counts
}

type Posting = { at: number; weight: number }

function invert<Key>(lists: readonly (readonly (readonly [Key, number])[])[]): Map<Key, Posting[]> {
	const inverted = new Map<Key, Posting[]>()
	for (const [at, entries] of lists.entries()) {
		for (const [key, weight] of entries) {
			const postings = inverted.get(key) ?? []
			postings.push({ at, weight })
			inverted.set(key, postings)
		}
	}
	return inverted
}

function sumOf<Key>(
	size: number,
	inverted: ReadonlyMap<Key, readonly Posting[]>,
	wanted: ReadonlyMap<Key, number>,
): Float64Array {
	const sums = new Float64Array(size)
	for (const [key, weight] of wanted)
		for (const posting of inverted.get(key) ?? [])
			sums[posting.at] = (sums[posting.at] ?? 0) + weight * posting.weight
	return sums
}
