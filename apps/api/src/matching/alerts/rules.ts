import { randomUUID } from 'node:crypto'
import { usualLeast, type AlertFrequency, type AlertKind } from '@profile-search/contract/matching/alerts'
import { dayAfter, dayIn, momentIn } from '@profile-search/contract/platform/site-time'
import { t } from '@profile-search/text/translate'

/** The owner of alerts: an account, or a mail address without one. */
export type Owner = { accountId: string; mailboxId: null } | { accountId: null; mailboxId: string }

/** Daily and weekly alerts go out at eight in the morning, in the time zone of the site. */
const morning = 'T08:00'

/** The last time that alerts of a frequency were due: this morning, or Monday morning. Hits since then wait. */
export function lastDue(frequency: Exclude<AlertFrequency, 'none'>, now: Date, zone: string) {
	if (frequency === 'at_once') return now
	const today = dayIn(zone, now)
	const day = momentIn(zone, today + morning) <= now ? today : dayAfter(today, -1)
	const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
	return momentIn(zone, (frequency === 'weekly' ? dayAfter(day, -sinceMonday) : day) + morning)
}

/** The names of match alerts, and the score from which they report. */
export const matchAlerts = {
	job_matches: { name: 'New jobs that fit you', least: usualLeast },
	person_matches: { name: 'New people for your open jobs', least: usualLeast },
} as const satisfies Partial<Record<AlertKind, object>>

/** Whether an alert is one that the portal keeps for everybody, under its own name. */
export function isOfMatches({ kind, name }: { kind: AlertKind; name: string }) {
	return (kind === 'job_matches' || kind === 'person_matches') && name === matchAlerts[kind].name
}

/** The name of an alert in the language of the reader; what people have named stays as it is. */
export function nameOfAlert(alert: { kind: AlertKind; name: string }) {
	if (!isOfMatches(alert)) return alert.name
	return t(`matchingMails.names.${alert.kind === 'job_matches' ? 'job_matches' : 'person_matches'}`)
}

/** What is stored for a name that `nameOfAlert` has given, so that the alert has it in the language of each reader. */
export function nameToKeep(name: string) {
	const kind = (['job_matches', 'person_matches'] as const).find(
		(each) => name === t(`matchingMails.names.${each}`),
	)
	return kind ? matchAlerts[kind].name : name
}

/** Limits of immediate alerts: not every minute, and not all day long. */
export const atOnce = { minutesBetween: 10, mostADay: 10 }

/** A mail address that only its owner recognises: `a…@example.com`. */
export function shortened(email: string) {
	return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}

/** The message id of a mail that is sent once. */
export function mailIdOf(name: string, publicUrl: string) {
	return `<${name}@${new URL(publicUrl).hostname}>`
}

/** The message id of a mail that says something new each time. */
export function newMailId(publicUrl: string) {
	return mailIdOf(randomUUID(), publicUrl)
}
