import type { JobFacts, PersonFacts } from './facts.ts'
import type { Wanted } from './skills.ts'

/**
 * Facts as a row of whole numbers and back: the fixed fields, then the lengths of the lists, then the lists.
 * Skills come last; a posting list holds how well they are there.
 */
export function personRecord(facts: PersonFacts, skills: readonly number[]): number[] {
	const { professions, languages, places } = facts
	return [
		facts.experience,
		facts.education,
		facts.pay,
		facts.days,
		facts.modes,
		facts.willingToMove ? 1 : 0,
		professions.length,
		languages.length,
		places.length,
		skills.length,
		...professions,
		...languages,
		...places,
		...skills,
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
	into.willingToMove = memory[at + 5] === 1

	let list = at + personLists
	list = readList(memory, list, memory[at + 6] ?? 0, into.professions)
	list = readList(memory, list, memory[at + 7] ?? 0, into.languages)
	readList(memory, list, memory[at + 8] ?? 0, into.places)
}

export function skillsOfPerson(memory: Int32Array, at: number): Int32Array {
	const start = at + personLists + (memory[at + 6] ?? 0) + (memory[at + 7] ?? 0) + (memory[at + 8] ?? 0)
	return memory.slice(start, start + (memory[at + 9] ?? 0))
}

export function jobRecord(facts: JobFacts, { musts, nices }: Wanted): number[] {
	const { languages, places } = facts
	return [
		facts.stated,
		facts.mustCount,
		facts.mustWeight,
		facts.niceWeight,
		facts.profession,
		facts.minMonths,
		facts.maxMonths,
		facts.education,
		facts.mode,
		facts.payAtMost,
		facts.startInDays,
		languages.length,
		places.length,
		musts.length + nices.length,
		...languages,
		...places,
		...musts,
		...nices,
	]
}

const jobLists = 14

/** What the ceiling of a job's total depends on, read before the rest. */
export function readWanted(memory: Int32Array, at: number, into: JobFacts): void {
	into.stated = memory[at] ?? 0
	into.mustCount = memory[at + 1] ?? 0
	into.mustWeight = memory[at + 2] ?? 0
	into.niceWeight = memory[at + 3] ?? 0
}

export function readJob(memory: Int32Array, at: number, into: JobFacts): void {
	readWanted(memory, at, into)
	into.profession = memory[at + 4] ?? 0
	into.minMonths = memory[at + 5] ?? 0
	into.maxMonths = memory[at + 6] ?? 0
	into.education = memory[at + 7] ?? 0
	into.mode = memory[at + 8] ?? 0
	into.payAtMost = memory[at + 9] ?? 0
	into.startInDays = memory[at + 10] ?? 0

	const places = readList(memory, at + jobLists, memory[at + 11] ?? 0, into.languages)
	readList(memory, places, memory[at + 12] ?? 0, into.places)
}

export function skillsOfJob(memory: Int32Array, at: number): Int32Array {
	const start = at + jobLists + (memory[at + 11] ?? 0) + (memory[at + 12] ?? 0)
	return memory.slice(start, start + (memory[at + 13] ?? 0))
}

/** Where the next list begins. */
function readList(memory: Int32Array, from: number, length: number, into: number[]): number {
	if (into.length !== length) into.length = length
	for (let i = 0; i < length; i++) into[i] = memory[from + i] ?? 0
	return from + length
}
