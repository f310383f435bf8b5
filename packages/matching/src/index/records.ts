import type { JobFacts, PersonFacts } from '../scoring/facts.ts'

/** The keys of a row in the posting lists, each with its value there. The record holds them too. */
export type RowKeys = {
	skills: ReadonlyMap<number, number>
	words: ReadonlyMap<number, number>
	fields: ReadonlyMap<number, number>
}

/**
 * A record holds, in this order: the numbers of skills, words and fields; the skills; the fixed facts, the lengths of
 * their lists and the lists; the words; the fields. What scoring reads for most rows comes first. The length of the
 * record precedes it.
 */
export function personRecord(facts: PersonFacts, keys: RowKeys, masks: readonly number[] = []): number[] {
	const { professions, languages, places, roles, roleMonths } = facts
	return recordOf(keys, [
		facts.experience,
		facts.education,
		facts.pay,
		facts.days,
		facts.modes,
		facts.willingToMove,
		facts.hasText ? 1 : 0,
		professions.length,
		languages.length,
		places.length,
		roles.length,
		roleMonths.length,
		...professions,
		...languages,
		...places,
		...roles,
		...roleMonths,
		...packedMasks(masks),
	])
}

const personLists = 12

/** Four masks of words to a number. */
function packedMasks(masks: readonly number[]): number[] {
	const packed = Array.from({ length: Math.ceil(masks.length / 4) }, () => 0)
	for (const [word, mask] of masks.entries())
		packed[word >>> 2] = (packed[word >>> 2] ?? 0) | (mask << ((word & 3) * 8))
	return packed
}

/** The roles that mention a word of a person's text, as bits, by the position of the word. Only for people with roles. */
export function maskIn(memory: Int32Array, at: number, word: number): number {
	return (
		((memory[wordsAt(memory, at) - maskLength(memory, at) + (word >>> 2)] ?? 0) >>> ((word & 3) * 8)) & 255
	)
}

function maskLength(memory: Int32Array, at: number): number {
	return Math.ceil((memory[at + 1] ?? 0) / 4)
}

/** Reads into facts that are reused for every row, so that a search makes no garbage. */
export function readPerson(memory: Int32Array, at: number, into: PersonFacts): void {
	const facts = factsAt(memory, at)
	into.experience = memory[facts] ?? 0
	into.education = memory[facts + 1] ?? 0
	into.pay = memory[facts + 2] ?? 0
	into.days = memory[facts + 3] ?? 0
	into.modes = memory[facts + 4] ?? 0
	into.willingToMove = memory[facts + 5] ?? 0
	into.hasText = memory[facts + 6] === 1

	let list = facts + personLists
	list = readList(memory, list, memory[facts + 7] ?? 0, into.professions)
	list = readList(memory, list, memory[facts + 8] ?? 0, into.languages)
	list = readList(memory, list, memory[facts + 9] ?? 0, into.places)
	list = readList(memory, list, memory[facts + 10] ?? 0, into.roles)
	readList(memory, list, memory[facts + 11] ?? 0, into.roleMonths)
}

export function jobRecord(facts: JobFacts, keys: RowKeys): number[] {
	const { languages, places, roles } = facts
	return recordOf(keys, [
		facts.stated,
		facts.mustCount,
		facts.mustWeight,
		facts.niceWeight,
		facts.wordWeight,
		Math.round(facts.likenessShare * 1000),
		facts.profession,
		facts.minMonths,
		facts.maxMonths,
		facts.education,
		facts.mode,
		facts.payAtMost,
		facts.startInDays,
		languages.length,
		places.length,
		roles.length,
		...languages,
		...places,
		...roles,
	])
}

const jobLists = 16

export function readJob(memory: Int32Array, at: number, into: JobFacts): void {
	const facts = factsAt(memory, at)
	into.stated = memory[facts] ?? 0
	into.mustCount = memory[facts + 1] ?? 0
	into.mustWeight = memory[facts + 2] ?? 0
	into.niceWeight = memory[facts + 3] ?? 0
	into.wordWeight = memory[facts + 4] ?? 0
	into.likenessShare = (memory[facts + 5] ?? 0) / 1000
	into.profession = memory[facts + 6] ?? 0
	into.minMonths = memory[facts + 7] ?? 0
	into.maxMonths = memory[facts + 8] ?? 0
	into.education = memory[facts + 9] ?? 0
	into.mode = memory[facts + 10] ?? 0
	into.payAtMost = memory[facts + 11] ?? 0
	into.startInDays = memory[facts + 12] ?? 0

	let list = facts + jobLists
	list = readList(memory, list, memory[facts + 13] ?? 0, into.languages)
	list = readList(memory, list, memory[facts + 14] ?? 0, into.places)
	readList(memory, list, memory[facts + 15] ?? 0, into.roles)
}

/** The keys of a record, whether of a person or a job. */
export function keysOf(memory: Int32Array, at: number): RowKeys {
	const words = wordsAt(memory, at)
	const fields = fieldsAt(memory, at)
	return {
		skills: unpacked(memory.subarray(skillsAt(at), factsAt(memory, at))),
		words: unpacked(memory.subarray(words, fields)),
		fields: unpacked(memory.subarray(fields, endOf(memory, at))),
	}
}

const keyCounts = 3

/** Where the skills of a record begin; they end at `factsAt`. */
export function skillsAt(at: number): number {
	return at + keyCounts
}

export function factsAt(memory: Int32Array, at: number): number {
	return skillsAt(at) + (memory[at] ?? 0)
}

/** Where the words begin; they end at `fieldsAt`, and the fields at `endOf`. */
export function wordsAt(memory: Int32Array, at: number): number {
	return fieldsAt(memory, at) - (memory[at + 1] ?? 0)
}

export function fieldsAt(memory: Int32Array, at: number): number {
	return endOf(memory, at) - (memory[at + 2] ?? 0)
}

export function endOf(memory: Int32Array, at: number): number {
	return at + (memory[at - 1] ?? 0)
}

/** The number of a skill, word or field in a record, where it is packed with its value as in a posting. */
export function keyIn(packed: number): number {
	return packed >>> valueBits
}

export function valueIn(packed: number): number {
	return packed & ((1 << valueBits) - 1)
}

const valueBits = 7

function recordOf({ skills, words, fields }: RowKeys, facts: readonly number[]): number[] {
	return [
		skills.size,
		words.size,
		fields.size,
		...packed(skills),
		...facts,
		...packed(words),
		...packed(fields),
	]
}

function* packed(values: ReadonlyMap<number, number>) {
	for (const [key, value] of values) yield (key << valueBits) | value
}

function unpacked(values: Int32Array): Map<number, number> {
	return new Map(Array.from(values, (each) => [keyIn(each), valueIn(each)]))
}

/** Reads a list and returns where the next one begins. */
function readList(memory: Int32Array, from: number, length: number, into: number[]): number {
	if (into.length !== length) into.length = length
	for (let i = 0; i < length; i++) into[i] = memory[from + i] ?? 0
	return from + length
}
