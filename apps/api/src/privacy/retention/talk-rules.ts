import { keptNotificationDays } from '@profile-search/contract/messaging/notifications'
import { alertDigests, alertHits } from '@profile-search/db/schema/matching/alerts'
import { accountBlocks } from '@profile-search/db/schema/messaging/blocks'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { messages, threadReads, threads } from '@profile-search/db/schema/messaging/messages'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { contactAnswers, contactMessages } from '@profile-search/db/schema/site/contact'
import { grievanceEvents, grievances } from '@profile-search/db/schema/trust/grievances'
import { cases, reporters, reports, strikes } from '@profile-search/db/schema/trust/reports'
import { sql, type SQL } from 'drizzle-orm'
import { blank, by, byEmail, either, remove, within, type Rule, type Who } from './rule.ts'

const bothSides = 'both sides'

const ofThread = either(threads, by(threads.askerId), by(threads.answererId))
const ofGrievance = either(grievances, by(grievances.accountId), byEmail(grievances.email))
const ofCase = by(cases.ownerId)

/**
 * Texts that a person wrote for themselves; texts written for an organisation that continues belong to the
 * organisation.
 */
function ownMessages(who: Who) {
	return sql`${messages.authorId} = ${who.id} and not exists (select from ${threads}
		where ${threads.id} = ${messages.threadId} and ${messages.side} = 'answerer'
			and ${threads.organisationId} is not null and ${threads.organisationId} is distinct from ${who.organisationId})`
}

/**
 * Removes the person from grievances: the ticket, its clocks and its outcome stay, since the public report is made
 * from them.
 */
function emptyGrievances(where: SQL) {
	return [
		blank(
			grievanceEvents,
			sql`message = null`,
			sql`${grievanceEvents.message} is not null and ${grievanceEvents.grievanceId} in (
				select ${grievances.id} from ${grievances} where ${where})`,
		),
		blank(
			grievances,
			sql`name = 'Someone who left', email = 'someone@left.invalid', phone = null, behalf_name = null,
				behalf_relation = null, subject = null, message = '', rating_comment = null, nameless_at = now()`,
			where,
		),
	]
}

