import { randomUUID } from 'node:crypto'
import { accessTokens } from '@profile-search/db/schema/accounts/access-tokens'
import { accounts, emailVerifications, passwordResets } from '@profile-search/db/schema/accounts/accounts'
import { calendarFeeds } from '@profile-search/db/schema/accounts/calendar-feeds'
import { emailChanges } from '@profile-search/db/schema/accounts/email-changes'
import { idempotencyKeys } from '@profile-search/db/schema/accounts/idempotency-keys'
import { openidIdentities, openidRequests } from '@profile-search/db/schema/accounts/openid'
import { refusedAddresses } from '@profile-search/db/schema/accounts/refused-addresses'
import {
	authenticators,
	passkeyChallenges,
	passkeys,
	recoveryCodes,
} from '@profile-search/db/schema/accounts/second-steps'
import { accountActivity, knownDevices, sessions } from '@profile-search/db/schema/accounts/sessions'
import { voluntaryAttributes } from '@profile-search/db/schema/matching/fairness'
import {
	mailKeys,
	notifications,
	notificationSettings,
} from '@profile-search/db/schema/messaging/notifications'
import { pushSubscriptions } from '@profile-search/db/schema/messaging/push'
import { consents, dataExports, nominees } from '@profile-search/db/schema/privacy/personal-data'
import {
	candidateLanguages,
	candidates,
	candidateSkills,
	careerGaps,
	educationEntries,
	workEntries,
} from '@profile-search/db/schema/profiles/candidates'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { files } from '@profile-search/db/schema/profiles/files'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { organisationInvitations, scimUsers } from '@profile-search/db/schema/profiles/members'
import { peopleImportRows, peopleImports } from '@profile-search/db/schema/profiles/people-imports'
import { sections } from '@profile-search/db/schema/profiles/sections'
import { profileAppearances, profileVisits } from '@profile-search/db/schema/profiles/visits'
import { candidateEmbeddings } from '@profile-search/db/schema/search/embeddings'
import { skills } from '@profile-search/db/schema/search/reference'
import { matchCounts } from '@profile-search/db/schema/site/statistics'
import {
	caseLooks,
	decidedProfiles,
	fileDigests,
	heldChanges,
	likelyDuplicates,
	suspensions,
} from '@profile-search/db/schema/trust/approvals'
import { mergeChanges, merges } from '@profile-search/db/schema/trust/merges'
import { known } from '@profile-search/db/testing/factories'
import { record } from '#platform/audit/record.ts'
import type { testApp } from '#test/portal.ts'
import type { createMarkers } from '#test/visibility/markers.ts'

export type Api = Awaited<ReturnType<typeof testApp>>
export type Markers = ReturnType<typeof createMarkers>

const inADay = () => new Date(Date.now() + 86_400_000)

type Other = { accountId: string; organisationId: string }
type Context = { api: Api; markers: Markers; of: number; accountId: string; email: string; other: Other }

/** A person with a marker in every text of the account and the profile. Returns their id and address. */
export async function insertPerson(api: Api, markers: Markers, number: number, other: Other) {
	const email = `${markers.mark(number, 'accounts.email')}@owners.example`
	const accountId = await markers.insertMarked(number, accounts, {
		userType: 'candidate',
		email,
		status: 'approved',
		statusReason: null,
	})
	const context = { api, markers, of: number, accountId, email, other }
	await insertSecurity(context)
	await insertPortal(context)
	await insertProfile(context)
	await insertVisits(context)
	return { accountId, email }
}

async function insertSecurity({ api, markers, of, accountId, email, other }: Context) {
	const { insertMarked, mark } = markers
	const { db } = api

	await insertMarked(of, emailVerifications, { email, expiresAt: inADay() })
	await insertMarked(of, refusedAddresses, { email, reason: '550 user unknown' })
	await insertMarked(of, emailChanges, { accountId, newEmail: email, expiresAt: inADay() })
	await insertMarked(of, passwordResets, { email, expiresAt: inADay() })
	await insertMarked(of, sessions, { accountId, country: 'IN', expiresAt: inADay() })
	await insertMarked(of, accessTokens, {
		accountId,
		kind: 'personal',
		scopes: ['profile:read'],
		expiresAt: inADay(),
	})
	await insertMarked(of, calendarFeeds, { accountId, organisationId: null })
	await insertMarked(of, idempotencyKeys, { accountId, status: 200 })
	await insertMarked(of, knownDevices, { accountId })
	await insertMarked(of, accountActivity, { accountId, kind: 'logged_in', country: 'IN' })
	await insertMarked(of, authenticators, { accountId })
	await insertMarked(of, recoveryCodes, { accountId })
	await insertMarked(of, passkeys, { accountId, transports: [] })
	await insertMarked(of, passkeyChallenges, { accountId, expiresAt: inADay() })
	await insertMarked(of, openidIdentities, { accountId })
	await insertMarked(of, openidRequests, { accountId, userType: 'candidate', expiresAt: inADay() })
	await insertMarked(of, pushSubscriptions, { accountId })
	await insertMarked(of, mailKeys, { accountId })
	await insertMarked(of, suspensions, { accountId, statusBefore: 'approved', liftedAt: new Date() })
	await insertMarked(of, decidedProfiles, {
		accountId,
		decision: 'approve',
		profile: { headline: mark(of, 'decided_profiles.profile') },
	})
	await insertMarked(of, caseLooks, { approverId: accountId, accountId: other.accountId, until: inADay() })
	await insertMarked(of, heldChanges, { accountId, changes: { firstName: mark(of, 'held_changes.changes') } })
	await insertMarked(of, likelyDuplicates, { accountId, otherId: other.accountId })
	await insertMarked(of, fileDigests, { accountId })
	const mergeId = await insertMarked(of, merges, {
		kind: 'person',
		keptId: accountId,
		duplicateId: randomUUID(),
	})
	await insertMarked(of, mergeChanges, {
		mergeId,
		kind: 'moved',
		tableName: 'saved',
		key: {},
		before: { note: mark(of, 'merge_changes.before') },
		after: {},
	})
	const reason = mark(of, 'audit_log.reason')
	await record(db, { actorId: null, action: 'account_rejected', subjectId: accountId, reason })
}

