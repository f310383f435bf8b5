import { randomUUID } from 'node:crypto'
import { accessTokens } from '@profile-search/db/schema/accounts/access-tokens'
import { openidIdentities } from '@profile-search/db/schema/accounts/openid'
import { passkeys } from '@profile-search/db/schema/accounts/second-steps'
import { sessions } from '@profile-search/db/schema/accounts/sessions'
import { applicationNotes, applications } from '@profile-search/db/schema/hiring/applications'
import { interviews, interviewTimes } from '@profile-search/db/schema/hiring/interviews'
import { jobFeeds } from '@profile-search/db/schema/hiring/job-feeds'
import { jobImports } from '@profile-search/db/schema/hiring/job-imports'
import { jobInvitations } from '@profile-search/db/schema/hiring/job-invitations'
import { jobTemplates } from '@profile-search/db/schema/hiring/jobs'
import { webhookDeliveries, webhooks } from '@profile-search/db/schema/hiring/webhooks'
import { alerts } from '@profile-search/db/schema/matching/alerts'
import { accountBlocks } from '@profile-search/db/schema/messaging/blocks'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { messages, threads } from '@profile-search/db/schema/messaging/messages'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { dataExports } from '@profile-search/db/schema/privacy/personal-data'
import { careerGaps, educationEntries } from '@profile-search/db/schema/profiles/candidates'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { organisationInvitations, scimUsers } from '@profile-search/db/schema/profiles/members'
import { subBranches } from '@profile-search/db/schema/profiles/sub-branches'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { cases } from '@profile-search/db/schema/trust/reports'
import {
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
	createSection,
	createWorkEntry,
	dayFromNow,
	known,
} from '@profile-search/db/testing/factories'
import { takeSnapshot } from '#hiring/applications/applying/snapshot.ts'
import type { testApp } from '../portal.ts'
import type { createMarkers } from '../visibility/markers.ts'

type Api = Awaited<ReturnType<typeof testApp>>
export type OwnedRows = Awaited<ReturnType<typeof createOwnedRows>>

/** A job as a form sends it. */
export const jobDraft = {
	title: 'Cook',
	description: 'You cook.',
	professionId: known.profession,
	placeIds: [known.place],
	mustHaveSkills: ['Java'],
	closesOn: dayFromNow(20),
}

/** When the interviews are to be. */
const soon = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 3 * 86_400_000)

/** A person and a team with one of everything that an address with an id can name, and something that the two share. */
export async function createOwnedRows(
	{ db, files }: Api,
	{ insertMarked }: ReturnType<typeof createMarkers>,
) {
	const make = (...[table, values]: [Parameters<typeof insertMarked>[1], Record<string, unknown>]) =>
		insertMarked(0, table, values)

	const [person, organisation] = [await createCandidate(db), await createOrganisation(db)]
	const [asker, member] = [
		await createCandidate(db),
		await createMember(db, { organisationId: organisation.id }),
	]
	const [accountId, organisationId] = [person.id, organisation.id]
	const { id: jobId } = await createJob(db, { organisationId })
	const meeting = await createMeeting(db, files, make, { accountId, organisationId, jobId })
	const requestId = await make(contactRequests, { askerId: asker.id, askedId: accountId })
	const jobInvitationId = await make(jobInvitations, { jobId, candidateId: accountId })
	await createSection(db, { accountId })

	const work = await createWorkEntry(db, { candidateId: accountId, organisationId, confirmation: 'claimed' })
	const entry = { candidateId: accountId, startedOn: '2019-01-01' }
	return {
		person,
		team: organisation.owner,
		asker,
		jobId,
		soon,
		/** By the name in an address; where the beginning of the address tells them apart, by that and the name. */
		ids: {
			jobId,
			requestId,
			jobInvitationId,
			candidateId: accountId,
			...meeting,
			noteId: await make(applicationNotes, {
				applicationId: meeting.applicationId,
				authorId: organisation.owner.id,
			}),
			alertId: await make(alerts, { accountId, kind: 'jobs', frequency: 'daily', confirmedAt: new Date() }),
			blockId: await make(accountBlocks, { blockerId: accountId, blockedId: asker.id }),
			passkeyId: await make(passkeys, { accountId, counter: 0 }),
			openidIdentityId: await make(openidIdentities, { accountId, issuer: 'https://login.example' }),
			accessTokenId: await make(accessTokens, {
				accountId,
				kind: 'personal',
				scopes: ['jobs:read'],
				expiresAt: soon,
			}),
			...(await createWebhook(make, organisationId)),
			sessionId: await make(sessions, { accountId, expiresAt: soon }),
			employerBlockId: await make(employerBlocks, { ownerId: accountId, organisationId: null }),
			notificationId: await make(notifications, { accountId, kind: 'job', orderId: null }),
			exportId: await make(dataExports, {
				accountId,
				readyAt: new Date(),
				expiresAt: soon,
				key: await put(files, 'export'),
				size: 4,
			}),
			caseId: await make(cases, {
				subjectKind: 'person',
				subjectId: accountId,
				ownerId: accountId,
				organisationId: null,
				state: 'frozen',
			}),
			employmentId: work.id,
			'work-entries entryId': work.id,
			'education-entries entryId': await make(educationEntries, entry),
			'career-gaps entryId': await make(careerGaps, { ...entry, reason: 'study' }),
			feedId: await createFeed(make, organisationId),
			importId: await make(jobImports, { organisationId, state: 'ready', header: ['Title'], key: null }),
			templateId: await make(jobTemplates, { organisationId, draft: jobDraft }),
			...(await createTeamRows(make, organisationId)),
			'organisations accountId': member.id,
		} satisfies Record<string, string>,
	}
}

