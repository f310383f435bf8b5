import { quoteOf, sentencesOf } from '../../extract/quote.ts'
import { withoutHobbies } from '../../text/ignored/hobbies.ts'
import { withoutPersonNames } from '../../text/names/person-names.ts'
import { fullImpact, readerOf, type TextFacts } from '../../text/read-text.ts'
import { isSkillTerm } from '../../text/term-counter.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Job, Knowledge, Person } from '../../types.ts'
import { overlapOf, personFacts, textFacts, type JobFacts, type PersonFacts } from '../facts.ts'
import { wordOverlap } from '../weights.ts'
import { addToRoles, createRoleSums, monthsLikeJob, roleMasks } from './roles/role-words.ts'
import type { Coverage } from './skills.ts'

/** What two texts share, in the same sums as in the index. */
export function textCoverageOf(
	person: Person,
	job: Job,
	knowledge: Knowledge,
): Pick<Coverage, 'words' | 'fields' | 'months'> {
	const { lexicon } = knowledge
	if (!lexicon) return { words: 0, fields: 0 }
	const { rarity } = readerOf(lexicon)
	const [theirs, wanted] = [textFacts(person.text, knowledge), textFacts(job.text, knowledge)]
	return {
		words: product(wanted.words, theirs.words, rarity),
		fields: product(wanted.fields, theirs.fields, () => 1),
		months: monthsOf(person, wanted, theirs, knowledge),
	}
}

/** The months of a person's roles that are like the job; undefined if they name none, or if the job has no words. */
function monthsOf(person: Person, wanted: TextFacts, theirs: TextFacts, knowledge: Knowledge) {
	const { lexicon } = knowledge
	const { roleMonths } = personFacts(person)
	if (!lexicon || roleMonths.length === 0 || wanted.words.size === 0) return undefined
	const masks = roleMasks(person, theirs, knowledge)
	const { rarity } = readerOf(lexicon)
	const sums = createRoleSums()
	for (const [at, term] of [...theirs.words.keys()].entries())
		addToRoles(sums, masks[at] ?? 0, rarity(term) * (wanted.words.get(term) ?? 0))
	return monthsLikeJob(sums, roleMonths)
}

function product<Key>(
	one: ReadonlyMap<Key, number>,
	other: ReadonlyMap<Key, number>,
	weightOf: (key: Key) => number,
): number {
	let sum = 0
	for (const [key, impact] of one) sum += weightOf(key) * impact * (other.get(key) ?? 0)
	return sum
}

/** How far the person's text covers the job's, 0 to 1: by its words; likeness earns a part of what they leave open. */
export function textShare(person: Pick<PersonFacts, 'hasText'>, job: JobFacts, coverage: Coverage): number {
	if (job.wordWeight === 0) return 0
	if (!person.hasText) return wordOverlap.least

	const ofWords = wordsShare(job, coverage)
	const inAll = ofWords + (1 - ofWords) * job.likenessShare * likenessOf(coverage)
	return wordOverlap.least + (1 - wordOverlap.least) * inAll
}

/** How surely two texts speak of the same work, 0 to 1: by their words or by their fields, whichever tell more. */
export function sameWorkOf(job: Pick<JobFacts, 'wordWeight'>, coverage: Coverage): number {
	return Math.max(wordsShare(job, coverage), likenessOf(coverage))
}

function wordsShare({ wordWeight }: Pick<JobFacts, 'wordWeight'>, { words }: Coverage): number {
	const overlap = overlapOf(words, wordWeight)
	return (overlap * (1 + wordOverlap.half)) / (overlap + wordOverlap.half)
}

/** How much two texts speak of the same work, 0 to 1: the cosine of their fields. */
export function likenessOf({ fields }: Coverage): number {
	return Math.min(1, fields / fullImpact ** 2)
}

const mostShared = 6

/** The words that both texts hold, as the job writes them, most telling first. */
export function sharedWords(person: Person, job: Job, knowledge: Knowledge): string[] {
	const { lexicon } = knowledge
	if (!lexicon || !job.text) return []
	const { rarity } = readerOf(lexicon)
	const theirs = textFacts(person.text, knowledge).words
	const written = writtenAs(`${job.text.title} ${job.text.body}`)
	return [...textFacts(job.text, knowledge).words]
		.filter(([term]) => theirs.has(term) && !isSkillTerm(term) && written.has(term))
		.map(([term, impact]) => ({ term, worth: rarity(term) * impact * (theirs.get(term) ?? 0) }))
		.toSorted((a, b) => b.worth - a.worth || (a.term < b.term ? -1 : 1))
		.slice(0, mostShared)
		.map(({ term }) => written.get(term) ?? term)
}

/** By term, the word as it is first written. */
function writtenAs(text: string): Map<string, string> {
	const written = new Map<string, string>()
	for (const { word, start, end } of tokensOf(text))
		if (word.term && !written.has(word.term)) written.set(word.term, text.slice(start, end))
	return written
}

/**
 * The sentence of a person's text whose words earn most beside the job's; undefined if none holds two of them. What does not
 * count, such as hobbies and names, is not quoted for its words.
 */
export function tellingSentence(person: Person, job: Job, knowledge: Knowledge): string | undefined {
	const { lexicon } = knowledge
	if (!lexicon || !person.text || !job.text) return undefined
	const { rarity } = readerOf(lexicon)
	const wanted = textFacts(job.text, knowledge).words
	const theirs = textFacts(person.text, knowledge).words
	const body = withoutHobbies(person.text.body)
	const shared = tokensOf(withoutPersonNames(body)).flatMap(({ word, start, end }) => {
		const impact = theirs.has(word.term) ? wanted.get(word.term) : undefined
		return impact === undefined ? [] : [{ term: word.term, worth: rarity(word.term) * impact, start, end }]
	})
	let most = 0
	let telling: (typeof shared)[number] | undefined
	let at = 0
	for (const sentence of sentencesOf(body)) {
		const inside = new Map<string, (typeof shared)[number]>()
		for (let next = shared[at]; next && next.end <= sentence.end; next = shared[++at])
			if (!inside.has(next.term)) inside.set(next.term, next)
		const earned = [...inside.values()].reduce((sum, { worth }) => sum + worth, 0)
		if (inside.size < 2 || earned <= most) continue
		most = earned
		telling = [...inside.values()].reduce((best, word) => (word.worth > best.worth ? word : best))
	}
	return telling && quoteOf(body, telling.start, telling.end)
}

/** By skill, the sentence of a person's text that names it. */
export function quotesOf(
	{ text }: Pick<Person, 'text'>,
	{ lexicon }: Knowledge,
): ReadonlyMap<number, string> {
	return text && lexicon ? readerOf(lexicon).quotes(text) : new Map()
}