/** Messages between people, and messages to the operators of the portal. */
export const talkRules: Rule[] = [
	{
		table: notifications,
		whose: 'account holders',
		why: 'informing',
		until: 'afterRead',
		days: keptNotificationDays,
		of: by(notifications.accountId),
		// The name of an erased person also disappears from what others read.
		about: either(
			notifications,
			by(notifications.aboutId),
			(who) => sql`(${notifications.accountId}, ${notifications.orderId}) in (
				select ${alertDigests.accountId}, ${alertDigests.id}::text from ${alertDigests}
				join ${alertHits} on ${alertHits.digestId} = ${alertDigests.id} where ${alertHits.subjectId} = ${who.id})`,
		),
		atErasure: 'deleted',
		overdue: sql`${notifications.readAt} < now() - make_interval(days => ${keptNotificationDays})`,
	},
	{
		table: messages,
		whose: bothSides,
		why: 'talking',
		until: 'lastMessage',
		of: ownMessages,
		secret: [messages.clientId],
		atErasure: (who) => [blank(messages, sql`text = ''`, ownMessages(who))],
	},
	{
		table: threadReads,
		whose: bothSides,
		why: 'talking',
		until: 'conversation',
		of: by(threadReads.accountId),
		atErasure: 'deleted',
	},
	{
		table: threads,
		whose: bothSides,
		why: 'talking',
		until: 'lastMessageOfThread',
		of: ofThread,
		about: by(threads.waitingId),
		atErasure: (who) => [remove(threads, by(threads.waitingId)(who))],
		overdue: sql`${threads.lastAt} < now() - interval '2 years'`,
	},
	{
		table: contactRequests,
		whose: bothSides,
		why: 'agreeing',
		until: 'grantEnd',
		of: either(contactRequests, by(contactRequests.askerId), by(contactRequests.askedId)),
		masked: (who) => ({
			columns: [contactRequests.message],
			where: sql`${contactRequests.askerId} <> ${who.id}`,
		}),
		atErasure: (who) => [
			blank(contactRequests, sql`message = ''`, by(contactRequests.askerId)(who)),
			blank(contactRequests, sql`decline_message = null`, by(contactRequests.askedId)(who)),
		],
	},
	{
		table: accountBlocks,
		whose: 'who blocks, and who is blocked',
		why: 'leavingAlone',
		until: 'removal',
		of: by(accountBlocks.blockerId),
		about: by(accountBlocks.blockedId),
		atErasure: 'deleted',
	},
	{
		table: grievanceEvents,
		whose: 'who complains, and who answers',
		why: 'legalClocks',
		until: 'grievanceMessages',
		of: (who) =>
			sql`${grievanceEvents.isPublic} and ${within(grievanceEvents.grievanceId, grievances.id, ofGrievance)(who)}`,
		secret: [grievanceEvents.actorId],
		masked: () => ({
			columns: [grievanceEvents.message],
			where: sql`${grievanceEvents.party} <> 'complainant'`,
		}),
		// Deleted with its grievance.
		atErasure: 'kept',
	},
	{
		table: grievances,
		whose: 'who complains, and for whom',
		why: 'grievances',
		until: 'grievanceContent',
		of: ofGrievance,
		secret: [grievances.assigneeId],
		atErasure: (who) => emptyGrievances(ofGrievance(who)),
		thinned: {
			where: sql`${grievances.namelessAt} is null and ${grievances.closedAt} < now() - interval '3 years'`,
			by: emptyGrievances,
		},
	},
	{
		table: contactMessages,
		whose: 'who writes to the portal',
		why: 'answering',
		until: 'yearAfterClosing',
		of: either(contactMessages, by(contactMessages.accountId), byEmail(contactMessages.email)),
		atErasure: 'deleted',
		overdue: sql`${contactMessages.closedAt} < now() - interval '1 year'`,
	},
	{
		table: contactAnswers,
		whose: 'who answers',
		why: 'answering',
		until: 'withMessage',
		about: within(
			contactAnswers.messageId,
			contactMessages.id,
			either(contactMessages, by(contactMessages.accountId), byEmail(contactMessages.email)),
		),
		atErasure: 'deleted',
	},
	{
		table: reports,
		whose: 'who reports, and what is reported',
		why: 'reviewing',
		until: 'reportDecision',
		of: by(reports.reporterId),
		secret: [reports.network],
		about: by(reports.subjectId),
		atErasure: (who) => [
			blank(
				reports,
				sql`comment = null, network = null`,
				either(
					reports,
					by(reports.reporterId),
					by(reports.subjectId),
					within(reports.caseId, cases.id, ofCase),
				)(who),
			),
		],
		thinned: {
			where: sql`${reports.comment} is not null and ${reports.decidedAt} < now() - interval '1 year'`,
			by: (where) => [blank(reports, sql`comment = null, network = null`, where)],
		},
	},
	{
		table: cases,
		whose: 'whom a report is about',
		why: 'hearing',
		until: 'caseDecision',
		of: ofCase,
		secret: [cases.weight],
		atErasure: (who) => [blank(cases, sql`owner_message = null, ruling_message = null`, ofCase(who))],
		thinned: {
			where: sql`${cases.state} in ('dismissed', 'settled') and ${cases.changedAt} < now() - interval '1 year'
				and num_nonnulls(${cases.ownerMessage}, ${cases.rulingMessage}) > 0`,
			by: (where) => [blank(cases, sql`owner_message = null, ruling_message = null`, where)],
		},
	},
	{
		table: reporters,
		whose: 'who reports',
		why: 'weighing',
		until: 'account',
		of: by(reporters.accountId),
		secret: [reporters.weight],
		atErasure: 'deleted',
	},
	{
		table: strikes,
		whose: 'whom a report was about',
		why: 'repeating',
		until: 'twoYears',
		of: by(strikes.accountId),
		atErasure: 'deleted',
		overdue: sql`${strikes.givenAt} < now() - interval '2 years'`,
	},
]
