// The first downloads would wait until these are loaded and then come all at once, which is refused.
import '#profiles/resumes/docx.ts'
import '#profiles/resumes/pdf.ts'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { saved } from '@profile-search/db/schema/matching/saved'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
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
import { sections } from '@profile-search/db/schema/profiles/sections'
import { profileVisits } from '@profile-search/db/schema/profiles/visits'
import { skills } from '@profile-search/db/schema/search/reference'
import {
	createCandidate,
	createGuest,
	createJob,
	createMember,
	createOrganisation,
	known,
} from '@profile-search/db/testing/factories'
import { today } from '#platform/settings/clock.ts'
import type { testApp } from '../portal.ts'
import { createApplication, createInterview } from './applications.ts'
import { createMarkers } from './markers.ts'
import { createThreads } from './threads.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Markers = ReturnType<typeof createMarkers>

/** What an owner has decided, and what has happened to them. */
export type Spec = {
	visibility: 'public' | 'members' | 'approved_organisations'
	status: 'incomplete' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'frozen'
	hidesFrom: ('organisation' | 'domain')[]
	/** Advice and money are offered. */
	section: 'pending' | 'approved' | null
	isPayShown: boolean
	/** Whose word is asked for the work they name. */
	employer: 'hidden organisation' | 'open organisation' | null
	request: { with: number; isFromOwner: boolean; status: 'open' | 'accepted' | 'declined' } | null
	/** For which of the jobs, and as what. */
	application: {
		job: number
		status: 'submitted' | 'shortlisted' | 'withdrawn'
		isBlind: boolean
		sharesContact: boolean
	} | null
}

export type Reader = {
	name: string
	/** Null for a visitor. */
	id: string | null
	organisationId: string | null
	isApprovedOrganisation: boolean
	isApprover: boolean
	/** Suspended, or not approved yet: shown no more of others than a visitor. */
	isShutOut?: boolean
	/** By which entries of a list they are kept out. */
	keptOutBy: ('organisation' | 'domain')[]
}

export type Owner = Spec & {
	number: number
	id: string
	/** What stands for it in an address, by the name of the parameter. */
	ids: Record<
		| 'employmentId'
		| 'fileId'
		| 'requestId'
		| 'applicationId'
		| 'interviewId'
		| 'requestThreadId'
		| 'applicationThreadId',
		string
	>
	/** A skill that nobody else has. */
	skillId: number
	employerId: string | null
	requestReaderId: string | null
	/** The job applied for, and whose it is. */
	appliedFor: { jobId: string; organisationId: string } | null
}

export const hiddenDomain = 'hidden.example'

/** One reader of each kind. `open organisation` and `hidden organisation` have jobs to match people with. */
export async function createReaders({ db }: TestApp) {
	const hidden = await createOrganisation(db)
	const open = await createOrganisation(db)
	const inDomain = await createOrganisation(db, { owner: { email: `chief@${hiddenDomain}` } })
	const pending = await createOrganisation(db, { owner: { status: 'pending' } })
	const candidate = await createCandidate(db)
	const guest = await createGuest(db, {
		seeks: ['advice', 'money'],
		areas: ['career'],
		sectors: ['technology'],
	})
	const recruiter = await createMember(db, { organisationId: hidden.id })
	const colleague = await createCandidate(db, { account: { email: `ravi@desk.${hiddenDomain}` } })
	const approver = await createCandidate(db, { account: { isApprover: true } })
	const nearApprover = await createCandidate(db, {
		account: { isApprover: true, email: `lata@${hiddenDomain}` },
	})
	const jobs = []
	for (const { id } of [hidden, open, inDomain]) jobs.push(await createJob(db, { organisationId: id }))

	const plain = { organisationId: null, isApprovedOrganisation: false, isApprover: false, keptOutBy: [] }
	const acting = (organisationId: string) => ({ ...plain, organisationId, isApprovedOrganisation: true })
	const readers: Reader[] = [
		{ ...plain, name: 'a visitor', id: null },
		{ ...plain, name: 'a candidate', id: candidate.id },
		{ ...plain, name: 'a guest', id: guest.id },
		{
			...plain,
			name: 'a pending employer',
			id: pending.owner.id,
			organisationId: pending.id,
			isShutOut: true,
		},
		{ ...acting(open.id), name: 'an approved employer', id: open.owner.id },
		{ ...acting(hidden.id), name: 'a hidden employer', id: hidden.owner.id, keptOutBy: ['organisation'] },
		{ ...acting(hidden.id), name: 'its recruiter', id: recruiter.id, keptOutBy: ['organisation'] },
		{
			...acting(inDomain.id),
			name: 'an employer in the domain',
			id: inDomain.owner.id,
			keptOutBy: ['domain'],
		},
		{ ...plain, name: 'a candidate in the domain', id: colleague.id, keptOutBy: ['domain'] },
		{ ...plain, name: 'an approver', id: approver.id, isApprover: true },
		{
			...plain,
			name: 'an approver in the domain',
			id: nearApprover.id,
			isApprover: true,
			keptOutBy: ['domain'],
		},
	]
	return {
		readers,
		jobs,
		jobIds: jobs.map(({ id }) => id),
		organisationIds: { 'hidden organisation': hidden.id, 'open organisation': open.id },
	}
}

type Readers = Awaited<ReturnType<typeof createReaders>>