/** Inserts a row with a marker in each text, and returns its id. */
type Make = (
	table: Parameters<ReturnType<typeof createMarkers>['insertMarked']>[1],
	values: Record<string, unknown>,
) => Promise<string>

/** What belongs to a team besides its members. */
async function createTeamRows(make: Make, organisationId: string) {
	return {
		invitationId: await make(organisationInvitations, {
			organisationId,
			role: 'recruiter',
			expiresAt: soon,
		}),
		scimUserId: await make(scimUsers, { organisationId, role: 'recruiter' }),
		subBranchId: await make(subBranches, { organisationId, placeId: known.place }),
	}
}

async function createFeed(make: Make, organisationId: string) {
	return make(jobFeeds, {
		organisationId,
		accountId: null,
		kind: 'lever',
		opensJobs: false,
		url: 'https://hr.example.com/',
	})
}

async function createWebhook(make: Make, organisationId: string) {
	const events = ['job.opened']
	const webhookId = await make(webhooks, {
		organisationId,
		events,
		url: 'https://hr.example.com/',
		secret: 'whsec_aa==',
	})
	return {
		webhookId,
		deliveryId: await make(webhookDeliveries, { webhookId, event: 'job.opened', data: {} }),
	}
}

/** An application of the person for the job of the team, with a file, a thread and an interview. */
async function createMeeting(
	db: Api['db'],
	files: Api['files'],
	make: Make,
	{ accountId, organisationId, jobId }: { accountId: string; organisationId: string; jobId: string },
) {
	const applicationId = await make(applications, {
		jobId,
		candidateId: accountId,
		status: 'interview',
		interviewAt: new Date(),
		source: 'portal',
		resume: await takeSnapshot(db, accountId),
	})
	const threadId = await make(threads, {
		kind: 'application',
		applicationId,
		askerId: accountId,
		organisationId,
		lastNumber: 1,
		answererNumber: 1,
		answererAt: new Date(),
	})
	const messageId = await make(messages, { threadId, number: 1, side: 'answerer', clientId: randomUUID() })
	const file = { mediaType: 'text/plain', size: 4 }
	await make(attachments, { applicationId, key: await put(files, 'attachment'), ...file })
	const interviewId = await make(interviews, { applicationId, minutes: 30 })
	await db.insert(interviewTimes).values({ interviewId, startsAt: soon })
	const key = await put(files, 'attachment')
	const fileId = await make(attachments, { messageId, key, ...file })
	return { applicationId, threadId, interviewId, 'threads fileId': fileId }
}

async function put(files: Api['files'], kind: string) {
	const key = `${kind}/${randomUUID()}`
	await files.put(key, 'text')
	return key
}
