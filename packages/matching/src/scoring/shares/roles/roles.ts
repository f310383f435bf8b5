import { readerOf } from '../../../text/read-text.ts'
import { termsOf } from '../../../text/tokens.ts'
import type { AskedRole, Knowledge, Role, RoleFacts } from '../../../types.ts'

/**
 * The roles of a person as whole numbers: for each role its months, the number of its terms, and the terms. The roles that
 * a job asks for: for each its months and the number of its titles; for each title the number of its terms, their weight in
 * all, and each term with its weight. Terms are hashed, so that records need no vocabulary.
 */
export function packRoles(roles: readonly Role[]): number[] {
	return roles.flatMap(({ title, months }) => {
		const terms = [...new Set(termsOf(title))].slice(0, mostTerms)
		return months > 0 && terms.length > 0 ? [Math.round(months), terms.length, ...terms.map(hashOf)] : []
	})
}

/** A role is asked for by its title, or by any other title of the profession that it names. */
export function packAskedRoles(roles: readonly AskedRole[], { lexicon }: Knowledge): number[] {
	if (!lexicon) return []
	const { rarity, titlesLike } = readerOf(lexicon)
	return roles.flatMap(({ title, minMonths }) => {
		const titles = new Map(
			[title, ...titlesLike(title)].map((each) => {
				const terms = [...new Set(termsOf(each))].slice(0, mostTerms)
				return [terms.toSorted().join(' '), terms]
			}),
		)
		titles.delete('')
		const packed = [...titles.values()].slice(0, mostTitles).map((terms) => {
			const weights = terms.map((term) => [hashOf(term), rarity(term)] as const)
			const sum = weights.reduce((all, [, weight]) => all + weight, 0)
			return [terms.length, sum, ...weights.flat()]
		})
		return minMonths > 0 && packed.length > 0 ? [Math.round(minMonths), packed.length, ...packed.flat()] : []
	})
}

/** Longer titles say where somebody worked, and what for. */
const mostTerms = 8
const mostTitles = 24

/** How far the roles of a person meet those asked for, 0 to 1: the mean over these, each up to the months asked for. */
export function rolesShare(have: readonly number[], asked: readonly number[]): number {
	let sum = 0
	let count = 0
	for (let at = 0; at < asked.length; at = endOfAsked(asked, at)) {
		sum += Math.min(1, monthsOf(have, asked, at) / (asked[at] ?? 1))
		count++
	}
	return count === 0 ? 0 : sum / count
}

/** The asked role of which a person has least, for an explanation; none if the one asks for none or the other names none. */
export function leastMetRole(
	have: readonly number[],
	roles: readonly AskedRole[],
	knowledge: Knowledge,
): RoleFacts | undefined {
	if (have.length === 0) return undefined
	const found = roles.flatMap((role) => {
		const asked = packAskedRoles([role], knowledge)
		if (asked.length === 0) return []
		const months = Math.round(monthsOf(have, asked, 0))
		return [{ role: role.title, roleAskedMonths: role.minMonths, roleHaveMonths: months }]
	})
	const met = ({ roleHaveMonths, roleAskedMonths }: RoleFacts) => roleHaveMonths / roleAskedMonths
	return found.toSorted((one, other) => met(one) - met(other))[0]
}

/** The months in roles like the one asked for at a position; those of a role less alike count less. */
function monthsOf(have: readonly number[], asked: readonly number[], at: number): number {
	let months = 0
	for (let role = 0; role < have.length; role += 2 + (have[role + 1] ?? 0)) {
		const likeness = likenessOf(have, role, asked, at)
		months += (have[role] ?? 0) * likeness * likeness
	}
	return months
}

/** The greatest share of the terms of one of the asked titles that the title of a role holds. */
function likenessOf(have: readonly number[], role: number, asked: readonly number[], at: number): number {
	const titles = asked[at + 1] ?? 0
	let best = 0
	for (let title = 0, from = at + 2; title < titles; title++) {
		const end = from + 2 + 2 * (asked[from] ?? 0)
		let held = 0
		for (let term = from + 2; term < end; term += 2)
			if (hasTerm(have, role, asked[term] ?? 0)) held += asked[term + 1] ?? 0
		best = Math.max(best, held / (asked[from + 1] ?? 1))
		from = end
	}
	return best
}

function hasTerm(have: readonly number[], role: number, hash: number): boolean {
	const end = role + 2 + (have[role + 1] ?? 0)
	for (let term = role + 2; term < end; term++) if (have[term] === hash) return true
	return false
}

function endOfAsked(asked: readonly number[], at: number): number {
	let end = at + 2
	for (let title = 0; title < (asked[at + 1] ?? 0); title++) end += 2 + 2 * (asked[end] ?? 0)
	return end
}

/** FNV-1a with 31 bits, which fit an Int32. */
function hashOf(term: string): number {
	let hash = 0x811c9dc5
	for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193)
	return hash >>> 1
}