/** A skill by its English name alone: the others name the same, for other readers. */
const onlyNamed = { aliases: [], field: null, nameHi: null, nameMr: null }

/** An owner with a marker in every field of everything that belongs to them. */
export async function createOwner(
	api: TestApp,
	markers: Markers,
	number: number,
	spec: Spec,
	{ readers, jobs, organisationIds }: Readers,
): Promise<Owner> {
	const { mark, insertMarked } = markers
	// Every third one has an address in the very domain: they see themselves all the same.
	const email = `${mark(number, 'accounts.email')}@${number % 3 ? 'owners.example' : hiddenDomain}`
	const id = await insertMarked(number, accounts, { userType: 'candidate', email, status: spec.status })
	mark(number, 'accounts.id', id)
	const photoKey = `photo/${number}.webp`
	const fileId = await insertMarked(number, files, { kind: 'photo', accountId: id, key: photoKey, size: 8 })
	mark(number, 'files.id', fileId)
	await api.files.put(photoKey, mark(number, 'files.content'))

	await insertMarked(number, candidates, {
		accountId: id,
		professionId: known.profession,
		placeId: known.place,
		experienceMonths: 48,
		education: 6,
		birthDate: mark(number, 'candidates.birthDate', dayOfBirth(number)),
		expectedPay: Number(mark(number, 'candidates.expectedPay', String(710_000_000 + number))),
		isPayShown: spec.isPayShown,
		links: [`https://${mark(number, 'candidates.links')}.example/`],
		image: `/api/files/${fileId}`,
		visibility: spec.visibility,
	})
	const employerId = spec.employer && organisationIds[spec.employer]
	const employmentId = await insertMarked(number, workEntries, {
		candidateId: id,
		organisationId: employerId,
		confirmation: employerId && 'claimed',
		startedOn: '2020-01-01',
	})
	await insertMarked(number, educationEntries, { candidateId: id })
	await insertMarked(number, careerGaps, { candidateId: id, reason: 'other', startedOn: '2015-01-01' })
	const skillId = Number(await insertMarked(number, skills, onlyNamed))
	const claims = [skillId, ...known.skills].map((each) => ({ candidateId: id, skillId: each, level: 3 }))
	await api.db.insert(candidateSkills).values(claims)
	await api.db.insert(candidateLanguages).values({ candidateId: id, code: known.language, level: 5 })
	await createSections(markers, number, id, spec)

	for (const from of spec.hidesFrom)
		await api.db.insert(employerBlocks).values({
			ownerId: id,
			...(from === 'domain'
				? { domain: hiddenDomain }
				: { organisationId: organisationIds['hidden organisation'] }),
		})
	const requestReaderId = (spec.request && readers[spec.request.with]?.id) ?? null
	const requestId = requestReaderId ? await createRequest(markers, number, id, requestReaderId, spec) : fileId
	const job = (spec.application && jobs[spec.application.job]) ?? null
	const applicationId = job ? await createApplication(api, markers, number, id, job.id, spec) : fileId
	const interviewId = job ? await createInterview(markers, number, applicationId) : fileId
	const ends = {
		id,
		readerId: requestReaderId,
		requestId,
		applicationId,
		organisationId: job?.organisationId,
	}
	const threadIds = await createThreads(markers, number, spec, ends, fileId)
	return {
		...spec,
		number,
		id,
		ids: {
			employmentId,
			fileId,
			requestId,
			applicationId,
			interviewId,
			...threadIds,
		},
		skillId,
		employerId,
		requestReaderId,
		appliedFor: job && { jobId: job.id, organisationId: job.organisationId },
	}
}

/** Everyone has looked at everyone today, perhaps while more was shown than now. */
export async function createVisits(db: Db, people: Owner[]) {
	const visits = people.flatMap(({ id: ownerId }) =>
		people
			.filter(({ id }) => id !== ownerId)
			.map(({ id }) => ({ ownerId, visitorId: id, day: today, role: 'member' as const, sawContacts: false })),
	)
	await db.insert(profileVisits).values(visits)
}

/** Everyone with an account has saved everyone, as a person and as what they offer. */
export async function createSaved(db: Db, readers: Reader[], people: Owner[]) {
	const kinds = ['person', 'adviser', 'investor'] as const
	const rows = readers.flatMap(({ id: ownerId }) =>
		people.flatMap(({ id }) => (ownerId ? kinds.map((kind) => ({ ownerId, kind, subjectId: id })) : [])),
	)
	await db.insert(saved).values(rows)
}

async function createSections(
	{ insertMarked }: Markers,
	number: number,
	accountId: string,
	{ section }: Spec,
) {
	if (!section) return
	for (const kind of ['advisory', 'investor'])
		await insertMarked(number, sections, {
			accountId,
			kind,
			status: section,
			topics: [kind === 'investor' ? 'technology' : 'career'],
			languages: [known.language],
			stages: [],
			isRemote: true,
		})
}

async function createRequest(
	{ insertMarked }: Markers,
	number: number,
	id: string,
	readerId: string,
	{ request }: Spec,
) {
	const [askerId, askedId] = request?.isFromOwner ? [id, readerId] : [readerId, id]
	return insertMarked(number, contactRequests, { askerId, askedId, status: request?.status })
}

function dayOfBirth(number: number) {
	return new Date(Date.UTC(1955, 0, 1 + number)).toISOString().slice(0, 10)
}
