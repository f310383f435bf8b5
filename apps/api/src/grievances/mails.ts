import type { GrievanceOfficer, GrievanceTerms } from '@profile-search/contract/grievances'
import type { Mail } from '../mail/mailer.ts'
import type { Grievance } from './events.ts'
import type { findEvent } from './queries.ts'
import { daysAfter } from './rules.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findEvent>>>
type Event = Found['event']

/** By the clocks of India, which the pages show too. */
const moments = new Intl.DateTimeFormat('en-IN', {
	dateStyle: 'long',
	timeStyle: 'short',
	timeZone: 'Asia/Kolkata',
})

const headings: Record<Grievance['status'], string> = {
	filed: 'Your grievance is filed',
	acknowledged: 'Your grievance is acknowledged',
	in_progress: 'Your grievance is being worked on',
	waiting_for_complainant: 'We need something from you',
	resolved: 'Your grievance is answered',
	rejected: 'Your grievance is outside of what we can decide',
	reopened: 'Your grievance is open again',
	closed: 'Your grievance is closed',
}

/** The mail about a public line of the log. All mails of a grievance stand in one thread. */
export function complainantMail({ event, grievance }: Found, terms: GrievanceTerms, publicUrl: string): Mail {
	const heading = event.toStatus ? headings[event.toStatus] : 'There is an answer to your grievance'
	const isFirst = event.kind === 'filed'
	const words = !isFirst && event.party === 'officer' && event.words ? event.words.split(/\n+/) : []
	return {
		to: grievance.email,
		subject: `[${grievance.number}] ${heading}`,
		...threadOf(grievance, event, publicUrl),
		paragraphs: [
			`${grievance.name}, ${heading.charAt(0).toLowerCase()}${heading.slice(1)}.`,
			...(isFirst
				? [`Its number is ${grievance.number}. Keep it: with it and this address you see how it stands.`]
				: []),
			...words,
			...clockWords(grievance, event),
			...appealWords(event, terms),
			{
				link: `${publicUrl}/grievance/track?number=${encodeURIComponent(grievance.number)}`,
				label: 'See how it stands',
			},
			officerLine(terms.officer),
		],
	}
}

/** The mail to those who answer, about any line of the log. */
export function officerMail({ event, grievance }: Found, to: string, publicUrl: string): Mail {
	const due = grievance.acknowledgedAt ? grievance.resolveDueAt : grievance.acknowledgeDueAt
	return {
		to,
		subject: `[${grievance.number}] ${subjectOf(event)}`,
		...threadOf(grievance, event, publicUrl, to),
		paragraphs: [
			`${subjectOf(event)}: ${grievance.number}, filed ${moments.format(grievance.filedAt)}.`,
			...(event.party === 'complainant' && event.words ? event.words.split(/\n+/) : []),
			`${grievance.acknowledgedAt ? 'It has to be answered' : 'It has to be acknowledged'} by ${moments.format(due)}.`,
			{ link: `${publicUrl}/admin/grievances/${grievance.id}`, label: 'Open the grievance' },
		],
	}
}

function subjectOf(event: Event) {
	if (event.kind === 'filed') return 'A new grievance'
	if (event.kind === 'assigned') return 'A grievance is given to you'
	if (event.kind === 'warned') return warningOf(event)
	if (event.toStatus === 'reopened') return 'A grievance is reopened'
	if (event.toStatus === 'closed') return 'A grievance is closed by its complainant'
	return 'The complainant wrote'
}

function warningOf({ facts }: Event) {
	const what = facts['clock'] === 'acknowledge' ? 'acknowledging' : 'answering'
	return facts['share'] === 100
		? `The time for ${what} is over`
		: `${facts['share']} % of the time for ${what} is gone`
}

function clockWords(grievance: Grievance, { toStatus }: Event) {
	if (toStatus === 'filed')
		return [
			`It will be acknowledged by ${moments.format(grievance.acknowledgeDueAt)} and answered by ${moments.format(grievance.resolveDueAt)}.`,
		]
	if (toStatus === 'resolved' || toStatus === 'rejected' || toStatus === 'closed') return []
	return [`It will be answered by ${moments.format(grievance.resolveDueAt)}.`]
}

function appealWords({ toStatus, at }: Event, terms: GrievanceTerms) {
	if (toStatus !== 'resolved' && toStatus !== 'rejected') return []
	return [
		`If this does not settle it, you can reopen it until ${moments.format(daysAfter(at, terms.reopenDays))}.`,
		`You can also appeal to the Grievance Appellate Committee until ${moments.format(daysAfter(at, terms.appealDays))}: ${terms.appealUrl}`,
		'Please tell us there how good the answer was.',
	]
}

/** Who answers, in every mail, as the law wants it. */
function officerLine({ name, email, phone, address }: GrievanceOfficer) {
	const said = [name, email, phone, address].filter(Boolean)
	return said.length
		? `Grievance officer: ${said.join(', ')}`
		: 'The grievance officer is not named yet; the administrators of this site answer.'
}

/** One id for a line and its reader, however often the work runs, and the first mail of the thread before it. */
function threadOf(grievance: Grievance, event: Event, publicUrl: string, to = '') {
	const { hostname } = new URL(publicUrl)
	const reader = to ? `.${Buffer.from(to).toString('hex')}` : ''
	const first = `<grievance.${grievance.id}${reader}@${hostname}>`
	if (event.kind === 'filed') return { messageId: first }
	return { messageId: `<grievance.${event.id}${reader}@${hostname}>`, answers: [first] }
}
