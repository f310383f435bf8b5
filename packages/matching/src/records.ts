import type { JobFacts, PersonFacts } from './facts.ts'

/** The keys under which a row stands in the posting lists, each with its value there. */
export type RowKeys = {
	skills: ReadonlyMap<number, number>
	words: ReadonlyMap<number, number>
	fields: ReadonlyMap<number, number>
}

/** Words and fields have their impacts in the record too; a skill's value is in its posting list only. */
export type KeptKeys = Omit<RowKeys, 'skills'> & { skills: readonly number[] }

/**
 * Facts as a row of whole numbers and back: the fixed fields, then the lengths of the lists, then the lists. The keys
 * of posting lists come last: scoring reads of them the text's only, and that of few rows.
 */
export function personRecord(facts: PersonFacts, keys: RowKeys): number[] {
	const { professions, languages, places } = facts
	return [
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
		...professions,
		...languages,
		...places,
		...keyLists(keys),
	]
}

const personLists = 10

/** Reads into facts that are used again for every row: a search makes no garbage. */
export function readPerson(memory: Int32Array, at: number, into: PersonFacts): void {
	into.experience = memory[at] ?? 0
	into.education = memory[at + 1] ?? 0
	into.pay = memory[at + 2] ?? 0
	into.days = memory[at + 3] ?? 0
	into.modes = memory[at + 4] ?? 0
	into.willingToMove = memory[at + 5] ?? 0
	into.hasText = memory[at + 6] === 1

	let list = at + personLists
	list = readList(memory, list, memory[at + 7] ?? 0, into.professions)
	list = readList(memory, list, memory[at + 8] ?? 0, into.languages)
	readList(memory, list, memory[at + 9] ?? 0, into.places)
}

export function keysOfPerson(memory: Int32Array, at: number): KeptKeys {
	return readKeys(memory, personKeysAt(memory, at))
}

function personKeysAt(memory: Int32Array, at: number): number {
	return at + personLists + (memory[at + 7] ?? 0) + (memory[at + 8] ?? 0) + (memory[at + 9] ?? 0)
}

/** Where the words of a person begin. */
export function wordsAt(memory: Int32Array, at: number): number {
	const keys = personKeysAt(memory, at)
	return keys + 3 + (memory[keys] ?? 0)
}

export function wordCountAt(memory: Int32Array, at: number): number {
	return memory[personKeysAt(memory, at) + 1] ?? 0
}

/** A word as it stands in a record: number and impact, packed as in a posting. */
export function wordIn(packed: number): number {
	return packed >>> impactBits
}

export function impactIn(packed: number): number {
	return packed & ((1 << impactBits) - 1)
}

const impactBits = 7

export function jobRecord(facts: JobFacts, keys: RowKeys): number[] {
	const { languages, places } = facts
	return [
		facts.stated,
		facts.mustCount,
		facts.mustWeight,
		facts.niceWeight,
		facts.wordWeight,
		facts.profession,
		facts.minMonths,
		facts.maxMonths,
		facts.education,
		facts.mode,
		facts.payAtMost,
		facts.startInDays,
		languages.length,
		places.length,
		...languages,
		...places,
		...keyLists(keys),
	]
}

const jobLists = 14

/** What the ceiling of a job's total depends on, read before the rest. */
export function readWanted(memory: Int32Array, at: number, into: JobFacts): void {
	into.stated = memory[at] ?? 0
	into.mustCount = memory[at + 1] ?? 0
	into.mustWeight = memory[at + 2] ?? 0
	into.niceWeight = memory[at + 3] ?? 0
	into.wordWeight = memory[at + 4] ?? 0
}

export function readJob(memory: Int32Array, at: number, into: JobFacts): void {
	readWanted(memory, at, into)
	into.profession = memory[at + 5] ?? 0
	into.minMonths = memory[at + 6] ?? 0
	into.maxMonths = memory[at + 7] ?? 0
	into.education = memory[at + 8] ?? 0
	into.mode = memory[at + 9] ?? 0
	into.payAtMost = memory[at + 10] ?? 0
	into.startInDays = memory[at + 11] ?? 0

	const places = readList(memory, at + jobLists, memory[at + 12] ?? 0, into.languages)
	readList(memory, places, memory[at + 13] ?? 0, into.places)
}

export function keysOfJob(memory: Int32Array, at: number): KeptKeys {
	return readKeys(memory, at + jobLists + (memory[at + 12] ?? 0) + (memory[at + 13] ?? 0))
}

function keyLists({ skills, words, fields }: RowKeys): number[] {
	return [
		skills.size,
		words.size,
		fields.size,
		...skills.keys(),
		...words.entries().map(([word, impact]) => (word << impactBits) | impact),
		...fields.entries().flatMap((pair) => pair),
	]
}

function readKeys(memory: Int32Array, at: number): KeptKeys {
	const words = at + 3 + (memory[at] ?? 0)
	const fields = words + (memory[at + 1] ?? 0)
	const end = fields + 2 * (memory[at + 2] ?? 0)
	const byField = new Map<number, number>()
	for (let i = fields; i < end; i += 2) byField.set(memory[i] ?? 0, memory[i + 1] ?? 0)
	return {
		skills: [...memory.subarray(at + 3, words)],
		words: new Map(Array.from(memory.subarray(words, fields), (word) => [wordIn(word), impactIn(word)])),
		fields: byField,
	}
}

/** Where the next list begins. */
function readList(memory: Int32Array, from: number, length: number, into: number[]): number {
	if (into.length !== length) into.length = length
	for (let i = 0; i < length; i++) into[i] = memory[from + i] ?? 0
	return from + length
}
