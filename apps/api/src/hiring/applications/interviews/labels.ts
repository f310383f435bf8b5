import { t } from '@profile-search/text/translate'
import type { findInterview } from './queries.ts'

type Seen = NonNullable<Awaited<ReturnType<typeof findInterview>>>

/** The page of an interview, for its reader. */
export function pageOf({ isTeam, jobId, applicationId }: Pick<Seen, 'isTeam' | 'jobId' | 'applicationId'>) {
	return isTeam ? `job-pipeline/${jobId}/${applicationId}` : `applications/${applicationId}`
}

/** The title of an interview in a calendar. */
export function calendarTitle({ job, other }: Pick<Seen, 'job' | 'other'>) {
	return t('hiringMails.interview.calendar', { job, other })
}

/** The title of a time in a calendar that the applicant has not chosen yet. */
export function proposedTitle({ job, other }: Pick<Seen, 'job' | 'other'>) {
	return t('hiringDocuments.calendar.proposed', { job, other })
}
