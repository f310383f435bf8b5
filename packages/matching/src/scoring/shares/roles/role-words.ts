import { readerOf, type TextFacts } from '../../../text/read-text.ts'
import type { Knowledge, Person, Role } from '../../../types.ts'

/** Each word has one bit for each role that mentions it, in one byte. */
export const mostRoles = 8

/** The roles of a person that last some time and whose text is not empty. */
export function toldRoles({ roles = [], text }: Pick<Person, 'roles' | 'text'>): readonly Role[] {
	return text ? roles.filter(({ months }) => months >= 1).slice(0, mostRoles) : []
}

/** For each word of a person's text, in its order, the roles that mention it, as bits. */
export function roleMasks(
	person: Pick<Person, 'roles' | 'text'>,
	{ words }: TextFacts,
	{ lexicon }: Knowledge,
): number[] {
	const roles = toldRoles(person)
	if (roles.length === 0 || !lexicon) return []
	const { termsIn } = readerOf(lexicon)
	const terms = roles.map(({ title, text = '' }) => termsIn({ title, body: text }))
	return [...words.keys()].map((word) =>
		terms.reduce((mask, told, role) => (told.has(word) ? mask | (1 << role) : mask), 0),
	)
}

/**
 * For each role, the sum over the words that it shares with a job, each as rare as it is and as often as the job says it. How
 * often the person says it does not matter: a word said once more elsewhere must not make one role less like the job. The
 * memory is reused.
 */
export type RoleSums = Float64Array

export function createRoleSums(): RoleSums {
	return new Float64Array(mostRoles)
}

/** Adds what one shared word is worth to the roles that mention it. */
export function addToRoles(sums: RoleSums, mask: number, worth: number): void {
	for (let role = 0, left = mask; left !== 0; role++, left >>>= 1)
		if ((left & 1) !== 0) sums[role] = (sums[role] ?? 0) + worth
}

/**
 * The months in roles like the job. The role that shares most with it counts in full, and another one by the square of its
 * share of that: any two roles share some words.
 */
export function monthsLikeJob(sums: RoleSums, months: readonly number[]): number {
	let most = 0
	for (let role = 0; role < months.length; role++) most = Math.max(most, sums[role] ?? 0)
	if (most === 0) return 0
	let like = 0
	for (let role = 0; role < months.length; role++)
		like += (months[role] ?? 0) * ((sums[role] ?? 0) / most) ** 2
	return like
}