async function insertPortal({ api, markers, of, accountId, email, other }: Context) {
	const { insertMarked, mark } = markers
	const { db, files: store } = api

	await insertMarked(of, notificationSettings, { accountId, kind: 'message', mail: true, push: true })
	await insertMarked(of, notifications, { accountId, kind: 'job', orderId: null })
	await insertMarked(of, consents, { accountId, purpose: 'account', noticeVersion: 1, language: 'en' })
	await insertMarked(of, nominees, { accountId })
	await insertMarked(of, organisationInvitations, {
		organisationId: other.organisationId,
		email,
		role: 'recruiter',
		expiresAt: inADay(),
	})
	await insertMarked(of, scimUsers, {
		organisationId: other.organisationId,
		accountId,
		email,
		role: 'recruiter',
	})
	const [importOf] = await db
		.insert(peopleImports)
		.values({ fileName: 'people.csv', state: 'done', source: 'A fair', language: 'en' })
		.returning({ id: peopleImports.id })
	await db.insert(peopleImportRows).values({
		importId: importOf?.id ?? '',
		number: 2,
		cells: [mark(of, 'people_import_rows.cells')],
		state: 'invited',
		email,
	})
	const key = `export/${of}.zip`
	await insertMarked(of, dataExports, { accountId, key, readyAt: new Date(), expiresAt: inADay() })
	await store.put(key, mark(of, 'data_exports.content'))
}

async function insertProfile({ api, markers, of, accountId }: Context) {
	const { insertMarked, mark } = markers
	const { db, files: store } = api

	const fileKey = `photo/${of}.webp`
	const fileId = await insertMarked(of, files, { kind: 'photo', accountId, key: fileKey, size: 8 })
	await store.put(fileKey, mark(of, 'files.content'))
	await insertMarked(of, candidates, {
		accountId,
		professionId: known.profession,
		placeId: known.place,
		experienceMonths: 48,
		education: 6,
		birthDate: mark(of, 'candidates.birthDate', `19${60 + of}-01-02`),
		links: [`https://${mark(of, 'candidates.links')}.example/`],
		image: `/api/files/${fileId}`,
		visibility: 'public',
	})
	await insertMarked(of, workEntries, { candidateId: accountId, startedOn: '2020-01-01' })
	await insertMarked(of, educationEntries, { candidateId: accountId })
	await insertMarked(of, careerGaps, { candidateId: accountId, reason: 'other', startedOn: '2015-01-01' })
	const skillId = Number(await insertMarked(of, skills, { aliases: [], field: null }))
	await db
		.insert(candidateSkills)
		.values([skillId, ...known.skills].map((id) => ({ candidateId: accountId, skillId: id })))
	await db.insert(candidateLanguages).values({ candidateId: accountId, code: known.language })
	await insertMarked(of, guests, {
		accountId,
		seeks: ['advice'],
		areas: ['career'],
		sectors: [],
		stage: null,
		placeId: known.place,
		languages: [known.language],
	})
	for (const kind of ['advisory', 'investor'])
		await insertMarked(of, sections, {
			accountId,
			kind,
			status: 'approved',
			topics: [kind === 'investor' ? 'technology' : 'career'],
			languages: [known.language],
			stages: [],
			isRemote: true,
		})
	await db.insert(voluntaryAttributes).values({ accountId, gender: 'woman' })
	await db
		.insert(candidateEmbeddings)
		.values({ candidateId: accountId, model: 'small', fields: [[known.profession, 1]] })
	await insertMarked(of, employerBlocks, { ownerId: accountId })
}

async function insertVisits({ api: { db }, accountId, other }: Context) {
	const day = '2026-11-20'
	const visit = { day, role: 'member' as const, sawContacts: false }
	await db.insert(profileVisits).values([
		{ ...visit, ownerId: accountId, visitorId: other.accountId },
		{ ...visit, ownerId: other.accountId, visitorId: accountId },
	])
	await db.insert(profileAppearances).values({ ownerId: accountId, day, times: 3 })
	await db.insert(matchCounts).values({ candidateId: accountId, day, jobs: 3 })
}
