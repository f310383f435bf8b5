import { endedStates } from '@profile-search/contract/hiring/applications'
import {
	applicationAnswers,
	applicationEvents,
	applicationNotes,
	applicationRatings,
	applications,
} from '@profile-search/db/schema/hiring/applications'
import { interviews, interviewTimes } from '@profile-search/db/schema/hiring/interviews'
import { jobInvitations } from '@profile-search/db/schema/hiring/job-invitations'
import { messages } from '@profile-search/db/schema/messaging/messages'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { grievanceEvents, grievances } from '@profile-search/db/schema/trust/grievances'
import { sql, type SQL } from 'drizzle-orm'
import { emptyResume } from '#hiring/applications/empty-resume.ts'
import { stageSince } from '#hiring/applications/queries.ts'
import { blank, by, byEmail, either, remove, within, type Rule } from './rule.ts'

const applicants = 'applicants'
const toHire = 'to decide on an application, and to show how it went'
const twoYears = 'two years after the application ended'

const ofApplicant = (column: Parameters<typeof within>[0]) =>
	within(column, applications.id, by(applications.candidateId))

/** Applications that ended two years ago and still have contents. */
const isOver = sql`${applications.emptiedAt} is null and ${applications.submittedAt} < now() - interval '2 years'
	and ${applications.status} in (${sql.join(
		endedStates.map((state) => sql`${state}`),
		sql`, `,
	)}) and ${stageSince} < now() - interval '2 years'`

/**
 * Deletes the contents of applications, so that the organisation keeps only the fact that they existed: its
 * statistics stay.
 */
export function emptyApplications(where: SQL) {
	const inThem = (column: SQL) =>
		sql`${column} in (select ${applications.id} from ${applications} where ${where})`
	return [
		remove(attachments, inThem(sql`${attachments.applicationId}`)),
		remove(applicationAnswers, inThem(sql`${applicationAnswers.applicationId}`)),
		remove(applicationNotes, inThem(sql`${applicationNotes.applicationId}`)),
		remove(applicationRatings, inThem(sql`${applicationRatings.applicationId}`)),
		remove(interviews, inThem(sql`${interviews.applicationId}`)),
		blank(applicationEvents, sql`message = null`, inThem(sql`${applicationEvents.applicationId}`)),
		blank(
			applications,
			sql`motivation = null, resume = ${JSON.stringify(emptyResume)}::jsonb, shares_contact = false,
				match_total = null, match_record = null, end_message = null, emptied_at = now()`,
			where,
		),
	]
}

/** Applications and their data. The contents go with the application, so one rule ends all of it. */
export const hiringRules: Rule[] = [
	{
		table: jobInvitations,
		what: 'Invitations to apply',
		whose: 'people with a profile',
		why: 'so that somebody who fits hears of a job, and nobody is invited twice',
		until: 'a year; one that asks for no more of them stays, so that it is heeded',
		of: by(jobInvitations.candidateId),
		atErasure: 'deleted',
		overdue: sql`${jobInvitations.answer} is distinct from 'never' and ${jobInvitations.invitedAt} < now() - interval '1 year'`,
	},
	{
		table: attachments,
		what: 'Files that you have sent along',
		whose: 'who sends them',
		why: 'what they belong to: an application, a message or a grievance',
		until: 'what they belong to; the file goes with it',
		of: either(
			attachments,
			ofApplicant(attachments.applicationId),
			within(attachments.messageId, messages.id, by(messages.authorId)),
			within(
				attachments.grievanceEventId,
				grievanceEvents.id,
				(who) =>
					sql`${grievanceEvents.party} = 'complainant' and ${within(
						grievanceEvents.grievanceId,
						grievances.id,
						either(grievances, by(grievances.accountId), byEmail(grievances.email)),
					)(who)}`,
			),
		),
		secret: [attachments.key],
		atErasure: 'deleted',
	},
	{
		table: interviewTimes,
		what: 'Times of your interviews',
		whose: applicants,
		why: toHire,
		until: twoYears,
		of: within(interviewTimes.interviewId, interviews.id, ofApplicant(interviews.applicationId)),
		atErasure: 'deleted',
	},
	{
		table: interviews,
		what: 'Your interviews',
		whose: applicants,
		why: toHire,
		until: twoYears,
		of: ofApplicant(interviews.applicationId),
		secret: [interviews.createdBy],
		atErasure: 'deleted',
	},
	{
		table: applicationAnswers,
		what: 'Your answers to questions of jobs',
		whose: applicants,
		why: toHire,
		until: twoYears,
		of: ofApplicant(applicationAnswers.applicationId),
		secret: [applicationAnswers.isKnockedOut],
		atErasure: 'deleted',
	},
	{
		table: applicationNotes,
		what: 'Notes of organisations',
		whose: 'applicants, and who writes about them',
		why: toHire,
		until: twoYears,
		about: ofApplicant(applicationNotes.applicationId),
		atErasure: 'deleted',
	},
	{
		table: applicationRatings,
		what: 'Stars of organisations',
		whose: 'applicants, and who gives them',
		why: toHire,
		until: twoYears,
		about: ofApplicant(applicationRatings.applicationId),
		atErasure: 'deleted',
	},
	{
		table: applicationEvents,
		what: 'How your applications went',
		whose: applicants,
		why: toHire,
		until: `${twoYears}: the message; that it moved stays`,
		of: ofApplicant(applicationEvents.applicationId),
		secret: [applicationEvents.actorId],
		masked: (who) => ({
			columns: [applicationEvents.message],
			where: sql`${applicationEvents.actorId} is distinct from ${who.id}`,
		}),
		atErasure: 'kept',
	},
	{
		table: applications,
		what: 'Your applications',
		whose: applicants,
		why: toHire,
		until: `${twoYears}: all it says; that there was one stays`,
		of: by(applications.candidateId),
		atErasure: (who) => emptyApplications(by(applications.candidateId)(who)),
		thinned: { where: isOver, by: emptyApplications },
	},
]
