import { randomUUID } from 'node:crypto'
import { accounts, emailVerifications, passwordResets } from '@profile-search/db/schema/accounts/accounts'
import { emailChanges } from '@profile-search/db/schema/accounts/email-changes'
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
import { organisationInvitations } from '@profile-search/db/schema/profiles/members'
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
import type { createGarden } from '#test/visibility/garden.ts'

export type Api = Awaited<ReturnType<typeof testApp>>
export type Garden = ReturnType<typeof createGarden>

const inADay = () => new Date(Date.now() + 86_400_000)

type Other = { accountId: string; organisationId: string }
type Bed = { api: Api; garden: Garden; of: number; accountId: string; email: string; other: Other }

/** A person with a marker in every text of the account and the profile. Returns their id and address. */
export async function plantPerson(api: Api, garden: Garden, number: number, other: Other) {
	const email = `${garden.mark(number, 'accounts.email')}@owners.example`
	const accountId = await garden.plant(number, accounts, {
		userType: 'candidate',
		email,
		status: 'approved',
		statusReason: null,
	})
	const bed = { api, garden, of: number, accountId, email, other }
	await plantSafety(bed)
	await plantPortal(bed)
	await plantProfile(bed)
	await plantVisits(bed)
	return { accountId, email }
}

async function plantSafety({ api, garden, of, accountId, email, other }: Bed) {
	const { plant, mark } = garden
	const { db } = api

	await plant(of, emailVerifications, { email, expiresAt: inADay() })
	await plant(of, refusedAddresses, { email, reason: '550 user unknown' })
	await plant(of, emailChanges, { accountId, newEmail: email, expiresAt: inADay() })
	await plant(of, passwordResets, { email, expiresAt: inADay() })
	await plant(of, sessions, { accountId, country: 'IN', expiresAt: inADay() })
	await plant(of, knownDevices, { accountId })
	await plant(of, accountActivity, { accountId, kind: 'logged_in', country: 'IN' })
	await plant(of, authenticators, { accountId })
	await plant(of, recoveryCodes, { accountId })
	await plant(of, passkeys, { accountId, transports: [] })
	await plant(of, passkeyChallenges, { accountId, expiresAt: inADay() })
	await plant(of, pushSubscriptions, { accountId })
	await plant(of, mailKeys, { accountId })
	await plant(of, suspensions, { accountId, statusBefore: 'approved', liftedAt: new Date() })
	await plant(of, decidedProfiles, {
		accountId,
		decision: 'approve',
		profile: { headline: mark(of, 'decided_profiles.profile') },
	})
	await plant(of, caseLooks, { approverId: accountId, accountId: other.accountId, until: inADay() })
	await plant(of, heldChanges, { accountId, changes: { firstName: mark(of, 'held_changes.changes') } })
	await plant(of, likelyDuplicates, { accountId, otherId: other.accountId })
	await plant(of, fileDigests, { accountId })
	const mergeId = await plant(of, merges, { kind: 'person', keptId: accountId, duplicateId: randomUUID() })
	await plant(of, mergeChanges, {
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

async function plantPortal({ api, garden, of, accountId, email, other }: Bed) {
	const { plant, mark } = garden
	const { files: store } = api

	await plant(of, notificationSettings, { accountId, kind: 'message', mail: true, push: true })
	await plant(of, notifications, { accountId, kind: 'job', orderId: null })
	await plant(of, consents, { accountId, purpose: 'account', noticeVersion: 1, language: 'en' })
	await plant(of, nominees, { accountId })
	await plant(of, organisationInvitations, {
		organisationId: other.organisationId,
		email,
		role: 'recruiter',
		expiresAt: inADay(),
	})
	const key = `export/${of}.zip`
	await plant(of, dataExports, { accountId, key, readyAt: new Date(), expiresAt: inADay() })
	await store.put(key, mark(of, 'data_exports.content'))
}

async function plantProfile({ api, garden, of, accountId }: Bed) {
	const { plant, mark } = garden
	const { db, files: store } = api

	const fileKey = `photo/${of}.webp`
	const fileId = await plant(of, files, { kind: 'photo', accountId, key: fileKey, size: 8 })
	await store.put(fileKey, mark(of, 'files.content'))
	await plant(of, candidates, {
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
	await plant(of, workEntries, { candidateId: accountId, startedOn: '2020-01-01' })
	await plant(of, educationEntries, { candidateId: accountId })
	await plant(of, careerGaps, { candidateId: accountId, reason: 'other', startedOn: '2015-01-01' })
	const skillId = Number(await plant(of, skills, { aliases: [], field: null }))
	await db
		.insert(candidateSkills)
		.values([skillId, ...known.skills].map((id) => ({ candidateId: accountId, skillId: id })))
	await db.insert(candidateLanguages).values({ candidateId: accountId, code: known.language })
	await plant(of, guests, {
		accountId,
		seeks: ['advice'],
		areas: ['career'],
		sectors: [],
		stage: null,
		placeId: known.place,
		languages: [known.language],
	})
	for (const kind of ['advisory', 'investor'])
		await plant(of, sections, {
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
	await plant(of, employerBlocks, { ownerId: accountId })
}

async function plantVisits({ api: { db }, accountId, other }: Bed) {
	const day = '2026-11-20'
	const visit = { day, role: 'member' as const, sawContacts: false }
	await db.insert(profileVisits).values([
		{ ...visit, ownerId: accountId, visitorId: other.accountId },
		{ ...visit, ownerId: other.accountId, visitorId: accountId },
	])
	await db.insert(profileAppearances).values({ ownerId: accountId, day, times: 3 })
	await db.insert(matchCounts).values({ candidateId: accountId, day, jobs: 3 })
}
