import { randomUUID } from 'node:crypto'
import {
	applicationAnswers,
	applicationEvents,
	applicationNotes,
	applicationRatings,
	applications,
} from '@profile-search/db/schema/hiring/applications'
import { interviews, interviewTimes } from '@profile-search/db/schema/hiring/interviews'
import { jobInvitations } from '@profile-search/db/schema/hiring/job-invitations'
import { jobDismissals } from '@profile-search/db/schema/hiring/jobs'
import { alertDigests, alertHits, alertMailboxes, alerts } from '@profile-search/db/schema/matching/alerts'
import { saved } from '@profile-search/db/schema/matching/saved'
import { shortlistNotes } from '@profile-search/db/schema/matching/shortlist-notes'
import { accountBlocks } from '@profile-search/db/schema/messaging/blocks'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { messages, threadReads, threads } from '@profile-search/db/schema/messaging/messages'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { contactAnswers, contactMessages } from '@profile-search/db/schema/site/contact'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { grievanceEvents, grievances } from '@profile-search/db/schema/trust/grievances'
import { cases, reporters, reports, strikes } from '@profile-search/db/schema/trust/reports'
import { takeSnapshot } from '#hiring/applications/applying/snapshot.ts'
import { enqueue } from '#platform/queue/queue.ts'
import type { Api, Markers } from './person-fixture.ts'

type Ends = {
	person: { accountId: string; email: string }
	other: { accountId: string; organisationId: string; jobId: string }
}

/** The number of the markers in what others have written about the person. */
export const aboutOf = (number: number) => number + 1000

/** The context of inserting a person's activities. */
type Context = { api: Api; markers: Markers; number: number } & Ends

/** Everything that a person can do here, and what others write about them, with a marker in every text. */
export async function insertActivity(api: Api, markers: Markers, number: number, ends: Ends) {
	const context = { api, markers, number, ...ends }
	const { applicationId, interviewId } = await insertApplication(context)
	const { requestId, threadIds } = await insertConversations(context, applicationId)
	const grievanceId = await insertGrievance(context)
	const contactId = await insertContact(context)
	await insertReports(context)
	await insertOwnRows(context)
	await insertAboutPerson(context)
	return { applicationId, interviewId, requestId, threadIds, grievanceId, contactId }
}

async function attach({ api, markers, number }: Context, name: string, subject: object) {
	const key = `attachment/${number}-${name}`
	await markers.insertMarked(number, attachments, { ...subject, key, size: 8 })
	await api.files.put(key, markers.mark(number, `${name}.content`))
}

async function insertApplication(context: Context) {
	const { number, other } = context
	const { insertMarked } = context.markers
	const { db } = context.api
	const { accountId } = context.person
	const about = aboutOf(number)

	const applicationId = await insertMarked(number, applications, {
		jobId: other.jobId,
		candidateId: accountId,
		status: 'shortlisted',
		shortlistedAt: new Date(),
		resume: await takeSnapshot(db, accountId),
		source: 'portal',
		endMessage: null,
	})
	await insertMarked(number, applicationAnswers, { applicationId, position: 0 })
	await insertMarked(about, applicationNotes, { applicationId, authorId: other.accountId })
	await db.insert(applicationRatings).values({ applicationId, accountId: other.accountId, stars: 2 })
	await insertMarked(number, applicationEvents, { applicationId, toStatus: 'submitted', actorId: accountId })
	await insertMarked(about, applicationEvents, {
		applicationId,
		fromStatus: 'submitted',
		toStatus: 'shortlisted',
		actorId: other.accountId,
	})
	await attach(context, 'application', { applicationId })
	const startsAt = new Date(Date.now() + 86_400_000)
	const interviewId = await insertMarked(number, interviews, {
		applicationId,
		status: 'confirmed',
		minutes: 30,
		startsAt,
		endMessage: null,
	})
	await db.insert(interviewTimes).values({ interviewId, startsAt })
	return { applicationId, interviewId }
}

async function insertConversations(context: Context, applicationId: string) {
	const { number, other } = context
	const { insertMarked } = context.markers
	const { db } = context.api
	const { accountId } = context.person

	const requestId = await insertMarked(number, contactRequests, {
		askerId: accountId,
		askedId: other.accountId,
		status: 'accepted',
		declineMessage: null,
	})
	const ends = { askerId: accountId, lastNumber: 1, askerNumber: 1 }
	const threadIds = [
		await insertMarked(number, threads, { ...ends, kind: 'request', requestId, answererId: other.accountId }),
		await insertMarked(number, threads, {
			...ends,
			kind: 'application',
			applicationId,
			organisationId: other.organisationId,
		}),
		await insertMarked(number, threads, { ...ends, kind: 'approval', waitingId: accountId }),
	]
	for (const threadId of threadIds) {
		const messageId = await insertMarked(number, messages, {
			threadId,
			number: 1,
			side: 'asker',
			authorId: accountId,
			clientId: randomUUID(),
		})
		await attach(context, `message-${threadId}`, { messageId })
		await db.insert(threadReads).values({ threadId, accountId })
	}
	await db.insert(accountBlocks).values({ blockerId: accountId, blockedOrganisationId: other.organisationId })
	return { requestId, threadIds }
}

