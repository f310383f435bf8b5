import { randomInt } from 'node:crypto'
import type { GrievanceClass } from '@profile-search/contract/trust/grievance-values'
import type { GrievanceTerms } from '@profile-search/contract/trust/grievances'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Digits and letters that cannot be confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new number, easy to read out over the telephone and hard to guess: there are a million million for each year. */
export function newNumber(now: Date) {
	const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
	return `PS-${now.getUTCFullYear()}-${letters.join('')}`
}

/** A typed number in its stored form: O becomes 0, I and L become 1, and separators are ignored. */
export function readNumber(typed: string) {
	const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
	const [, year = '', rest = ''] = /^(?:PS)?(\d{4})(.*)$/.exec(plain) ?? []
	return `PS-${year}-${rest.replaceAll('O', '0').replaceAll(/[IL]/g, '1')}`
}

type Periods = Pick<GrievanceTerms, 'acknowledgeHours' | 'resolveHours'>

/**
 * When a grievance of this class must be acknowledged and answered. An answer is an acknowledgement, so the
 * acknowledgement is never due later.
 */
export function dueTimes(terms: Periods, kind: GrievanceClass, from: Date) {
	const resolveDueAt = new Date(from.getTime() + terms.resolveHours[kind] * hourMs)
	const acknowledge = from.getTime() + terms.acknowledgeHours * hourMs
	return { acknowledgeDueAt: new Date(Math.min(acknowledge, resolveDueAt.getTime())), resolveDueAt }
}

/** The moment this many days later. */
export function daysAfter(from: Date, days: number) {
	return new Date(from.getTime() + days * dayMs)
}
