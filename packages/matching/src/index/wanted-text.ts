import { textFacts } from '../scoring/facts.ts'
import { addToRoles, createRoleSums, monthsLikeJob, roleMasks } from '../scoring/shares/roles/role-words.ts'
import { fullImpact, readerOf } from '../text/read-text.ts'
import type { FreeText } from '../text/term-counter.ts'
import type { Person } from '../types.ts'
import { endOf, fieldsAt, keyIn, maskIn, valueIn, wordsAt } from './records.ts'
import type { IndexState } from './state.ts'

/** A text, laid out for comparison with many texts of the other side. The memory is reused by every search. */
export type WantedText = {
	/** By term, rarity × impact; 0 for terms that the text does not hold. */
	weights: Int32Array
	/** By term, its rarity, where the text holds it. */
	rarities: Int32Array
	/** The terms that the text holds. */
	terms: number[]
	/** By profession, the impact; 0 for professions that the text does not speak of. */
	fields: Int32Array
	/** The professions that the text speaks of. */
	professions: number[]
	/** By term, the roles of the person that mention it, as bits; 0 for the text of a job. */
	masks: Uint8Array
	/** An upper bound of the sum over the words of any text. */
	most: number
}

export function createWantedText(): WantedText {
	return {
		weights: new Int32Array(),
		rarities: new Int32Array(),
		terms: [],
		fields: new Int32Array(),
		professions: [],
		masks: new Uint8Array(),
		most: 0,
	}
}

/** Lays out the text of a job or a person, in place of the last one. */
export function wantText(
	{ knowledge, vocabulary, wantedText }: IndexState,
	said: { text?: FreeText; roles?: Person['roles'] },
): WantedText {
	const facts = textFacts(said.text, knowledge)
	const { words, fields } = facts
	const masks = roleMasks(said, facts, knowledge)
	for (const term of wantedText.terms) wantedText.weights[term] = wantedText.masks[term] = 0
	for (const profession of wantedText.professions) wantedText.fields[profession] = 0
	wantedText.terms = []
	wantedText.professions = [...fields.keys()]
	wantedText.weights = roomFor(wantedText.weights, vocabulary.size)
	wantedText.rarities = roomFor(wantedText.rarities, vocabulary.size)
	if (wantedText.masks.length < wantedText.weights.length)
		wantedText.masks = new Uint8Array(wantedText.weights.length)
	wantedText.fields = roomFor(wantedText.fields, Math.max(0, ...wantedText.professions) + 1)

	wantedText.most = 0
	const rarity = knowledge.lexicon ? readerOf(knowledge.lexicon).rarity : () => 0
	for (const [at, [term, impact]] of [...words].entries()) {
		const number = vocabulary.get(term)
		if (number === undefined) continue
		const weight = rarity(term) * impact
		wantedText.most += weight * fullImpact
		wantedText.weights[number] = weight
		wantedText.rarities[number] = rarity(term)
		wantedText.terms.push(number)
		wantedText.masks[number] = masks[at] ?? 0
	}
	for (const [profession, impact] of fields) wantedText.fields[profession] = impact
	return wantedText
}

/** The sum over the words in a record: the same as over the posting lists. */
export function compareWords({ weights }: WantedText, memory: Int32Array, at: number): number {
	return product(weights, memory, wordsAt(memory, at), fieldsAt(memory, at))
}

const sums = createRoleSums()

/** The months in roles like the job, of the person in a record. */
export function compareRoles(
	{ weights }: WantedText,
	memory: Int32Array,
	at: number,
	months: readonly number[],
): number {
	sums.fill(0)
	const begin = wordsAt(memory, at)
	const end = fieldsAt(memory, at)
	for (let i = begin; i < end; i++) {
		const each = memory[i] ?? 0
		const weight = weights[keyIn(each)] ?? 0
		if (weight !== 0) addToRoles(sums, maskIn(memory, at, i - begin), weight)
	}
	return monthsLikeJob(sums, months)
}

/** The months in roles like the job in a record, of the person whose text is laid out. */
export function compareWithRoles(
	{ rarities, masks }: WantedText,
	memory: Int32Array,
	at: number,
	months: readonly number[],
): number {
	sums.fill(0)
	const end = fieldsAt(memory, at)
	for (let i = wordsAt(memory, at); i < end; i++) {
		const each = memory[i] ?? 0
		const mask = masks[keyIn(each)] ?? 0
		if (mask !== 0) addToRoles(sums, mask, (rarities[keyIn(each)] ?? 0) * valueIn(each))
	}
	return monthsLikeJob(sums, months)
}

/** The sum over the professions that the text of a record speaks of. */
export function compareFields({ fields }: WantedText, memory: Int32Array, at: number): number {
	return product(fields, memory, fieldsAt(memory, at), endOf(memory, at))
}

function product(weights: Int32Array, memory: Int32Array, begin: number, end: number): number {
	let sum = 0
	for (let i = begin; i < end; i++) {
		const each = memory[i] ?? 0
		sum += (weights[keyIn(each)] ?? 0) * valueIn(each)
	}
	return sum
}

function roomFor(numbers: Int32Array, length: number): Int32Array {
	return numbers.length < length ? new Int32Array(Math.ceil(length * 1.25)) : numbers
}