async function insertGrievance(context: Context) {
	const { number, other } = context
	const { insertMarked } = context.markers
	const { accountId, email } = context.person
	const about = aboutOf(number)

	const soon = new Date(Date.now() + 86_400_000)
	const id = await insertMarked(number, grievances, {
		// The ticket stays, without the person.
		number: `PS-2026-${number}`,
		kind: 'privacy',
		class: 'ordinary',
		accountId,
		email,
		acknowledgeDueAt: soon,
		resolveDueAt: soon,
		clockStartedAt: new Date(),
	})
	const line = { grievanceId: id, kind: 'replied', isPublic: true, once: null }
	const eventId = await insertMarked(number, grievanceEvents, {
		...line,
		party: 'complainant',
		actorId: accountId,
	})
	await insertMarked(about, grievanceEvents, { ...line, party: 'officer', actorId: other.accountId })
	await attach(context, 'grievance', { grievanceEventId: eventId })
	return id
}

async function insertContact(context: Context) {
	const { number, other } = context
	const { insertMarked } = context.markers
	const { accountId, email } = context.person
	const about = aboutOf(number)

	const contactId = await insertMarked(number, contactMessages, { accountId, email, topic: 'other' })
	await insertMarked(about, contactAnswers, { messageId: contactId, authorId: other.accountId })
	return contactId
}

async function insertReports(context: Context) {
	const { number, other } = context
	const { insertMarked } = context.markers
	const { db } = context.api
	const { accountId } = context.person
	const about = aboutOf(number)

	const caseId = await insertMarked(number, cases, {
		subjectKind: 'person',
		subjectId: accountId,
		ownerId: accountId,
	})
	await insertMarked(number, reports, {
		reporterId: accountId,
		subjectKind: 'organisation',
		subjectId: other.organisationId,
		reason: 'fraud',
	})
	await insertMarked(about, reports, {
		reporterId: other.accountId,
		subjectKind: 'person',
		subjectId: accountId,
		caseId,
		reason: 'fraud',
	})
	await db.insert(reporters).values({ accountId, weight: 1.5 })
	await db.insert(strikes).values({ accountId, caseId })
}

async function insertOwnRows(context: Context) {
	const { number, other } = context
	const { insertMarked, mark } = context.markers
	const { db } = context.api
	const { accountId, email } = context.person

	await insertMarked(number, jobDismissals, { candidateId: accountId, jobId: other.jobId, reason: 'other' })
	await insertMarked(number, jobInvitations, { candidateId: accountId, jobId: other.jobId })
	await insertMarked(number, saved, { ownerId: accountId, kind: 'job', subjectId: other.jobId })
	const mailboxId = await insertMarked(number, alertMailboxes, { email })
	for (const owner of [{ accountId }, { mailboxId }]) {
		const alertId = await insertMarked(number, alerts, { ...owner, kind: 'jobs', frequency: 'daily' })
		const digestId = await insertMarked(number, alertDigests, {
			...owner,
			isMailed: false,
			criteria: [{ id: alertId, kind: 'jobs', name: mark(number, 'alert_digests.criteria'), criteria: '' }],
		})
		await db.insert(alertHits).values({ alertId, subjectId: other.jobId, digestId })
	}
}

/** Inserts the name in what others read, and in the queue. */
async function insertAboutPerson(context: Context) {
	const { number, other } = context
	const { insertMarked, mark } = context.markers
	const { db } = context.api
	const { accountId, email } = context.person
	const about = aboutOf(number)

	await insertMarked(about, notifications, {
		accountId: other.accountId,
		kind: 'request',
		orderId: null,
		aboutId: accountId,
	})
	await insertMarked(about, saved, { ownerId: other.accountId, kind: 'person', subjectId: accountId })
	await insertMarked(about, shortlistNotes, {
		candidateId: accountId,
		jobId: other.jobId,
		editorId: other.accountId,
	})
	const alertId = await insertMarked(number + 1, alerts, {
		accountId: other.accountId,
		kind: 'people',
		frequency: 'daily',
	})
	const digestId = await insertMarked(number + 1, alertDigests, {
		accountId: other.accountId,
		isMailed: false,
		criteria: [],
	})
	await db.insert(alertHits).values({ alertId, subjectId: accountId, digestId })
	await insertMarked(about, notifications, { accountId: other.accountId, kind: 'match', orderId: digestId })
	await enqueue(db, 'push', {
		accountId: other.accountId,
		title: mark(about, 'queue.title'),
		body: '',
		page: 'home',
		aboutId: accountId,
		until: new Date(0).toISOString(),
	})
	await enqueue(db, 'note_refused_login', { email, at: new Date().toISOString() })
}
