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
export function timeOf(at: Date) {
	return `${clock.format(at)} (time of India, UTC+5:30)`
}
