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
import { shortlistNotes } from '@profile-search/db/schema/matching/shortlist-notes'
import { messages } from '@profile-search/db/schema/messaging/messages'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { grievanceEvents, grievances } from '@profile-search/db/schema/trust/grievances'
import { sql, type SQL } from 'drizzle-orm'
import { emptyResume } from '#hiring/applications/empty-resume.ts'
import { stageSince } from '#hiring/applications/queries.ts'
import { blank, by, byEmail, either, remove, within, type Rule } from './rule.ts'

const applicants = 'applicants'

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
		whose: 'people with a profile',
		why: 'invitations',
		until: 'oneYearOrNever',
		of: by(jobInvitations.candidateId),
		atErasure: 'deleted',
		overdue: sql`${jobInvitations.answer} is distinct from 'never' and ${jobInvitations.invitedAt} < now() - interval '1 year'`,
	},
	{
		table: shortlistNotes,
		whose: 'people with a profile, and who writes about them',
		why: 'decidingTogether',
		until: 'yearAfterChange',
		about: by(shortlistNotes.candidateId),
		atErasure: 'deleted',
		overdue: sql`${shortlistNotes.editedAt} < now() - interval '1 year'`,
	},
	{
		table: attachments,
		whose: 'who sends them',
		why: 'attachments',
		until: 'withParent',
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
		whose: applicants,
		why: 'deciding',
		until: 'applicationEnd',
		of: within(interviewTimes.interviewId, interviews.id, ofApplicant(interviews.applicationId)),
		atErasure: 'deleted',
	},
	{
		table: interviews,
		whose: applicants,
		why: 'deciding',
		until: 'applicationEnd',
		of: ofApplicant(interviews.applicationId),
		secret: [interviews.createdBy],
		atErasure: 'deleted',
	},
	{
		table: applicationAnswers,
		whose: applicants,
		why: 'deciding',
		until: 'applicationEnd',
		of: ofApplicant(applicationAnswers.applicationId),
		secret: [applicationAnswers.isKnockedOut],
		atErasure: 'deleted',
	},
	{
		table: applicationNotes,
		whose: 'applicants, and who writes about them',
		why: 'deciding',
		until: 'applicationEnd',
		about: ofApplicant(applicationNotes.applicationId),
		atErasure: 'deleted',
	},
	{
		table: applicationRatings,
		whose: 'applicants, and who gives them',
		why: 'deciding',
		until: 'applicationEnd',
		about: ofApplicant(applicationRatings.applicationId),
		atErasure: 'deleted',
	},
	{
		table: applicationEvents,
		whose: applicants,
		why: 'deciding',
		until: 'applicationMessage',
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
		whose: applicants,
		why: 'deciding',
		until: 'applicationContent',
		of: by(applications.candidateId),
		atErasure: (who) => emptyApplications(by(applications.candidateId)(who)),
		thinned: { where: isOver, by: emptyApplications },
	},
]
