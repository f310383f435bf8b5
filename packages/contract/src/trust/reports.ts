import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp, optionalLines } from '../platform/basics.ts'

/** What can be reported: a message by its readers, everything else by those who see it. */
export const ReportKind = z.enum(['person', 'organisation', 'job', 'message'])
export type ReportKind = z.infer<typeof ReportKind>

export const ReportReason = z.enum(
	['fraud', 'asks_for_money', 'fake', 'harassment', 'discrimination', 'spam', 'other'],
	'trustProblems.reportReason',
)
export type ReportReason = z.infer<typeof ReportReason>

/** filed → upheld or dismissed by an administrator. */
export const ReportStatus = z.enum(['filed', 'upheld', 'dismissed'])

/** A report, as its reporter sees it. */
export const Report = z.object({
	id: Id,
	subjectKind: ReportKind,
	subjectId: Id,
	reason: ReportReason,
	comment: z.string().nullable(),
	status: ReportStatus,
	reportedAt: Timestamp,
})
export type Report = z.infer<typeof Report>

export const ReportDraft = z.object({
	subjectKind: ReportKind,
	subjectId: Id,
	reason: ReportReason,
	comment: optionalLines(1000),
})

export const reportSubject = endpoint({
	method: 'POST',
	path: 'reports',
	access: 'account',
	summary:
		'Report a person, an organisation, a job or a message; once more says nothing new. Who reported stays unsaid.',
	body: ReportDraft,
	details: Report,
	message: 'trustAnswers.reported',
})

export const listReports = endpoint({
	method: 'GET',
	path: 'reports',
	access: 'account',
	summary: 'What the caller has reported, newest first; at most a hundred.',
	details: z.array(Report),
})
