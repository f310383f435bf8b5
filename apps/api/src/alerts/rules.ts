import { randomUUID } from 'node:crypto'
import { usualLeast, type AlertFrequency, type AlertKind } from '@profile-search/contract/alerts'

/** Whose alerts they are: an account, or a mail address without one. */
export type Owner = { accountId: string; mailboxId: null } | { accountId: null; mailboxId: string }

const dayMs = 86_400_000
/** Alerts of a day or week go out at eight in the morning by the clocks of India. */
const morningMs = (8 - 5.5) * 3_600_000

/** The last time that alerts of a frequency were due: this morning, or that of Monday. What was found since then waits. */
export function lastDue(frequency: Exclude<AlertFrequency, 'none'>, now: Date) {
	if (frequency === 'at_once') return now
	const day = Math.floor((now.getTime() - morningMs) / dayMs)
	// The first day of 1970 was a Thursday.
	const since = frequency === 'weekly' ? (day + 3) % 7 : 0
	return new Date((day - since) * dayMs + morningMs)
}

/** What an alert of matches is called, and from which score on it tells. */
export const matchAlerts = {
	job_matches: { name: 'New jobs that fit you', least: usualLeast },
	person_matches: { name: 'New people for your open jobs', least: usualLeast },
} as const satisfies Partial<Record<AlertKind, object>>

/** At once, yet not every minute, and not all day long. */
export const atOnce = { minutesBetween: 10, mostADay: 10 }

/** A mail address as its owner knows it again, and nobody else learns it: `a…@example.com`. */
export function shortened(email: string) {
	return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}

/** The id of a mail that goes out once. */
export function mailIdOf(name: string, publicUrl: string) {
	return `<${name}@${new URL(publicUrl).hostname}>`
}

/** The same for a mail that says something new each time. */
export function newMailId(publicUrl: string) {
	return mailIdOf(randomUUID(), publicUrl)
}
