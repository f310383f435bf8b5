import type { Mail } from '../mail/mailer.ts'
import type { findInterview } from './queries.ts'

type Seen = NonNullable<Awaited<ReturnType<typeof findInterview>>>

/** The page of an interview, for its reader. */
export function pageOf({ isTeam, jobId, applicationId }: Pick<Seen, 'isTeam' | 'jobId' | 'applicationId'>) {
	return isTeam ? `job-pipeline/${jobId}/${applicationId}` : `applications/${applicationId}`
}

/** What it is called in a calendar. */
export function calendarTitle({ job, other }: Pick<Seen, 'job' | 'other'>) {
	return `Interview: ${job} · ${other}`
}

const clock = new Intl.DateTimeFormat('en-IN', {
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
	timeZone: 'Asia/Kolkata',
})

/** A mail does not know where it is read, so it names the clocks that it means. */
function timeOf(at: Date) {
	return `${clock.format(at)} (time of India, UTC+5:30)`
}

type News = {
	what: string
	firstName: string
	interview: Seen
	/** The time that was fixed before. */
	wasAt: Date | null
	url: string
	/** Whether more has happened since. */
	isStale: boolean
}

/** Subject and words of a mail about an interview. */
export function mailWords({ what, firstName, interview, wasAt, url, isStale }: News) {
	const { isTeam, other, job } = interview
	const about = isTeam ? `${other} for “${job}”` : `“${job}” at ${other}`
	const off = wasAt && `The interview on ${timeOf(wasAt)} does not take place.`
	const link = { link: url, label: 'See the interview' }
	const greeting = `Hi ${firstName},`
	if (isStale)
		return { subject: `An interview is off: ${job}`, paragraphs: clean([`${greeting} ${off ?? ''}`, link]) }
	return {
		subject: `${subjects(interview)[what] ?? 'An interview'}: ${job}`,
		paragraphs: clean([
			`${greeting} ${said(what, interview, about)}`,
			off,
			...details(what, interview),
			{ ...link, label: what === 'proposed' || what === 'changed' ? 'Choose a time' : link.label },
		]),
	}
}

function subjects({ isTeam }: Seen): Record<string, string> {
	return {
		proposed: 'Choose a time for your interview',
		changed: isTeam ? 'An interview is off' : 'New times for your interview',
		chosen: 'The interview is fixed',
		asked: isTeam ? 'Other times are asked for' : 'An interview is off',
		cancelled: 'The interview is called off',
		reminder: 'An interview within a day',
	}
}

function said(what: string, { isTeam, other, place, minutes, startsAt }: Seen, about: string) {
	if (what === 'proposed') return `${other} would like to meet you: ${about}. Please choose a time.`
	if (what === 'changed')
		return isTeam ? `you proposed new times: ${about}.` : `${other} proposes new times: ${about}.`
	if (what === 'asked')
		return isTeam ? `${other} asks for other times.` : `you asked for other times: ${about}.`
	if (what === 'cancelled') return `the interview is called off: ${about}.`
	const when = startsAt ? timeOf(startsAt) : ''
	return `${what === 'reminder' ? 'a reminder' : 'the interview is fixed'}: ${about}, ${when}, ${minutes} minutes, ${place}.`
}

function details(what: string, { times, words, wish, endWords, place, minutes }: Seen) {
	if (what === 'proposed' || what === 'changed')
		return [
			`Where: ${place}. It takes ${minutes} minutes.`,
			`The times: ${times.map(timeOf).join('; ')}.`,
			words,
		]
	if (what === 'asked') return [wish && `“${wish}”`]
	if (what === 'cancelled') return [endWords && `“${endWords}”`]
	return [words]
}

function clean(parts: (Mail['paragraphs'][number] | null)[]): Mail['paragraphs'] {
	return parts.flatMap((part) => (part === null || part === '' ? [] : [part]))
}
